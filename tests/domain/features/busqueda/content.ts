import type { Insertable } from "kysely";
import { fold, toSlug } from "~base/texto";
import { database } from "~db/client.server";
import type { Schema } from "~db/schema/schema";
import { buscar } from "~features/busqueda/queries/busqueda.server";
import { parseConsulta } from "~features/busqueda/rules/consulta";
import { resolveCategoria, resolveTipo } from "~nouns/categorias/queries/resolve-categoria.server";

const AT = "2026-01-01T00:00:00.000Z";

export type ProductoValues = Partial<Insertable<Schema["productos"]>> & { title: string };

/** A published product unless `more` says otherwise; its id and slug come from the title. */
export function makeProducto(more: ProductoValues): Insertable<Schema["productos"]> {
  const slug = toSlug(more.title) || "sin-letras";
  return {
    id: `p-${slug}`.slice(0, 40).replace(/-$/, ""),
    slug,
    titulo_folded: fold(more.title),
    category: "mobiliario",
    imageurl: "",
    rating: 4,
    estado: "published",
    created_at: AT,
    updated_at: AT,
    ...more,
  };
}

export async function addProductos(...productos: (string | ProductoValues)[]): Promise<void> {
  const rows = productos.map((each) =>
    makeProducto(typeof each === "string" ? { title: each } : each),
  );
  await database().write(async (trx) => {
    for (const row of rows) row.category = await resolveCategoria(trx, row.category);
    await trx.insertInto("productos").values(rows).execute();
  });
}

export async function addConsejo(titulo: string, extracto = ""): Promise<void> {
  const values = {
    id: toSlug(titulo),
    slug: toSlug(titulo),
    titulo,
    titulo_folded: fold(titulo),
    extracto,
    categoria: "sueno",
    fecha: AT,
    contenido: "Texto.",
    created_at: AT,
    updated_at: AT,
  };
  await database().write(async (trx) => {
    const categoria = await resolveTipo(trx, values.categoria);
    await trx
      .insertInto("consejos")
      .values({ ...values, categoria })
      .execute();
  });
}

export const search = async (q: string) =>
  (await buscar(parseConsulta(q), { pagina: 1 }, alone)).hallazgos;

const alone = async <T>(read: Promise<T>) => ({ data: await read });

/** The titles of what holds all that was asked, best first. */
export async function findTitles(q: string): Promise<string[]> {
  const { productos, isPartial, correccion } = await search(q);
  if (isPartial || correccion !== undefined) return [];
  const { resultados, total } = productos;
  if (total !== resultados.length) throw new Error(`${resultados.length} shown of ${total}`);
  return resultados.map(({ titulo }) => titulo);
}
