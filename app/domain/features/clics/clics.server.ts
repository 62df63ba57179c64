import { sql } from "kysely";
import { paths } from "~/site/paths";
import { database } from "~db/client.server";
import { findVistasOf, firstDay } from "~features/vistas/vistas.server";

const TOP = 50;

type Sum = Record<"total" | "clics" | "medidos", number>;
type Row = Record<"id" | "title" | "slug" | "pagina", string> & Sum;

/**
 * Finds the most clicked products first, because a single join would count the clicks of all. Views
 * have been counted for a shorter time, so `medidos` leaves out the clicks from before.
 */
const readRows = (since: string) =>
  sql<Row>`
  with sumas as (
    select producto_id, pagina, sum(clics) as clics,
      sum(case when dia >= (select min(dia) from vistas) then clics else 0 end) as medidos
    from clics where dia >= ${since} group by producto_id, pagina),
  primeros as (
    select producto_id, sum(clics) as total, max(clics) as mayor from sumas
    group by producto_id order by total desc, mayor desc, producto_id limit ${TOP})
  select productos.id, title, slug, total, pagina, clics, medidos
  from primeros join sumas on sumas.producto_id = primeros.producto_id
  join productos on productos.id = primeros.producto_id
  order by total desc, mayor desc, productos.id, clics desc, pagina`.execute(database().read);

export async function findClicsByProducto(days: number, now = new Date()) {
  const { rows } = await readRows(firstDay(days, now));
  const fichas = rows.map(({ slug }) => paths.producto(slug));
  const vistas = await findVistasOf(fichas, days, now);
  const firsts = rows.filter(({ id }, n) => id !== rows[n - 1]?.id);
  return firsts.map(({ id, title, slug, total }) => {
    const own = rows.filter((row) => row.id === id);
    const paginas = own.map(({ pagina, clics }) => ({ pagina, clics: Number(clics) }));
    const medidos = own.find(({ pagina }) => pagina === "producto")?.medidos ?? 0;
    const ficha = { clics: Number(medidos), vistas: vistas.get(paths.producto(slug)) ?? 0 };
    return { id, title, slug, clics: Number(total), ficha, paginas };
  });
}
