import { addDays, madridDay } from "~/domain/fechas";
import { database } from "~db/client.server";
import { listed } from "~db/engine/engine.server";

const TOP = 20;

export const firstDay = (days: number, now = new Date()) =>
  addDays(madridDay(now.toISOString()), 1 - days);

const lastDays = (days: number, now: Date) =>
  Array.from({ length: days }, (_, index) => addDays(firstDay(days, now), index));

export async function findDias(days: number, now = new Date()) {
  const { read } = database();
  const dias = lastDays(days, now);
  const vistas = await read
    .selectFrom("vistas")
    .select(["dia", "veces"])
    .where("dia", "in", listed(dias))
    .where("tipo", "=", "todas")
    .execute();
  const clics = await read
    .selectFrom("clics")
    .select(({ fn }) => ["dia", fn.sum<number>("clics").as("veces")])
    .where("dia", ">=", firstDay(days, now))
    .groupBy("dia")
    .execute();
  const of = (rows: { dia: string; veces: number }[], dia: string) =>
    Number(rows.find((row) => row.dia === dia)?.veces ?? 0);
  return dias.map((dia) => ({ dia, vistas: of(vistas, dia), clics: of(clics, dia) }));
}

/** Each day by itself, so that the index finds its kind and name. */
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
