import { sql } from "kysely";
import { getAjustes } from "~/domain/ajustes/ajustes.server";
import { countUnread } from "~/domain/contacto/buzon.server";
import { database } from "~db/client.server";
import { type Conteos, PRECIO_VIEJO_DIAS } from "./pendiente";

const HOUR_MS = 3_600_000;

/**
 * Counts what there is to do. Each condition stands word for word in a partial index (migration
 * 0008), so only what is to be done is read.
 */
export async function countPendientes(isMain: boolean, now = new Date()): Promise<Conteos> {
  const { precioHoras } = await getAjustes();
  const maxAgeMs = (precioHoras || PRECIO_VIEJO_DIAS * 24) * HOUR_MS;
  const oldest = new Date(now.getTime() - maxAgeMs).toISOString();
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
    (select count(*) from productos where id not glob
      'B0[A-Z0-9][A-Z0-9][A-Z0-9][A-Z0-9][A-Z0-9][A-Z0-9][A-Z0-9][A-Z0-9]'
      and id not glob '[0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9X]') as sinAsin,
    (select count(*) from productos where imageurl = '') as sinImagen,
    (select count(*) from media where alt = '') as sinAlt,
    (select count(*) from productos
      where category not in (select slug from categorias)) as categoriaDesconocida,
    (select count(*) from productos
      where price is not null and precio_comprobado_at < ${oldest}) as preciosViejos,
    (select count(*) from productos where imageurl glob 'http*')
      + (select count(*) from consejos where imagen glob 'http*')
      + (select count(*) from categorias where imagen_url glob 'http*') as imagenesExternas,
    (select count(*) from correos where status = 'failed') as correosFallidos`;
  const { rows } = await query.execute(database().read);
  const [counts] = rows;
  if (!counts) throw new Error("a select without from has one row");
  return counts;
}
