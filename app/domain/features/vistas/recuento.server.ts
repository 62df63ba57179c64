import { sql } from "kysely";
import { madridDay } from "~base/fechas";
import { createVisitorLimits } from "~base/limits/windows";
import { Tally } from "~base/tally.server";
import { addCounts } from "~db/engine/counts.server";
import type { Schema } from "~db/schema/schema";

type Recuento = Schema["vistas"];

const MINUTE_MS = 60_000;
/** Limits names per minute and rows per day, so that a year takes some 20 MB. */
export const VISTAS_MAX = 1_000;
const KEY = ["dia", "tipo", "nombre"] satisfies (keyof Recuento)[];

const vistas = new Tally<Recuento>(async (trx, counted) => {
  await addCounts(trx, "vistas", counted, KEY);
  // The row with the day's total is never deleted, because it has the largest number.
  for (const dia of new Set(counted.map((each) => each.dia))) {
    await sql`delete from vistas where dia = ${dia} and (tipo, nombre) not in (
      select tipo, nombre from vistas where dia = ${dia}
      order by veces desc, tipo desc, nombre limit ${VISTAS_MAX})`.execute(trx);
  }
}, 6 * VISTAS_MAX);

/** Plain maps, because a `Tally` would add a microsecond to the few that a cached page takes. */
const minuto = { n: 0, pagina: new Map<string, number>(), origen: new Map<string, number>() };

const mayAddPage = createVisitorLimits("vistas");
const mayAddHost = createVisitorLimits("origenes");

export type Lectura = Record<"pagina" | "clientAddress", string>;

/** @param origen the host that led here, unless it is our own */
export function countVista({ pagina, clientAddress }: Lectura, origen?: string, now = Date.now()) {
  if (!mayAddPage(clientAddress, pagina)) return;
  const n = Math.floor(now / MINUTE_MS);
  if (n !== minuto.n) closeMinute(n);
  raise(minuto.pagina, pagina);
  if (origen && mayAddHost(clientAddress, origen)) raise(minuto.origen, origen);
}

function raise(counts: Map<string, number>, nombre: string): void {
  const before = counts.get(nombre);
  if (before !== undefined || counts.size < VISTAS_MAX) counts.set(nombre, (before ?? 0) + 1);
}

/** Each minute belongs to one day, because midnight falls on a full minute everywhere. */
function closeMinute(next: number): void {
  const dia = madridDay(new Date(minuto.n * MINUTE_MS).toISOString());
  for (const veces of minuto.pagina.values()) vistas.add({ dia, tipo: "todas", nombre: "", veces });
  for (const tipo of ["pagina", "origen"] as const) {
    for (const [nombre, veces] of minuto[tipo]) vistas.add({ dia, tipo, nombre, veces });
    minuto[tipo].clear();
  }
  minuto.n = next;
}

export async function writeVistas(): Promise<void> {
  closeMinute(minuto.n);
  await vistas.flush();
}
