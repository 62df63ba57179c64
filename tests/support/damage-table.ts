import { closeSync, openSync, writeSync } from "node:fs";
import type SQLite from "better-sqlite3";

/** Overwrites the root page of a table in the file, as a failing disk may. */
export function damageTable(sql: SQLite.Database, table: string): void {
  const size = sql.pragma("page_size", { simple: true }) as number;
  const root = sql
    .prepare("select rootpage from sqlite_master where name = ?")
    .pluck()
    .get(table) as number;
  sql.pragma("wal_checkpoint(truncate)");
  const file = openSync(sql.name, "r+");
  writeSync(file, Buffer.alloc(size, 0xa7), 0, size, (root - 1) * size);
  closeSync(file);
}
