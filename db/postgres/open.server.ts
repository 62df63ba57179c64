import { Kysely, PostgresDialect, sql } from "kysely";
import type { Pool } from "pg";
import { queueWrites, WRITE_PATIENCE_MS } from "../engine/base/write-queue.server";
import type { Database, Read, Trx } from "../schema/database";
import type { Schema } from "../schema/schema";
import { isBusy, isLost } from "./errors.server";
import { OneWriterDialect } from "./kysely-dialect.server";
import { createPool, poolFor } from "./pool.server";
import { watchVersion } from "./version.server";

/** Returns at once; the connection is made by the first query. */
export function openDatabase(url: string, patienceMs = WRITE_PATIENCE_MS): Database {
  let made: Promise<Pool> | undefined;
  const pool = () => {
    made ??= createPool(url);
    return made;
  };
  const read = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: poolFor(pool, true) }) });
  const dialect = new OneWriterDialect({ pool: poolFor(pool, false) }, patienceMs);
  const writer = new Kysely<Schema>({ dialect });
  // Runs a transaction again that was not committed, also after a lost connection.
  const patiently = queueWrites(isBusy, patienceMs, isLost);
  const version = watchVersion(() => readVersion(read));
  const commit = async <T>(unit: (trx: Trx) => Promise<T>) => {
    const { answer, after } = await writer.transaction().execute(async (trx) => ({
      answer: await unit(trx),
      after: await readVersion(trx),
    }));
    version.note(after);
    return answer;
  };
  const close = async () => {
    version.close();
    await Promise.all([read.destroy(), writer.destroy()]);
    await (await made)?.end();
  };
  return {
    read,
    writer,
    isDamaged: () => false,
    contentVersion: version.current,
    catchUp: version.catchUp,
    migrating: (run) => run(),
    write: (unit) => patiently(() => commit(unit)),
    writeSoon: (unit) => patiently(() => commit((trx) => unsynced(trx).then(() => unit(trx)))),
    close,
  };
}

const unsynced = (trx: Trx) => sql`set local synchronous_commit = off`.execute(trx);

async function readVersion(db: Read): Promise<number> {
  const row = await db.selectFrom("content_version").select("version").executeTakeFirst();
  return row?.version ?? 0;
}
