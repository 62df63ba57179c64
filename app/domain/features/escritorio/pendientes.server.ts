import { type RawBuilder, sql } from "kysely";
import { database } from "~db/client.server";
import { beginsWith } from "~db/engine/engine.server";
import { countPending } from "~features/admin-requests/admin-requests.server";
import { countUnread } from "~features/contacto/buzon.server";
import { withExternalPicture } from "~nouns/consejos/queries/consejos-admin.server";
import { withoutAlt } from "~nouns/imagenes/queries/biblioteca.server";
import { oldestPrecio, pendienteWhere } from "~nouns/productos/queries/pendientes.server";
import type { FiltroPendiente } from "~nouns/productos/rules/lista-admin";
import { COUNTED_MOST, type Conteos } from "./pendiente";

export async function countPendientes({ isMain }: { isMain: boolean }): Promise<Conteos> {
  const oldest = await oldestPrecio(new Date());
  const [solicitudes, mensajes, rows] = await Promise.all([
    isMain ? countPending() : null,
    isMain ? countUnread() : null,
    countContent(oldest),
  ]);
  return { solicitudes, mensajes, ...rows };
}

type ContentCounts = Omit<Conteos, "solicitudes" | "mensajes">;

async function countContent(oldest: string): Promise<ContentCounts> {
  const productos = (filtro: FiltroPendiente) => count("productos", pendienteWhere(filtro, oldest));
  const query = sql<ContentCounts>`select
    ${count("productos", isDraft)} as "borradoresProductos",
    ${count("consejos", isDraft)} as "borradoresConsejos",
    ${productos("sin-asin")} as "sinAsin",
    ${productos("sin-imagen")} as "sinImagen",
    ${productos("categoria-desconocida")} as "categoriaDesconocida",
    ${productos("precio-antiguo")} as "preciosViejos",
    ${productos("imagen-externa")} as "externasProductos",
    ${count("consejos", withExternalPicture)} as "externasConsejos",
    ${count("categorias", beginsWith("imagen_url", "http"))} as "externasCategorias",
    ${count("media", withoutAlt)} as "sinAlt",
    ${count("correos", sql`status = 'failed'`)} as "correosFallidos"`;
  const { rows } = await query.execute(database().read);
  const [counts] = rows;
  if (!counts) throw new Error("a select without from has one row");
  return counts;
}

const isDraft = sql`estado = 'draft'`;

/** Stops counting at a limit, so that the desk of a large site opens as fast. */
function count(table: string, where: RawBuilder<unknown>) {
  return sql`(select count(*) from (
    select 1 from ${sql.table(table)} where ${where} limit ${COUNTED_MOST}) as counted)`;
}
