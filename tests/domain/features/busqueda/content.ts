import { toSlug } from "~base/texto";
import { buscar } from "~features/busqueda/queries/busqueda.server";
import { parseConsulta } from "~features/busqueda/rules/consulta";
import { insertRows } from "../../../support/insert-rows";
import { type Row, rowOf } from "../../../support/rows";

export type ProductoValues = Row<"productos"> & { title: string };

/** A published product unless `more` says otherwise; its id and slug come from the title. */
export function makeProducto(more: ProductoValues) {
  const slug = toSlug(more.title) || "sin-letras";
  return rowOf("productos", { id: `p-${slug}`.slice(0, 40).replace(/-$/, ""), slug, ...more });
}

export const addProductos = (...productos: (string | ProductoValues)[]) =>
  insertRows(
    "productos",
    ...productos.map((each) => makeProducto(typeof each === "string" ? { title: each } : each)),
  );

export const addConsejo = (titulo: string, extracto = "") =>
  insertRows("consejos", { titulo, extracto });

export const search = async (q: string) =>
  (await buscar(parseConsulta(q), { pagina: 1 }, alone)).hallazgos;

const alone = async <T>(read: Promise<T>) => ({ data: await read });

/** Finds the titles of products that match all words, best first, without any correction. */
export async function findTitles(q: string): Promise<string[]> {
  const { productos, isPartial, correccion } = await search(q);
  if (isPartial || correccion !== undefined) return [];
  const { resultados, total } = productos;
  if (total !== resultados.length) throw new Error(`${resultados.length} shown of ${total}`);
  return resultados.map(({ titulo }) => titulo);
}
