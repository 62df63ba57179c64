import { CompiledQuery, type Kysely, sql } from "kysely";
import { expect, it } from "vitest";
import { seedBaseline } from "~/cli/seed/baseline.server";
import { generate } from "~/cli/seed/generate.server";
import { type Read, setDatabase } from "~db/client.server";
import { migrate } from "~db/migrator.server";
import { migrations } from "~db/schema/migrations";
import { createDatabaseFile, openDatabase } from "~db/sqlite/open.server";
import { findColumnas } from "~features/filtros/columnas.server";
import { findBySlug as findConsejo, findLatest } from "~nouns/consejos/queries/consejos.server";
import { findBySlug, findFeatured, findRelated } from "~nouns/productos/queries/productos.server";
import { findPage } from "~nouns/productos/queries/productos-admin.server";
import { ORDENES, parseFiltroProductos } from "~nouns/productos/rules/lista-admin";
import { findRenamed } from "~record/slugs/slugs-antiguos.server";
import { testDatabase } from "../../../support/database";
import { makeFolder } from "../../../support/folder";

const db = testDatabase(async (database) => {
  await seedBaseline(database);
  await generate(database, { productos: 2_000, consejos: 300 });
  await sql`analyze`.execute(database.writer);
});

type Column = { tabla: string; columna: string; tipo: string; obligatoria: boolean };

const TYPES: Record<string, string> = { TEXT: "text", INTEGER: "bigint", REAL: "double precision" };
const OWN = /^(?!sqlite|kysely|busqueda_(productos|consejos|terminos))/;

async function columnsOfFile(): Promise<Column[]> {
  const place = `${makeFolder()}/site.db`;
  createDatabaseFile(place);
  const file = openDatabase(place);
  await migrate(file);
  const { rows } = await sql<Record<"tabla" | "columna" | "type", string> & { fixed: number }>`
    select m.name as tabla, ti.name as columna, ti.type, ti."notnull" or ti.pk > 0 as fixed
    from sqlite_schema m, pragma_table_info(m.name) ti where m.type = 'table'
    order by m.name, ti.cid`.execute(file.read);
  await file.close();
  return rows
    .filter(({ tabla }) => OWN.test(tabla))
    .map(({ tabla, columna, type, fixed }) => ({
      tabla,
      columna,
      tipo: TYPES[type] ?? type,
      obligatoria: fixed === 1,
    }));
}

async function columnsOfServer(read: Read): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select table_name as tabla, column_name as columna, data_type as tipo, is_nullable = 'NO' as obligatoria
    from information_schema.columns where table_schema = 'public'
    order by table_name collate "C", ordinal_position`.execute(read);
  return rows.filter(({ tabla }) => OWN.test(tabla));
}

it("has the tables and columns of a file, in their order", async () => {
  expect(await columnsOfServer(db.database().read)).toEqual(await columnsOfFile());
});

it("compares every text byte by byte, whatever the locale of the database", async () => {
  const { rows } = await sql`select table_name, column_name from information_schema.columns
    where table_schema = 'public' and data_type = 'text' and collation_name is distinct from 'C'
    and table_name not like 'kysely%'`.execute(db.database().read);
  expect(rows).toEqual([]);
});

it("takes a migration in plain DDL", async () => {
  const up = async (each: Kysely<unknown>) => {
    await sql`create table nueva (id text primary key check (id not glob '*[^a-z]*'),
      n integer not null default 0 check (n in (0, 1))) strict, without rowid`.execute(each);
    await sql`alter table nueva add column medida real check (medida > 0)`.execute(each);
    await each.schema.alterTable("nueva").addColumn("texto", "text").execute();
    await sql`create index nueva_by_texto on nueva (texto) where texto glob 'http*'`.execute(each);
  };
  const ran = await migrate(db.database(), { ...migrations, "9999_nueva": { up } });
  expect(ran).toEqual(["9999_nueva"]);
  const made = (await columnsOfServer(db.database().read)).filter(({ tabla }) => tabla === "nueva");
  expect(made.map(({ columna, tipo }) => [columna, tipo])).toEqual([
    ...[
      ["id", "text"],
      ["n", "bigint"],
      ["medida", "double precision"],
      ["texto", "text"],
    ],
  ]);
  await expect(
    sql`insert into nueva (id) values ('A')`.execute(db.database().writer),
  ).rejects.toThrow(/check/);
  await sql`drop table nueva`.execute(db.database().writer);
  await sql`delete from kysely_migration where name = '9999_nueva'`.execute(db.database().writer);
});

const DEAREST: [string, () => Promise<unknown>][] = [
  ["featured products", findFeatured],
  ["a product", () => findBySlug("nada")],
  ["related products", () => findRelated({ id: "B0G0000001", category: "mobiliario" })],
  ["the products of a category", () => findColumnas(["mobiliario"])],
  ["the newest articles", () => findLatest(3)],
  ["an article", () => findConsejo("nada")],
  ["a former slug", () => findRenamed("producto", "antes")],
  ...ORDENES.map((orden): [string, () => Promise<unknown>] => [
    `the admin's list by ${orden}`,
    () => findPage({ ...parseFiltroProductos(new URLSearchParams()), orden }),
  ]),
];

it.each(DEAREST)("%s: no page reads all products or articles", async (_, run) => {
  const database = db.database();
  const read = database.read.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => result,
  });
  const queries: CompiledQuery[] = [];
  const executor = read.getExecutor();
  const executeQuery = executor.executeQuery.bind(executor);
  executor.executeQuery = (query) => {
    queries.push(query);
    return executeQuery(query);
  };
  setDatabase({ ...database, read });
  await run();
  const plans: string[] = [];
  // A server has no shorter way to count all rows than to read them.
  const asked = queries.filter(({ sql: text }) => !text.startsWith("select count("));
  for (const { sql: text, parameters } of asked) {
    const plan = CompiledQuery.raw(`explain ${text}`, [...parameters]);
    const { rows } = await database.writer.executeQuery<Record<"QUERY PLAN", string>>(plan);
    plans.push(...rows.map((row) => row["QUERY PLAN"]));
  }
  expect(asked.length).toBeGreaterThan(0);
  expect(plans.filter((line) => /Seq Scan on (productos|consejos|versiones)\b/.test(line))).toEqual(
    [],
  );
});
