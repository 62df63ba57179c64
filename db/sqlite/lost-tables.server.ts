import { rmSync } from "node:fs";
import { sql } from "kysely";
import { log } from "~/runtime/log.server";
import type { Database } from "../schema/database";
import { onFile } from "./connection.server";
import { withSiteLock } from "./locks.server";
import { createDatabaseFile, openDatabase } from "./open.server";

const LOSABLE = ["attempt_limits", "trabajos", "envios"];

const REPAIRS: Readonly<Record<string, string>> = {
  trabajos: `
    insert into trabajos (id, kind, payload, created_at, run_after)
      select trabajo_id, iif(estado = 'deshaciendo', 'deshacer-importacion', 'importacion'),
        json_object('lote', id), created_at, created_at
      from importaciones
      where trabajo_id is not null and estado in ('en_curso', 'deshaciendo');
    update importaciones set trabajo_id = null where trabajo_id not in (select id from trabajos)`,
};

type Migrate = (database: Database) => Promise<unknown>;

/** Signing in needs these tables, so lost ones are created anew, empty. */
export async function remakeLostTables(file: string, migrate: Migrate): Promise<void> {
  if (lostTables(file).length === 0) return;
  await withSiteLock(file, async () => {
    const tables = lostTables(file);
    if (tables.length === 0) return;
    const statements = await statementsOf(tables, `${file}.modelo`, migrate);
    for (const table of tables) statements.push(REPAIRS[table] ?? "");
    onFile(file, {}, (connection) =>
      connection.transaction(() => connection.exec(statements.join(";"))).immediate(),
    );
    log().warn({ tables }, "lost tables made anew");
  });
}

const lostTables = (file: string): string[] =>
  onFile(file, { readonly: true }, (connection) => {
    const find = connection.prepare(
      "select 1 from sqlite_master where type = 'table' and name = ?",
    );
    return LOSABLE.filter((name) => !find.get(name));
  });

async function statementsOf(
  tables: readonly string[],
  model: string,
  migrate: Migrate,
): Promise<string[]> {
  createDatabaseFile(model);
  const database = openDatabase(model);
  try {
    await migrate(database);
    const { rows } = await sql<{ sql: string }>`select sql from sqlite_master
      where tbl_name in (${sql.join(tables)}) and sql is not null order by rowid`.execute(
      database.writer,
    );
    return rows.map((row) => row.sql);
  } finally {
    await database.close();
    rmSync(model);
  }
}
