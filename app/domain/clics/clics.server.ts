import { addDays, madridDay } from "~/domain/fechas";
import { database, type Trx } from "~db/client.server";

export interface ClicsProducto {
  id: string;
  title: string;
  slug: string;
  clics: number;
  paginas: { pagina: string; clics: number }[];
}

export async function findClicsByDay(days: number, now = new Date()) {
  const first = firstDay(days, now);
  const rows = await database()
    .read.selectFrom("clics")
    .select(({ fn }) => ["dia", fn.sum<number>("clics").as("clics")])
    .where("dia", ">=", first)
    .groupBy("dia")
    .execute();
  const counted = new Map(rows.map(({ dia, clics }) => [dia, Number(clics)]));
  return Array.from({ length: days }, (_, index) => addDays(first, index)).map((dia) => ({
    dia,
    clics: counted.get(dia) ?? 0,
  }));
}

export type ClicsDia = Awaited<ReturnType<typeof findClicsByDay>>[number];

const TOP = 50;

export async function findClicsByProducto(days: number, now = new Date()) {
  // Clicks come first: in one query the planner would look for those of every product.
  const rows = await database()
    .read.with("sumas", (db) =>
      db
        .selectFrom("clics")
        .select(({ fn }) => ["producto_id", "pagina", fn.sum<number>("clics").as("clics")])
        .where("dia", ">=", firstDay(days, now))
        .groupBy(["producto_id", "pagina"]),
    )
    .with("primeros", (db) =>
      db
        .selectFrom("sumas")
        .select(({ fn }) => [
          "producto_id",
          fn.sum<number>("clics").as("total"),
          fn.max("clics").as("mayor"),
        ])
        .groupBy("producto_id")
        .orderBy("total", "desc")
        .orderBy("mayor", "desc")
        .orderBy("producto_id")
        .limit(TOP),
    )
    .selectFrom("primeros")
    .innerJoin("sumas", "sumas.producto_id", "primeros.producto_id")
    .innerJoin("productos", "productos.id", "primeros.producto_id")
    .select(["productos.id", "productos.title", "productos.slug", "total", "pagina", "clics"])
    .orderBy("total", "desc")
    .orderBy("mayor", "desc")
    .orderBy("productos.id")
    .orderBy("clics", "desc")
    .orderBy("pagina")
    .execute();
  const byId = new Map<string, ClicsProducto>();
  for (const { id, title, slug, total, pagina, clics } of rows) {
    const entry = byId.get(id) ?? { id, title, slug, clics: Number(total), paginas: [] };
    entry.paginas.push({ pagina, clics: Number(clics) });
    byId.set(id, entry);
  }
  return [...byId.values()];
}

const firstDay = (days: number, now: Date) => addDays(madridDay(now.toISOString()), 1 - days);

export async function purgeClics(trx: Trx, before: Date): Promise<void> {
  await trx.deleteFrom("clics").where("dia", "<", madridDay(before.toISOString())).execute();
}
