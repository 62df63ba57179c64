import { sql } from "kysely";
import { type AttemptLimit, takeAttempt } from "~/domain/attempt-limits/attempt-limits.server";
import { addDays, madridDay } from "~/domain/fechas";
import { database, type Trx } from "~db/client.server";
import type { ClicsDia, ClicsProducto } from "./clics";

const HOUR_MS = 60 * 60 * 1000;
/** What one address may add in an hour, in all and to one product: more is no reading. */
const CLICS_LIMIT: AttemptLimit = { purpose: "clic", max: 60, windowMs: HOUR_MS };
const CLICS_PRODUCTO_LIMIT: AttemptLimit = { ...CLICS_LIMIT, max: 5 };

interface Clic {
  productoId: string;
  /** Kind of the page, checked. */
  pagina: string;
  /** Stands for the network address, and for it together with the product. */
  addressHash: string;
  addressProductoHash: string;
}

/**
 * Counts a followed buy link: one more for that product, kind of page and day, and nothing else.
 * @returns whether there is such a product
 * @throws {TooManyAttemptsError} which counts nothing
 */
export function countClic(clic: Clic, now = new Date()): Promise<boolean> {
  const { productoId, pagina, addressHash, addressProductoHash } = clic;
  return database().write(async (trx) => {
    await takeAttempt(trx, { limit: CLICS_LIMIT, who: addressHash }, now);
    await takeAttempt(trx, { limit: CLICS_PRODUCTO_LIMIT, who: addressProductoHash }, now);
    const { numAffectedRows } = await sql`
      insert into clics (dia, producto_id, pagina, clics)
      select ${madridDay(now.toISOString())}, id, ${pagina}, 1 from productos
      where id = ${productoId} and estado = 'published'
      on conflict (dia, producto_id, pagina) do update set clics = clics + 1`.execute(trx);
    return Boolean(numAffectedRows);
  });
}

/** Clicks of each of the last days, oldest first, days without any included. */
export async function findClicsByDay(days: number, now = new Date()): Promise<ClicsDia[]> {
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

const TOP = 50;

/** The products with most clicks in the last days, each with its kinds of pages. */
export async function findClicsByProducto(
  days: number,
  now = new Date(),
): Promise<ClicsProducto[]> {
  // Clicks first: with all in one, the planner looks for those of every product.
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

/** Forgets the counts of days before `before`. */
export async function purgeClics(trx: Trx, before: Date): Promise<void> {
  await trx.deleteFrom("clics").where("dia", "<", madridDay(before.toISOString())).execute();
}
