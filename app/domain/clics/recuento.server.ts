import { sql } from "kysely";
import { madridDay } from "~/domain/fechas";
import { wideNetwork } from "~/http/limits/wide-network";
import { createWindows, type Windows } from "~/http/limits/windows";
import { log } from "~/runtime/log.server";
import { database } from "~db/client.server";
import { jsonRows } from "~db/engine/engine.server";

const HOUR_MS = 60 * 60 * 1000;
const perHour = (max: number) => createWindows({ max, windowMs: HOUR_MS });
/** More than that is no reading. Each process counts alone. */
const perAddress = perHour(60);
const perProducto = perHour(5);
const perNetwork = perHour(600);

interface Clic {
  productoId: string;
  pagina: string;
  clientAddress: string;
}

interface Recuento {
  dia: string;
  producto_id: string;
  pagina: string;
  clics: number;
}

const pending = new Map<string, Recuento>();

/** Counts stay in memory: hundreds of clicks at once must not queue for the database. */
export async function countClic(clic: Clic, now = new Date()): Promise<Outcome> {
  const { productoId, pagina, clientAddress } = clic;
  if (!(await isPublished(productoId))) return "desconocido";
  if (!isWithinLimits(productoId, clientAddress)) return "demasiados";
  const dia = madridDay(now.toISOString());
  add({ dia, producto_id: productoId, pagina, clics: 1 });
  return "contado";
}

type Outcome = "contado" | "desconocido" | "demasiados";

async function isPublished(id: string): Promise<boolean> {
  const query = database().read.selectFrom("productos").select("id").where("id", "=", id);
  return (await query.where("estado", "=", "published").executeTakeFirst()) !== undefined;
}

function isWithinLimits(productoId: string, clientAddress: string): boolean {
  const network = wideNetwork(clientAddress);
  const counters: [Windows, key: string][] = [
    [perAddress, clientAddress],
    [perProducto, `${clientAddress} ${productoId}`],
    ...(network ? [[perNetwork, network] satisfies [Windows, string]] : []),
  ];
  if (counters.some(([windows, key]) => windows.secondsFull(key))) return false;
  for (const [windows, key] of counters) windows.take(key);
  return true;
}

function add(more: Recuento): void {
  const key = [more.dia, more.producto_id, more.pagina].join();
  pending.set(key, { ...more, clics: more.clics + (pending.get(key)?.clics ?? 0) });
}

/** Writes all counts at once; a failed write waits for the next time. */
export async function writeClics(): Promise<void> {
  if (pending.size === 0) return;
  const counted = [...pending.values()];
  pending.clear();
  try {
    await write(counted);
  } catch (error) {
    for (const each of counted) add(each);
    log().warn({ err: error }, "clicks not written yet");
  }
}

const COLUMNS = ["dia", "producto_id", "pagina", "clics"] satisfies (keyof Recuento)[];

async function write(counted: readonly Recuento[]): Promise<void> {
  await database().writeSoon((trx) =>
    sql`insert into clics (dia, producto_id, pagina, clics)
      select dia, productos.id, pagina, clics from (${jsonRows(counted, COLUMNS)}) as contado
      join productos on productos.id = contado.producto_id
      where true
      on conflict (dia, producto_id, pagina) do update set clics = clics.clics + excluded.clics`.execute(
      trx,
    ),
  );
}
