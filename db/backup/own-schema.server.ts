import path from "node:path";
import type SQLite from "better-sqlite3";
import { migrate } from "../migrator.server";
import { migrations } from "../schema/migrations";
import { onFile } from "../sqlite/connection.server";
import { createDatabaseFile, openDatabase } from "../sqlite/open.server";

type Part = Record<"type" | "name", string> & { sql: string | null };

/** Litestream and SQLite themselves make tables of these names. */
const OTHERS = /^(?:_litestream_(?:seq|lock)|sqlite_\w+)$/;

/**
 * Looks for parts that our migrations did not make: a foreign trigger would run at the next
 * write. Tables are compared by their columns, as later changes rewrite their SQL text. Missing
 * parts do not matter: a start makes them or refuses. @returns the name of the first foreign part
 */
export async function findForeign(file: string, workspace: string): Promise<string | undefined> {
  const done = onFile(file, { readonly: true }, migrationsIn);
  const model = path.join(workspace, "modelo.db");
  createDatabaseFile(model);
  const database = openDatabase(model);
  try {
    const own = Object.entries(migrations).filter(([name]) => done.includes(name));
    await migrate(database, Object.fromEntries(own));
  } finally {
    await database.close();
  }
  const ours = new Set(onFile(model, { readonly: true }, partsOf).map(({ text }) => text));
  const theirs = onFile(file, { readonly: true }, partsOf);
  return theirs.find(({ text }) => !ours.has(text))?.name;
}

function migrationsIn(connection: SQLite.Database): unknown[] {
  const hasTable = connection.pragma("table_info(kysely_migration)") as unknown[];
  if (hasTable.length === 0) return [];
  return connection.prepare("select name from kysely_migration").pluck().all();
}

function partsOf(connection: SQLite.Database) {
  const parts = connection.prepare("select type, name, sql from sqlite_schema").all() as Part[];
  return parts.filter(isNoOther).map(({ type, name, sql }) => {
    const isPlain = type === "table" && !/^create virtual/i.test(sql ?? "");
    const shape = isPlain ? columnsOf(connection, name) : (sql ?? "").replace(/\s+/g, " ");
    return { name: `${type} ${name}`, text: `${type} ${name}: ${shape}` };
  });
}

const isNoOther = ({ type, name }: Part) =>
  !OTHERS.test(name) || type === "trigger" || type === "view";

const columnsOf = (connection: SQLite.Database, table: string) =>
  (connection.pragma(`table_xinfo(${JSON.stringify(table)})`) as Record<string, unknown>[])
    .map(({ name, type, notnull, pk, hidden }) => [name, type, notnull, pk, hidden].join(" "))
    .sort()
    .join();
