import { rmSync } from "node:fs";
import SQLite from "better-sqlite3";
import { sql } from "kysely";
import { log } from "~/log.server";
import { migrate } from "../migrator.server";
import { withSiteLock } from "./locks.server";
import { createDatabaseFile, openDatabase } from "./open.server";

/** What they hold may be lost: counts of attempts, when work is due, which forms were sent. */
const LOSABLE = ["attempt_limits", "trabajos", "envios"];

/**
 * Imports that were at work get a job again and go on behind their last row; the others forget
 * theirs.
 */
const REPAIRS: Readonly<Record<string, string>> = {
  trabajos: `
    insert into trabajos (id, kind, payload, created_at, run_after)
      select trabajo_id, iif(estado = 'deshaciendo', 'deshacer-importacion', 'importacion'),
        json_object('lote', id), created_at, created_at
      from importaciones
      where trabajo_id is not null and estado in ('en_curso', 'deshaciendo');
    update importaciones set trabajo_id = null where trabajo_id not in (select id from trabajos)`,
};

/** Makes those tables anew, empty, where they are missing: without them nobody gets in. */
export async function remakeLostTables(file: string): Promise<void> {
  if (lostTables(file).length === 0) return;
  await withSiteLock(file, async () => {
    const tables = lostTables(file);
    if (tables.length === 0) return;
    const statements = await statementsOf(tables, `${file}.modelo`);
    for (const table of tables) statements.push(REPAIRS[table] ?? "");
    const connection = new SQLite(file, { timeout: 5_000 });
    try {
      connection.transaction(() => connection.exec(statements.join(";"))).immediate();
    } finally {
      connection.close();
    }
    log().warn({ tables }, "lost tables made anew");
  });
}

function lostTables(file: string): string[] {
  const connection = new SQLite(file, { readonly: true, timeout: 5_000 });
  try {
    const find = connection.prepare(
      "select 1 from sqlite_master where type = 'table' and name = ?",
    );
    return LOSABLE.filter((name) => !find.get(name));
  } finally {
    connection.close();
  }
}

/** How the migrations make these tables, with what belongs to them, in the order in which they do. */
async function statementsOf(tables: readonly string[], model: string): Promise<string[]> {
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
