import { createHash } from "node:crypto";
import SQLite from "better-sqlite3";
import { sql } from "kysely";
import { codeOf } from "~/runtime/error-code";
import type { Read, Trx } from "../schema/database";
import type { Schema } from "../schema/schema";
import { jsonRows } from "./queries.server";

/** Tables that are not copied: migrations, triggers or Litestream fill them. */
const MADE = /^(sqlite_|kysely_|_litestream_|busqueda_(?:productos|consejos|terminos))/;
const AT_ONCE = 500;
const CURSOR = sql.ref("copied");

type Row = Record<string, string | number | null>;
type Table = { name: keyof Schema; columns: string[]; key: string[]; own: string[] };

const SOUGHT: readonly string[] = ["productos", "consejos"];

const quoted = (name: string) => `"${name}"`;
const list = (names: readonly string[]) => names.map(quoted).join(", ");

/** A table comes behind those that it refers to. */
function tablesOf(file: SQLite.Database): Table[] {
  const names = file
    .prepare("select name from sqlite_schema where type = 'table' order by name")
    .pluck()
    .all() as (keyof Schema)[];
  const ordered = new Set<keyof Schema>();
  const put = (name: keyof Schema, above: readonly string[] = []) => {
    const parents = file.pragma(`foreign_key_list(${name})`) as { table: keyof Schema }[];
    for (const { table } of parents) {
      if (table !== name && !above.includes(table)) put(table, [...above, name]);
    }
    ordered.add(name);
  };
  for (const name of names) if (!MADE.test(name)) put(name);
  return [...ordered].map((name) => {
    const columns = file.pragma(`table_info(${name})`) as { name: string; pk: number }[];
    const key = columns.filter(({ pk }) => pk > 0).sort((one, other) => one.pk - other.pk);
    const links = file.pragma(`foreign_key_list(${name})`) as { table: string; from: string }[];
    const own = links.filter((link) => link.table === name).map(({ from }) => from);
    return {
      name,
      columns: columns.map((each) => each.name),
      key: key.map((each) => each.name),
      own,
    };
  });
}

/** Orders rows after those that they refer to, and keeps the index's order, which breaks ties. */
const orderOf = ({ name, key, own }: Table) =>
  [
    ...own.map((column) => `${quoted(column)} is not null`),
    ...(SOUGHT.includes(name)
      ? [`(select n from busqueda_${name} as b where b.id = ${name}.id)`]
      : []),
    list(key),
  ].join(", ");

const queryOf = (table: Table, order: string) =>
  `select ${list(table.columns)} from ${quoted(table.name)} order by ${order}`;

function createDigest() {
  const hash = createHash("sha256");
  return {
    add: (row: Row) =>
      void hash.update(JSON.stringify(Object.values(row)).replaceAll("\\u0000", "")),
    end: () => hash.digest("hex"),
  };
}

/** The file is read between two statements, for longer than a transaction may usually idle. */
const mayIdle = (trx: Read) => sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);

async function* readRows(trx: Read, query: string): AsyncGenerator<Row[]> {
  await sql`declare ${CURSOR} no scroll cursor for ${sql.raw(query)}`.execute(trx);
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(AT_ONCE)} from ${CURSOR}`.execute(trx);
    if (rows.length === 0) break;
    yield rows;
  }
  await sql`close ${CURSOR}`.execute(trx);
}

function digestOfFile(file: SQLite.Database, table: Table): string {
  const digest = createDigest();
  for (const row of file.prepare(queryOf(table, list(table.key))).iterate()) digest.add(row as Row);
  return digest.end();
}

async function digestOf(trx: Read, table: Table): Promise<string> {
  const digest = createDigest();
  for await (const rows of readRows(trx, queryOf(table, list(table.key)))) rows.forEach(digest.add);
  return digest.end();
}

export class CopyError extends Error {
  override name = "CopyError";
}

async function compare(trx: Read, file: SQLite.Database, tables: readonly Table[]): Promise<void> {
  for (const table of tables) {
    if ((await digestOf(trx, table)) === digestOfFile(file, table)) continue;
    throw new CopyError(
      `Al copiar, ${table.name} no quedó igual en las dos bases de datos. No se ha cambiado nada.`,
    );
  }
}

export async function copyIn(trx: Trx, place: string): Promise<void> {
  const file = new SQLite(place, { readonly: true });
  try {
    await mayIdle(trx);
    const tables = tablesOf(file);
    for (const { name } of tables) await trx.deleteFrom(name).execute();
    for (const table of tables) await fill(trx, file, table);
    await sql`select setval(pg_get_serial_sequence('audit_log', 'id'),
      (select coalesce(max(id), 0) + 1 from audit_log), false)`.execute(trx);
    await copyMoments(
      file.prepare("select name, timestamp from kysely_migration").all() as Moment[],
      trx,
    );
    await compare(trx, file, tables);
  } finally {
    file.close();
  }
}

type Moment = Record<"name" | "timestamp", string>;

/** Keeps the time of the first migration, by which a site is told from others. */
async function copyMoments(moments: readonly Moment[], trx: Trx): Promise<void> {
  for (const { name, timestamp } of moments) {
    await sql`update kysely_migration set timestamp = ${timestamp} where name = ${name}`.execute(
      trx,
    );
  }
}

async function fill(trx: Trx, file: SQLite.Database, table: Table): Promise<void> {
  const { name, columns } = table;
  // Triggers are off: their rules held where the rows come from, but not while half are copied.
  await sql`alter table ${sql.table(name)} disable trigger user`.execute(trx);
  if (SOUGHT.includes(name)) {
    const indexing = sql.ref(`${name}_busqueda_insert`);
    await sql`alter table ${sql.table(name)} enable trigger ${indexing}`.execute(trx);
  }
  let rows: Row[] = [];
  const write = async () => {
    const into = sql`insert into ${sql.table(name)} (${sql.join(columns.map((each) => sql.ref(each)))})`;
    const writing = sql`${into} ${jsonRows(name, rows, columns)}`.execute(trx);
    await writing.catch((error) => explain(error, table, rows));
    rows = [];
  };
  for (const row of file.prepare(queryOf(table, orderOf(table))).iterate()) {
    if (rows.push(row as Row) === AT_ONCE) await write();
  }
  if (rows.length > 0) await write();
  await sql`alter table ${sql.table(name)} enable trigger user`.execute(trx);
}

/** Explains an error of text in JSON lists, which may hold signs that no column of a server can. */
function explain(error: unknown, { name, key }: Table, rows: readonly Row[]): never {
  const found = rows.filter((row) => /\\u(?:0000|d[89a-f])/i.test(Object.values(row).join()));
  if (!/^22P0[25]$/.test(codeOf(error) ?? "") || found.length === 0) throw error;
  const keys = found.map((row) => key.map((each) => row[each]).join(" ")).join(", ");
  throw new CopyError(
    `Una lista de ${name} lleva un signo que PostgreSQL no guarda (NUL o media letra): ${keys}. Corrígelo en el sitio y haz otra copia. No se ha cambiado nada.`,
  );
}

/** Copies all rows, as they were at one moment, into a new file, and compares both. */
export async function copyOut(read: Read, place: string): Promise<void> {
  const file = new SQLite(place);
  try {
    file.pragma("foreign_keys = OFF");
    const rules = pauseRules(file);
    await read
      .transaction()
      .setIsolationLevel("repeatable read")
      .setAccessMode("read only")
      .execute(async (trx) => {
        await mayIdle(trx);
        const tables = tablesOf(file);
        for (const table of tables) await pour(trx, file, table);
        const { rows } = await sql<Moment>`select name, timestamp from kysely_migration`.execute(
          trx,
        );
        const write = file.prepare("update kysely_migration set timestamp = ? where name = ?");
        for (const { name, timestamp } of rows) write.run(timestamp, name);
        await compare(trx, file, tables);
      });
    for (const rule of rules) file.exec(rule);
  } finally {
    file.close();
  }
}

/** Removes all triggers but those that fill the search index. @returns the SQL to make them anew */
function pauseRules(file: SQLite.Database): string[] {
  const rules = file
    .prepare("select name, sql from sqlite_schema where type = 'trigger'")
    .all() as { name: string; sql: string }[];
  const paused = rules.filter(({ name }) => !name.endsWith("_busqueda_insert"));
  for (const { name } of paused) file.exec(`drop trigger ${quoted(name)}`);
  return paused.map((rule) => rule.sql);
}

async function pour(trx: Read, file: SQLite.Database, table: Table): Promise<void> {
  const { name, columns } = table;
  file.exec(`delete from ${quoted(name)}`);
  const marks = columns.map(() => "?").join();
  const insert = file.prepare(`insert into ${quoted(name)} (${list(columns)}) values (${marks})`);
  for await (const rows of readRows(trx, queryOf(table, orderOf(table)))) {
    file.transaction(() => {
      for (const row of rows) insert.run(Object.values(row));
    })();
  }
}
