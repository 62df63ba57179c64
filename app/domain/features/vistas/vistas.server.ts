import { sql } from "kysely";
import { addDays, madridDay } from "~base/fechas";
import { database } from "~db/client.server";
import { listed } from "~db/engine/engine.server";

const TOP = 20;

export const firstDay = (days: number, now = new Date()) =>
  addDays(madridDay(now.toISOString()), 1 - days);

const lastDays = (days: number, now: Date) =>
  Array.from({ length: days }, (_, index) => addDays(firstDay(days, now), index));

export async function findDias(days: number, now = new Date()) {
  const dias = lastDays(days, now);
  const { rows } = await sql<{ dia: string; vistas: number; clics: number }>`
    select dia, sum(vistas) as vistas, sum(clics) as clics from (
      select dia, veces as vistas, 0 as clics from vistas
      where dia in ${listed(dias)} and tipo = 'todas'
      union all select dia, 0, clics from clics where dia >= ${firstDay(days, now)}) as contado
    group by dia`.execute(database().read);
  const counted = new Map(rows.map(({ dia, vistas, clics }) => [dia, [vistas, clics]]));
  return dias.map((dia) => {
    const [vistas = 0, clics = 0] = counted.get(dia)?.map(Number) ?? [];
    return { dia, vistas, clics };
  });
}

/** Queries day by day, so that the index finds type and name. */
const sums = (tipo: "pagina" | "origen", days: number, now: Date) =>
  database()
    .read.selectFrom("vistas")
    .select(({ fn }) => ["nombre as name", fn.sum<number>("veces").as("count")])
    .where("dia", "in", listed(lastDays(days, now)))
    .where("tipo", "=", tipo)
    .groupBy("nombre");

export const findTop = (tipo: "pagina" | "origen", days: number, now = new Date()) =>
  sums(tipo, days, now).orderBy("count", "desc").orderBy("nombre").limit(TOP).execute();

export async function findVistasOf(paginas: readonly string[], days: number, now: Date) {
  const rows = await sums("pagina", days, now).where("nombre", "in", listed(paginas)).execute();
  return new Map(rows.map(({ name, count }) => [name, Number(count)]));
}
