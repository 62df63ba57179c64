import { mkdirSync } from "node:fs";
import path from "node:path";
import SQLite from "better-sqlite3";
import { Kysely, SqliteDialect } from "kysely";
import { queueWrites } from "../engine/base/write-queue.server";
import type { Database } from "../schema/database";
import type { Schema } from "../schema/schema";
import { isBusy, watchDamage } from "./errors.server";
import { ImmediateDialect, keepStatements } from "./kysely-dialect.server";
import { type ContentVersion, watchContent } from "./write-ahead-log.server";

/** 'MIMB' in ASCII: by it `serve` recognises our database and refuses that of another program. */
export const APPLICATION_ID = 0x4d494d42;

/** SQLite's wait blocks the event loop, so it is short; retries with a timer wait longer. */
const BUSY_TIMEOUT_MS = 25;

export function openDatabase(file: string, patienceMs?: number): Database {
  const writeConnection = connectWriter(file);
  const readConnection = new SQLite(file, { readonly: true, timeout: BUSY_TIMEOUT_MS });
  readConnection.pragma("cache_size = -16000");

  const { logger: log, isDamaged } = watchDamage();
  const writer = new Kysely<Schema>({ dialect: new ImmediateDialect(writeConnection), log });
  const reader = new SqliteDialect({ database: keepStatements(readConnection) });
  const read = new Kysely<Schema>({ dialect: reader, log });
  const patiently = queueWrites(isBusy, patienceMs);

  let content: ContentVersion | undefined;

  return {
    read,
    writer,
    isDamaged,
    contentVersion() {
      content ??= watchContent(file);
      return content.current();
    },
    catchUp: async () => undefined,
    migrating: (run) => withoutForeignKeys(writeConnection, run),
    write: (unit) => patiently(() => writer.transaction().execute(unit)),
    writeSoon: (unit) =>
      patiently(() =>
        writer
          .connection()
          .execute((held) => unsynced(writeConnection, () => held.transaction().execute(unit))),
      ),
    async close() {
      // Kysely closes only what it has used. The writer closes last, as it checkpoints the WAL.
      content?.close();
      await read.destroy();
      readConnection.close();
      await writer.destroy();
      writeConnection.close();
    },
  };
}

function connectWriter(file: string): SQLite.Database {
  const connection = new SQLite(file, { fileMustExist: true, timeout: BUSY_TIMEOUT_MS });
  connection.pragma("journal_mode = WAL");
  // FULL syncs each commit: a save that was confirmed survives a power cut.
  connection.pragma("synchronous = FULL");
  connection.pragma("foreign_keys = ON");
  connection.pragma("journal_size_limit = 67108864");
  // 16 MB of cache: a product touches some twenty indexes, which an import reads each time.
  connection.pragma("cache_size = -16000");
  return connection;
}

async function withoutForeignKeys<T>(connection: SQLite.Database, run: () => Promise<T>) {
  connection.pragma("foreign_keys = OFF");
  try {
    return await run();
  } finally {
    connection.pragma("foreign_keys = ON");
  }
}

async function unsynced<T>(connection: SQLite.Database, act: () => Promise<T>): Promise<T> {
  connection.pragma("synchronous = NORMAL");
  try {
    return await act();
  } finally {
    connection.pragma("synchronous = FULL");
  }
}

export function createDatabaseFile(file: string): void {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const connection = new SQLite(file);
  connection.pragma(`application_id = ${APPLICATION_ID}`);
  connection.pragma("journal_mode = WAL");
  connection.close();
}
