import { statSync } from "node:fs";
import type SQLite from "better-sqlite3";
import { compareMigrations, type DatabaseState } from "../schema/migration-state";
import { onFile } from "./connection.server";
import { isDamage } from "./errors.server";
import { APPLICATION_ID } from "./open.server";

/** An empty file is refused: a site without admins would make the next sign-up its main admin. */
export function inspectDatabase(file: string): DatabaseState {
  const size = statSync(file, { throwIfNoEntry: false })?.size;
  if (size === undefined) return "missing";
  if (size === 0) return "empty";
  try {
    return onFile(file, { readonly: true }, (connection) => {
      if (connection.pragma("application_id", { simple: true }) !== APPLICATION_ID)
        return "foreign";
      if (connection.pragma("quick_check(1)", { simple: true }) !== "ok") return "corrupt";
      return compareDone(connection);
    });
  } catch (error) {
    if (isDamage(error)) return "corrupt";
    throw error;
  }
}

function compareDone(connection: SQLite.Database): DatabaseState {
  const hasTable = connection
    .prepare("select 1 from sqlite_master where name = 'kysely_migration'")
    .get();
  if (!hasTable) return "behind";
  const done = connection.prepare("select name from kysely_migration").pluck().all() as string[];
  return compareMigrations(done);
}
