import { comparableUntil, terciosDe, toModo } from "~base/precio";
import { database } from "~db/client.server";
import { memoOnContentFor } from "~db/content-memo.server";
import { listed } from "~db/engine/engine.server";
import type { Valor } from "~nouns/ficha/dato";
import { datosOf } from "~nouns/ficha/datos.server";
import { type Ficha, medidaOf, parseFicha } from "~nouns/ficha/ficha";
import { PRECIO_COLUMNS, shownUntil, toPrecio } from "~nouns/productos/queries/producto-row.server";
import { isRated } from "~nouns/productos/rules/producto";

/** One value for each product; a product has the same index in all columns. */
export type Columna = readonly (Valor | undefined)[];

/** Best first, and what was withdrawn last. */
const findRows = (categorias: readonly string[]) =>
  database()
    .read.selectFrom("productos")
    .select(PRECIO_COLUMNS)
    .select(["category", "rating", "isrecommended", "precio_centimos"])
    .select(["published_at", "created_at", "retirada", "ficha"])
    .where("category", "in", listed(categorias))
    .where("estado", "=", "published")
    .orderBy((eb) => eb("retirada", "is not", null))
    .orderBy("isrecommended", "desc")
    .orderBy("rating", "desc")
    .orderBy("titulo_folded")
    .orderBy("id")
    .execute();

type Row = Awaited<ReturnType<typeof findRows>>[number];

/** Computes the thirds once per category: the query that a card uses would count it per product. */
function preciosOf(rows: readonly Row[], categorias: readonly string[]) {
  const tercios = categorias.map((slug) => {
    const own = rows.filter(({ category }) => category === slug);
    return [slug, terciosDe(own.map(({ precio_centimos }) => precio_centimos))] as const;
  });
  const tercioIn = new Map(tercios);
  return rows.map((row) =>
    toPrecio({ ...row, tercio: tercioIn.get(row.category)?.(row.precio_centimos) ?? null }),
  );
}

/**
 * Gives the published products of some categories as columns to filter and sort by. Filters can
 * be combined in thousands of ways, which no index serves, while a pass over a column takes some
 * milliseconds for ten thousand products.
 */
const columnasOf = memoOnContentFor(async (slugs) => {
  const categorias = slugs.split(" ");
  const datos = await datosOf(categorias[0] ?? "");
  const rows = await findRows(categorias);
  const hasFranjas = toModo(rows[0]?.precio_modo) === "franja";
  const precios = preciosOf(rows, categorias);
  const datosDeCasa = datos.filter(({ casa }) => casa);
  const respuestasDe = (ficha: Ficha) =>
    datosDeCasa.map((dato) => ({ casa: dato.casa, valor: medidaOf(dato, ficha)?.valor ?? null }));
  const fichas = rows.map(({ ficha }) => parseFicha(ficha));
  return {
    ids: rows.map(({ id }) => id),
    retirados: rows.map(({ retirada }) => retirada !== null),
    recomendados: rows.map(({ isrecommended }) => isrecommended),
    notas: rows.map(({ rating }) => (isRated(rating) ? rating : undefined)),
    fechas: rows.map((row) => Date.parse(row.published_at ?? row.created_at)),
    centimos: rows.map(({ precio_centimos }, n) =>
      precios[n]?.price ? (precio_centimos ?? undefined) : undefined,
    ),
    /** Where thirds are shown, products may not be told apart by exact prices. */
    franjas: hasFranjas ? precios.map(({ franja }) => franja ?? undefined) : null,
    /** The times until which prices are shown and may be compared. */
    preciosUntil: rows.map((row) =>
      Math.min(
        hasFranjas ? Number.POSITIVE_INFINITY : comparableUntil(row.precio_comprobado_at),
        shownUntil(row),
      ),
    ),
    casa: rows.map(({ id }, n) => ({ id, ficha: respuestasDe(fichas[n] ?? {}) })),
    datos: Object.fromEntries(
      datos.map((dato) => [dato.id, fichas.map((ficha) => medidaOf(dato, ficha)?.valor)]),
    ) as Readonly<Record<string, Columna>>,
  };
});

export type Columnas = Awaited<ReturnType<typeof columnasOf>>;

export const findColumnas = (categorias: readonly string[]) => columnasOf(categorias.join(" "));
