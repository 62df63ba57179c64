import type SQLite from "better-sqlite3";
import type { Insertable } from "kysely";
import { fold, toSlug } from "~base/texto";
import type { Schema } from "~db/schema/schema";
import type { Site } from "./site";

export type Row<Table extends keyof Schema> = Partial<Insertable<Schema[Table]>>;

const AT = "2026-01-02T10:00:00.000Z";
const DATED = { created_at: AT, updated_at: AT };

/** Required values of each table, unless a test gives others; a row's id is its slug. */
const WHOLE: { [Table in keyof Schema]?: (row: Row<Table>) => Row<Table> } = {
  productos: ({ title = "Cuna", slug = toSlug(title) }) => ({
    ...{ id: slug, slug, title, titulo_folded: fold(title), category: "mobiliario", rating: 4 },
    ...{ estado: "published", ...DATED },
  }),
  consejos: ({ titulo = "Dormir", slug = toSlug(titulo) }) => ({
    ...{ id: slug, slug, titulo, titulo_folded: fold(titulo), categoria: "sueno" },
    ...{ fecha: AT, contenido: "Texto", ...DATED },
  }),
  categorias: ({ nombre = "Hamacas", slug = toSlug(nombre) }) => ({
    ...{ id: slug, slug, nombre, nombre_folded: fold(nombre), ...DATED },
  }),
  tipos_consejo: ({ nombre = "Sueño", slug = toSlug(nombre) }) => ({ id: slug, slug, nombre }),
  paginas: ({ titulo = "Página", slug = toSlug(titulo) }) => ({ id: slug, slug, titulo, ...DATED }),
  autores: ({ nombre = "Ana", slug = toSlug(nombre) }) => ({ id: slug, slug, nombre, ...DATED }),
  media: () => ({
    ...{ width: 10, height: 10, anchos: "[10]", bytes: 1, origen: "upload", created_at: AT },
  }),
  mensajes: () => ({
    ...{ id: "m", name: "Ana", email: "ana@ejemplo.es", subject: "Hola", message: "Hola" },
    created_at: AT,
  }),
  profiles: ({ id = "ana" }) => ({ id, email: `${id}@ejemplo.es`, ...DATED }),
  credenciales: () => ({ password_hash: "x", verified_at: AT, updated_at: AT }),
  admin_requests: ({ user_id }) => ({
    ...{ id: "r", email: `${user_id}@ejemplo.es`, requested_at: AT, status: "pending" },
  }),
  mfa_factors: () => ({ secret: "x", status: "verified", created_at: AT }),
  mfa_recovery_codes: () => ({ code: "x", created_at: AT }),
  ajustes: () => ({ updated_at: AT }),
  slugs_antiguos: () => ({ created_at: AT }),
  importaciones: () => ({ archivo: "uno.csv", created_at: AT }),
  versiones: () => ({ causa: "edicion", datos: "{}", created_at: AT }),
  audit_log: () => ({ at: AT }),
};

/** Completes a row with the values that its table requires. */
export const rowOf = <Table extends keyof Schema>(table: Table, row: Row<Table>) =>
  ({ ...WHOLE[table]?.(row), ...row }) as Insertable<Schema[Table]>;

/** Writes rows directly into a started site or a database file. */
export function addRows<Table extends keyof Schema>(
  to: Site | SQLite.Database,
  table: Table,
  ...rows: Row<Table>[]
): void {
  const sql = "sql" in to ? to.sql() : to;
  for (const row of rows.map((each) => rowOf(table, each))) {
    const names = Object.keys(row);
    const values = names.map((name) => `@${name}`);
    sql.prepare(`insert into ${table} (${names}) values (${values})`).run(row);
  }
}

/** Stores settings by name, replacing earlier values. */
export function saveAjustes(site: Site, ajustes: Record<string, string>): void {
  const save = site
    .sql()
    .prepare("insert or replace into ajustes (clave, valor, updated_at) values (?, ?, ?)");
  for (const [clave, valor] of Object.entries(ajustes)) save.run(clave, valor, AT);
}
