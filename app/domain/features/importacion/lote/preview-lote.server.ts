import { parseList } from "~base/listas";
import { database } from "~db/client.server";
import { listed } from "~db/engine/engine.server";
import { countRows, readPage } from "~db/paging.server";
import { findCategoria } from "~nouns/categorias/queries/resolve-categoria.server";
import type { Dato } from "~nouns/ficha/dato";
import { readDatos } from "~nouns/ficha/datos.server";
import { parseFicha } from "~nouns/ficha/ficha";
import { findImagenes } from "~nouns/imagenes/queries/imagenes.server";
import { isDataImage } from "~nouns/imagenes/rules/imagen-url";
import { COLUMNS, headingOf } from "../archivo/columns";
import { toSpanishCell, type Valor } from "../fila/cells";
import { medidaText, mergeFicha } from "../fila/ficha-celdas";
import { changesOf, type ProductoImportado, publishErrors, toValores } from "../fila/producto-row";
import { type DestinoOf, findDestinos } from "./destinos.server";
import { goodRows, lastFilas, parseProducto } from "./filas.server";
import { FILAS_MOSTRADAS } from "./lote";

export async function previewLote(id: string, total: number) {
  const { read: db } = database();
  const all = goodRows(db, id).select(["fila", "datos"]).orderBy("fila");
  const bad = db.selectFrom("importacion_filas").where("importacion_id", "=", id);
  const [rows, last, { nuevos, contrarios, otros }, erradas] = await Promise.all([
    all.limit(FILAS_MOSTRADAS).execute(),
    lastFilas(id),
    countDestinos(id),
    countRows(bad.where("motivo", "is not", null)),
  ]);
  const read = await readFilas(rows);
  const parcial = read.filas.some((fila) => fila.parcial);
  const duplicados = total - nuevos - contrarios;
  return { ...read, parcial, last, nuevos, contrarios, otros, erradas, duplicados };
}

export type VistaPrevia = Awaited<ReturnType<typeof previewLote>>;

/** Joins rows with their existing products, by the rules of `findDestinos`. */
const conDestinos = (id: string) =>
  goodRows(database().read, id)
    .leftJoin("productos as propio", "propio.slug", "importacion_filas.slug")
    .leftJoin("productos as otro", "otro.id", "importacion_filas.producto_id");

const countDestinos = (id: string) =>
  conDestinos(id)
    .select(({ fn, ref }) => {
      const count = fn.countAll<number>();
      const ofOthers = count.filterWhere("propio.id", "is", null);
      return [
        ofOthers.filterWhere("otro.id", "is", null).as("nuevos"),
        ofOthers.filterWhere("otro.id", "is not", null).as("otros"),
        count.filterWhere("propio.id", "<>", ref("otro.id")).as("contrarios"),
      ];
    })
    .executeTakeFirstOrThrow();

export async function listCambios(id: string, pagina: number) {
  // A row that matches two products is an error, so it has no duplicate.
  const duplicates = conDestinos(id).where(({ eb, fn }) =>
    eb(fn.coalesce("propio.id", "otro.id"), "=", fn.coalesce("otro.id", "propio.id")),
  );
  const ordered = duplicates.select(["fila", "datos"]).orderBy("fila");
  const { items, ...place } = await readPage(ordered, { pagina, size: FILAS_MOSTRADAS });
  return { ...(await readFilas(items)), ...place };
}

async function readFilas(rows: readonly { fila: number; datos: string }[]) {
  const read = rows.map(({ fila, datos }) => ({ fila, producto: parseProducto(datos) }));
  const destinoOf = await findDestinos(database().read, read);
  const ids = read.flatMap(({ producto }) => (producto && destinoOf(producto).destino?.id) ?? []);
  const own = database().read.selectFrom("productos").where("id", "in", listed(ids));
  const stored = await own.select([...COLUMNS, "ficha", "imagenes"]).execute();
  const guardados = new Map(stored.map((row) => [row.id, toGuardado(row)]));
  const { all } = await readDatos();
  const toFila = (producto: ProductoImportado) => {
    const found = destinoOf(producto);
    return previewFila(producto, found, guardados.get(found.destino?.id ?? ""), all);
  };
  return {
    filas: await Promise.all(read.flatMap(({ producto }) => (producto ? toFila(producto) : []))),
    danadas: read.filter(({ producto }) => !producto).map(({ fila }) => fila),
  };
}

async function previewFila(
  producto: ProductoImportado,
  { problema, nota }: ReturnType<DestinoOf>,
  guardado: Guardado | undefined,
  datos: readonly Dato[],
) {
  const { fila, parcial = false, sin } = producto;
  const next = guardado && { ...guardado, ...changesOf(producto) };
  const shown = next && (parcial || sin) ? next : producto;
  const slug = shown.slug || `ASIN ${producto.id}`;
  const { title = slug, category, price, rating, estado, imageurl } = shown;
  const [imagen = null] = isDataImage(imageurl) ? [] : await findImagenes([imageurl], title);
  const own = { fila, title, slug, category, price, rating, estado, imagen, parcial };
  return {
    ...own,
    existe: guardado !== undefined,
    entra: !problema,
    notas: [problema ?? nota ?? [], next ? publishErrors(next) : []].flat(),
    cambios: next
      ? diff(datos, guardado, {
          ...next,
          category: (await findCategoria(database().read, category)) ?? category,
          ficha: mergeFicha(guardado.ficha, producto.ficha),
        })
      : [],
  };
}

export type FilaPrevia = Awaited<ReturnType<typeof previewFila>>;

type Stored = Parameters<typeof toValores>[0] & { imagenes: string; ficha: string };

const toGuardado = ({ imagenes, ficha, ...row }: Stored) => ({
  ...toValores(row),
  imagenes: parseList(imagenes),
  ficha: parseFicha(ficha),
});

type Guardado = ReturnType<typeof toGuardado>;

function diff(datos: readonly Dato[], guardado: Guardado, next: Guardado) {
  const textOf = (column: string, value: Valor) =>
    Array.isArray(value) ? value.join(" · ") : toSpanishCell(column, value);
  const all = [
    ...[...COLUMNS, "imagenes" as const].map((name) => ({
      campo: name === "imagenes" ? "Más imágenes" : headingOf(name),
      antes: textOf(name, guardado[name]),
      despues: textOf(name, next[name]),
    })),
    ...datos.map((dato) => ({
      campo: dato.nombre,
      antes: medidaText(dato, guardado.ficha),
      despues: medidaText(dato, next.ficha),
    })),
  ];
  return all.filter(({ antes, despues }) => antes !== despues).map(shorten);
}

const SHOWN_LENGTH = 300;

export type Cambio = Record<"campo" | "antes" | "despues", string>;

function shorten({ campo, antes, despues }: Cambio): Cambio {
  const [before, after] = [[...antes], [...despues]];
  const start = after.findIndex((letter, index) => letter !== before[index]);
  const from = Math.max((start < 0 ? after.length : start) - 40, 0);
  const part = (letters: string[]) => {
    const shown = letters.slice(from, from + SHOWN_LENGTH).join("");
    return `${from > 0 ? "…" : ""}${shown}${from + SHOWN_LENGTH < letters.length ? "…" : ""}`;
  };
  return { campo, antes: part(before), despues: part(after) };
}
