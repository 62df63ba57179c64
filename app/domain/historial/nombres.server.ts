import { sql } from "kysely";
import { database } from "~db/client.server";
import { listed } from "~db/engine/engine.server";

const NAMED: readonly (readonly [table: string, id: string, nombre: string])[] = [
  ["productos", "id", "title"],
  ["consejos", "id", "titulo"],
  ["categorias", "id", "nombre"],
  ["profiles", "id", "email"],
  ["media", "sha", "alt"],
  ["importaciones", "id", "archivo"],
  ["mensajes", "id", "subject"],
];

export async function findNombres(ids: readonly string[]): Promise<Map<string, string>> {
  const any = listed(ids);
  const deleted = sql`select item_id as id, coalesce(titulo, '') as nombre from versiones
    where causa = 'borrado' and item_id in ${any}`;
  const present = NAMED.map(
    ([table, id, nombre]) =>
      sql`select ${sql.ref(id)}, ${sql.ref(nombre)} from ${sql.table(table)}
        where ${sql.ref(id)} in ${any}`,
  );
  const all = sql.join([deleted, ...present], sql` union all `);
  const { rows } = await sql<{ id: string; nombre: string }>`${all}`.execute(database().read);
  return new Map(rows.map(({ id, nombre }) => [id, nombre]));
}
