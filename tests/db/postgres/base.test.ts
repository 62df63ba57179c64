import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { migrate } from "~db/migrator.server";
import { toPostgres } from "~db/postgres/ddl";
import { createDatabaseFile, openDatabase } from "~db/sqlite/open.server";
import { makeFolder } from "../../support/folder";

type Part = Record<"type" | "name" | "tbl_name" | "sql", string>;

const OTHERS = /^(sqlite_|busqueda_(productos|consejos))/;
const WIDTH = 120;

async function readMigrated() {
  const file = `${makeFolder()}/site.db`;
  createDatabaseFile(file);
  const database = openDatabase(file);
  await migrate(database);
  const { rows } = await sql<Part>`select type, name, tbl_name, sql from sqlite_schema
    where sql is not null and type in ('table', 'index') order by rowid`.execute(database.read);
  const paginas = await database.read.selectFrom("paginas").selectAll().execute();
  const names = await sql<{ name: string }>`select name from kysely_migration
    order by name`.execute(database.read);
  await database.close();
  const own = rows.filter(({ tbl_name }) => !OTHERS.test(tbl_name));
  return { own, paginas, names: names.rows.map(({ name }) => name) };
}

/** Sorts tables so that each one stands behind those that it refers to. */
function inOrder(tables: readonly Part[]): Part[] {
  const byName = new Map(tables.map((table) => [table.name, table]));
  const ordered = new Set<Part>();
  const put = (table: Part) => {
    if (ordered.has(table)) return;
    for (const [, other = ""] of table.sql.matchAll(/references "?(\w+)"?/g)) {
      const parent = byName.get(other);
      if (parent && parent !== table) put(parent);
    }
    ordered.add(table);
  };
  for (const name of [...byName.keys()].sort()) put(byName.get(name) as Part);
  return [...ordered];
}

/** Joins lines of columns, as many as fit into one line. */
function pack(statement: string): string {
  const lines: string[] = [];
  for (const line of statement.split("\n")) {
    const last = lines.at(-1) ?? "";
    const joined = `${last} ${line.trim()}`;
    if (last.startsWith("  ") && line !== ")" && joined.length <= WIDTH)
      lines.splice(-1, 1, joined);
    else lines.push(line);
  }
  return lines.join("\n");
}

const inSmall = (statement: string) =>
  statement.replace(/^create (?:unique )?(?:table|index)/i, (words) => words.toLowerCase());

function toFile({ own, paginas, names }: Awaited<ReturnType<typeof readMigrated>>): string {
  const tables = inOrder(own.filter(({ type }) => type === "table"));
  const indexes = own.filter(({ type }) => type === "index");
  const quoted = (text: unknown) => `'${String(text).replaceAll("'", "''")}'`;
  const rows = paginas.map((pagina) => {
    const { created_at, updated_at, ...row } = pagina;
    const given = Object.entries(row).filter(([, value]) => value !== null);
    const columns = [...given.map(([name]) => name), "created_at", "updated_at"].join(", ");
    const values = given.map(([, value]) => (typeof value === "number" ? value : quoted(value)));
    return `insert into paginas (${columns}) values (${values.join(", ")}, ahora(), ahora());`;
  });
  return `${[
    "-- The sum of the migrations in the words of PostgreSQL; tests/db/postgres/base.test.ts makes it.",
    ...tables.map((part) => `${pack(inSmall(toPostgres(part.sql)))};`),
    ...indexes.map((part) => `${inSmall(toPostgres(part.sql)).replace(/\s+/g, " ")};`),
    "insert into content_version values (1, 1);",
    `insert into kysely_migration select name, '' from unnest(string_to_array('${names.join(" ")}', ' ')) as name;`,
    `create function ahora(hace interval default '0') returns text language sql stable as $$
  select to_char((now() - hace) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;`,
    ...rows,
  ].join("\n")}\n`;
}

describe("the base of a PostgreSQL site", () => {
  it("is the sum of the migrations; `vitest -u` writes it anew", async () => {
    const text = toFile(await readMigrated());
    await expect(text).toMatchFileSnapshot("../../../db/postgres/base/tablas.sql");
  });
});
