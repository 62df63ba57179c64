import { sql } from "kysely";
import { madridDay } from "~base/fechas";
import { createVisitorLimits } from "~base/limits/windows";
import { Tally } from "~base/tally.server";
import { database } from "~db/client.server";
import { jsonRows } from "~db/engine/engine.server";

const mayAdd = createVisitorLimits("clics");

type Clic = Record<"productoId" | "pagina" | "clientAddress", string>;

type Recuento = { dia: string; producto_id: string; pagina: string; veces: number };

const COLUMNS = ["dia", "producto_id", "pagina", "clics"] as const;

const toRow = ({ veces, ...clic }: Recuento) => ({ ...clic, clics: veces });

export const clics = new Tally<Recuento>((trx, counted) =>
  sql`insert into clics (dia, producto_id, pagina, clics)
    select dia, productos.id, pagina, clics
      from (${jsonRows("clics", counted.map(toRow), COLUMNS)}) as contado
    join productos on productos.id = contado.producto_id
    where true
    on conflict (dia, producto_id, pagina) do update set clics = clics.clics + excluded.clics`.execute(
    trx,
  ),
);

export async function countClic(clic: Clic, now = new Date()) {
  const { productoId, pagina, clientAddress } = clic;
  if (!(await isPublished(productoId))) return "desconocido";
  if (!mayAdd(clientAddress, productoId)) return "demasiados";
  const dia = madridDay(now.toISOString());
  clics.add({ dia, producto_id: productoId, pagina, veces: 1 });
  return "contado";
}

async function isPublished(id: string): Promise<boolean> {
  const query = database().read.selectFrom("productos").select("id").where("id", "=", id);
  return (await query.where("estado", "=", "published").executeTakeFirst()) !== undefined;
}
