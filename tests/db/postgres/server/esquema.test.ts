import { type Kysely, sql } from "kysely";
import { expect, it } from "vitest";
import type { Read } from "~db/client.server";
import { migrate } from "~db/migrator.server";
import { migrations } from "~db/schema/migrations";
import { createDatabaseFile, openDatabase } from "~db/sqlite/open.server";
import { testDatabase } from "../../../support/database";
import { makeFolder } from "../../../support/folder";

const db = testDatabase();

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
