import { sql } from "kysely";
import { withExternalPicture } from "~/domain/consejos/consejos-admin.server";
import { countUnread } from "~/domain/contacto/buzon.server";
import { withoutAlt } from "~/domain/imagenes/biblioteca.server";
import { oldestPrecio, pendienteWhere } from "~/domain/productos/pendientes.server";
import { database } from "~db/client.server";
import type { Conteos } from "./pendiente";

/** Counts what there is to do; the lists that the counts lead to have the same conditions. */
export async function countPendientes(isMain: boolean, now = new Date()): Promise<Conteos> {
  const oldest = await oldestPrecio(now);
  const [solicitudes, mensajes, rows] = await Promise.all([
    isMain ? countRequests() : null,
    countUnread(),
    countContent(oldest),
  ]);
  return { solicitudes, mensajes, ...rows };
}

async function countRequests(): Promise<number> {
  const { total } = await database()
    .read.selectFrom("admin_requests")
    .innerJoin("credenciales", "credenciales.user_id", "admin_requests.user_id")
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .where("status", "=", "pending")
    .where("verified_at", "is not", null)
    .executeTakeFirstOrThrow();
  return total;
}

type ContentCounts = Omit<Conteos, "solicitudes" | "mensajes">;

async function countContent(oldest: string): Promise<ContentCounts> {
  const query = sql<ContentCounts>`select
    (select count(*) from productos where estado = 'draft') as borradoresProductos,
    (select count(*) from consejos where estado = 'draft') as borradoresConsejos,
    (select count(*) from productos where ${pendienteWhere("sin-asin", oldest)}) as sinAsin,
    (select count(*) from productos where ${pendienteWhere("sin-imagen", oldest)}) as sinImagen,
    (select count(*) from media where ${withoutAlt}) as sinAlt,
    (select count(*) from productos
      where ${pendienteWhere("categoria-desconocida", oldest)}) as categoriaDesconocida,
    (select count(*) from productos
      where ${pendienteWhere("precio-antiguo", oldest)}) as preciosViejos,
    (select count(*) from productos
      where ${pendienteWhere("imagen-externa", oldest)}) as externasProductos,
    (select count(*) from consejos where ${withExternalPicture}) as externasConsejos,
    (select count(*) from categorias where imagen_url glob 'http*') as externasCategorias,
    (select count(*) from correos where status = 'failed') as correosFallidos`;
  const { rows } = await query.execute(database().read);
  const [counts] = rows;
  if (!counts) throw new Error("a select without from has one row");
  return counts;
}
