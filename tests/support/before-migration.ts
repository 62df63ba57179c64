import path from "node:path";
import SqliteDatabase from "better-sqlite3";
import { onTestFinished } from "vitest";
import { setDatabase } from "~db/client.server";
import { migrate } from "~db/migrator.server";
import { migrations } from "~db/schema/migrations";
import { createDatabaseFile, openDatabase } from "~db/sqlite/open.server";
import { makeFolder } from "./folder";

const AT = "2026-11-01T00:00:00.000Z";
const DATED = { created_at: AT, updated_at: AT };

/** Columns that rows needed at any time; a test adds those that it is about. */
const NEEDED: Record<string, (id: unknown) => Record<string, unknown>> = {
  productos: (id) => ({
    ...{ slug: id, title: id, titulo_folded: id, category: "c", rating: 4, ...DATED },
  }),
  consejos: (id) => ({
    ...{ slug: id, titulo: "T", titulo_folded: "t", contenido: "Texto.", fecha: AT, ...DATED },
  }),
  paginas: (id) => ({ slug: id, titulo: id, contenido: "Texto.", ...DATED }),
  categorias: (id) => ({ slug: id, nombre: id, nombre_folded: id, ...DATED }),
  tipos_consejo: (id) => ({ slug: id, nombre: id }),
  datos: () => ({ tipo: "texto", posicion: 0 }),
  ajustes: () => ({ updated_at: AT }),
  slugs_antiguos: () => ({ created_at: AT }),
};

export const migrationsBefore = (first: string) =>
  Object.fromEntries(Object.entries(migrations).filter(([name]) => name < first));

/** Opens a database as it was before a migration, for one test, to write rows of that time. */
export async function openBefore(migration: string) {
  const file = path.join(makeFolder(), "site.db");
  createDatabaseFile(file);
  const database = setDatabase(openDatabase(file));
  await migrate(database, migrationsBefore(migration));
  const raw = new SqliteDatabase(file);
  raw.pragma("foreign_keys = off");
  onTestFinished(async () => {
    raw.close();
    await database.close();
  });
  return {
    file,
    database,
    raw,
    rows: (query: string) => raw.prepare(query).all(),
    add(table: string, given: Record<string, unknown>) {
      const row = { ...NEEDED[table]?.(given.id), ...given };
      const names = Object.keys(row);
      const values = names.map((name) => `@${name}`);
      raw.prepare(`insert into ${table} (${names}) values (${values})`).run(row);
    },
  };
}
