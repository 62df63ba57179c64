import { sql } from "kysely";
import { paths } from "~/site/paths";
import { database } from "~db/client.server";
import { findVistasOf, firstDay } from "~features/vistas/vistas.server";

interface ClicsProducto {
  id: string;
  title: string;
  slug: string;
  clics: number;
  ficha: { clics: number; vistas: number };
  paginas: { pagina: string; clics: number }[];
}

const TOP = 50;
const CLICS = sql<number>`sum(clics)`.as("clics");
/** Views have been counted for a shorter time, so only clicks since then are compared. */
const MEASURED = sql<number>`
  sum(case when dia >= (select min(dia) from vistas) then clics else 0 end)`.as("medidos");

/** Clicks come first: in one query the planner would look for those of every product. */
const findRows = (since: string) =>
  database()
    .read.with("sumas", (db) =>
      db
        .selectFrom("clics")
        .select(["producto_id", "pagina", CLICS, MEASURED])
        .where("dia", ">=", since)
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
    .select(["productos.id", "title", "slug", "total", "pagina", "clics", "medidos"])
    .orderBy("total", "desc")
    .orderBy("mayor", "desc")
    .orderBy("productos.id")
    .orderBy("clics", "desc")
    .orderBy("pagina")
    .execute();

export async function findClicsByProducto(days: number, now = new Date()) {
  const rows = await findRows(firstDay(days, now));
  const fichas = rows.map(({ slug }) => paths.producto(slug));
  const vistas = await findVistasOf(fichas, days, now);
  const byId = new Map<string, ClicsProducto>();
  for (const { id, title, slug, total, pagina, clics, medidos } of rows) {
    const ficha = { clics: 0, vistas: vistas.get(paths.producto(slug)) ?? 0 };
    const entry = byId.get(id) ?? { id, title, slug, clics: Number(total), ficha, paginas: [] };
    entry.paginas.push({ pagina, clics: Number(clics) });
    if (pagina === "producto") entry.ficha.clics = Number(medidos);
    byId.set(id, entry);
  }
  return [...byId.values()];
}
