import { type ExpressionBuilder, sql } from "kysely";
import { findCategoria } from "~/domain/categorias/queries/resolve-categoria.server";
import type { Dato } from "~/domain/ficha/dato";
import { readDatos } from "~/domain/ficha/datos.server";
import { type Ficha, parseFicha } from "~/domain/ficha/ficha";
import { findImagenes } from "~/domain/imagenes/queries/imagenes.server";
import { isDataImage } from "~/domain/imagenes/rules/imagen-url";
import { readPage } from "~/domain/paginas.server";
import { database } from "~db/client.server";
import { listed } from "~db/engine/engine.server";
import type { Schema } from "~db/schema/schema";
import { COLUMNS, type Column, headingOf } from "../archivo/columns";
import { toSpanishCell } from "../fila/cells";
import { type FichaImportada, medidaText, mergeFicha } from "../fila/ficha-celdas";
import {
  type Cambios,
  changesOf,
  type ProductoImportado,
  toValores,
  type Valores,
} from "../fila/producto-row";
import { goodRows, lastFilas, parseProducto } from "./filas.server";
import { FILAS_MOSTRADAS } from "./lote";

export async function previewLote(id: string, total: number) {
  const all = goodRows(database().read, id).select(["fila", "datos"]).orderBy("fila");
  const [rows, last, nuevos] = await Promise.all([
    all.limit(FILAS_MOSTRADAS).execute(),
    lastFilas(id),
    countNew(id),
  ]);
  const read = await readFilas(rows);
  return {
    ...{ ...read, parcial: read.filas.some(({ parcial }) => parcial) },
    ...{ mostrada: last.shown, ultima: last.file, nuevos, duplicados: total - nuevos },
  };
}

export type VistaPrevia = Awaited<ReturnType<typeof previewLote>>;

const isStored = ({ exists, selectFrom }: ExpressionBuilder<Schema, "importacion_filas">) =>
  exists(
    selectFrom("productos")
      .select("productos.id")
      .whereRef("productos.slug", "=", "importacion_filas.slug"),
  );

async function countNew(id: string): Promise<number> {
  const { n } = await goodRows(database().read, id)
    .where((eb) => eb.not(isStored(eb)))
    .select(sql<number>`count(distinct slug)`.as("n"))
    .executeTakeFirstOrThrow();
  return n;
}

export async function listCambios(id: string, pagina: number) {
  const duplicates = goodRows(database().read, id).where(isStored);
  const ordered = duplicates.select(["fila", "datos"]).orderBy("fila");
  const { items, ...place } = await readPage(ordered, { pagina, size: FILAS_MOSTRADAS });
  return { ...(await readFilas(items)), ...place };
}

async function readFilas(rows: readonly { fila: number; datos: string }[]) {
  const read = rows.map(({ fila, datos }) => ({ fila, producto: parseProducto(datos) }));
  return {
    filas: await toFilas(read.flatMap(({ producto }) => producto ?? [])),
    danadas: read.filter(({ producto }) => !producto).map(({ fila }) => fila),
  };
}

async function toFilas(productos: readonly ProductoImportado[]) {
  const slugs = productos.map(({ slug }) => slug);
  const own = database().read.selectFrom("productos").where("slug", "in", listed(slugs));
  const rows = await own.select([...COLUMNS, "ficha"]).execute();
  const stored = new Map(rows.map(({ ficha, ...row }) => [row.slug, toValores(row)]));
  const fichas = new Map(rows.map(({ slug, ficha }) => [slug, parseFicha(ficha)]));
  const { all } = await readDatos();
  return Promise.all(
    productos.map(async (producto, index) => {
      const { fila, slug, parcial } = producto;
      const guardado = stored.get(slug);
      const changes = changesOf(producto);
      const shown = parcial && guardado ? { ...guardado, ...changes } : producto;
      const { title = slug, category, price, rating, estado, imageurl } = shown;
      const [imagen = null] = isDataImage(imageurl) ? [] : await findImagenes([imageurl], title);
      const named = (await findCategoria(database().read, category)) ?? category;
      return {
        ...{ fila, title, slug, category, price, rating, estado, imagen },
        existe: guardado !== undefined,
        parcial: parcial ?? false,
        repite: slugs.indexOf(slug) < index,
        cambios: guardado
          ? [
              ...diffProducto(guardado, changes, named),
              ...diffFicha(all, fichas.get(slug) ?? {}, producto.ficha),
            ].map(shorten)
          : [],
      };
    }),
  );
}

export type FilaPrevia = Awaited<ReturnType<typeof toFilas>>[number];

export type Cambio = ReturnType<typeof diffFicha>[number];

function diffProducto(guardado: Valores, changes: Cambios, category: string) {
  const next = { ...guardado, ...changes, category };
  return COLUMNS.flatMap((name) => {
    const [antes, despues] = [toText(name, guardado[name]), toText(name, next[name])];
    return antes === despues ? [] : [{ campo: headingOf(name), antes, despues }];
  });
}

function diffFicha(datos: readonly Dato[], stored: Ficha, imported: FichaImportada) {
  const next = mergeFicha(stored, imported);
  return datos
    .filter(({ id }) => Object.hasOwn(imported, id))
    .map((dato) => ({
      campo: dato.nombre,
      antes: medidaText(dato, stored),
      despues: medidaText(dato, next),
    }))
    .filter(({ antes, despues }) => antes !== despues);
}

const toText = (column: Column, value: Valores[Column]) =>
  Array.isArray(value) ? value.join(" · ") : toSpanishCell(column, value);

const SHOWN_LENGTH = 300;

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
