import { parseList } from "~base/listas";
import { countRows, readPage } from "~base/paging.server";
import { database } from "~db/client.server";
import { listed } from "~db/engine/engine.server";
import { findCategoria } from "~nouns/categorias/queries/resolve-categoria.server";
import type { Dato } from "~nouns/ficha/dato";
import { readDatos } from "~nouns/ficha/datos.server";
import { type Ficha, parseFicha } from "~nouns/ficha/ficha";
import { findImagenes } from "~nouns/imagenes/queries/imagenes.server";
import { isDataImage } from "~nouns/imagenes/rules/imagen-url";
import { COLUMNS, headingOf } from "../archivo/columns";
import { toSpanishCell, type Valor } from "../fila/cells";
import { type FichaImportada, medidaText, mergeFicha } from "../fila/ficha-celdas";
import { changesOf, type ProductoImportado, publishErrors, toValores } from "../fila/producto-row";
import { findDestinos } from "./destinos.server";
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
  return {
    ...{ ...read, parcial: read.filas.some(({ parcial }) => parcial) },
    ...{ mostrada: last.shown, ultima: last.file, nuevos, contrarios, otros },
    ...{ erradas, duplicados: total - nuevos - contrarios },
  };
}

export type VistaPrevia = Awaited<ReturnType<typeof previewLote>>;

/** The rows with what `findDestinos` finds. */
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
  // A row of two products is about none.
  const duplicates = conDestinos(id).where(({ eb, fn }) =>
    eb(fn.coalesce("propio.id", "otro.id"), "=", fn.coalesce("otro.id", "propio.id")),
  );
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
  const named = productos.map((producto) => ({ producto }));
  const destinoOf = await findDestinos(database().read, named);
  const ids = productos.flatMap((producto) => destinoOf(producto).destino?.id ?? []);
  const own = database().read.selectFrom("productos").where("id", "in", listed(ids));
  const rows = await own.select([...COLUMNS, "ficha", "imagenes"]).execute();
  const stored = new Map(rows.map((row) => [row.id, toGuardado(row)]));
  const { all } = await readDatos();
  return Promise.all(
    productos.map(async (producto) => {
      const { fila, parcial, sin } = producto;
      const { destino, problema, nota } = destinoOf(producto);
      const guardado = stored.get(destino?.id ?? "");
      const changes = changesOf(producto);
      const shown = guardado && (parcial || sin) ? { ...guardado, ...changes } : producto;
      const slug = shown.slug || `ASIN ${producto.id}`;
      const { title = slug, category, price, rating, estado, imageurl } = shown;
      const [imagen = null] = isDataImage(imageurl) ? [] : await findImagenes([imageurl], title);
      const slugOfIt = (await findCategoria(database().read, category)) ?? category;
      return {
        ...{ fila, title, slug, category, price, rating, estado, imagen },
        existe: guardado !== undefined,
        parcial: parcial ?? false,
        entra: !problema,
        notas: [
          problema ?? nota ?? [],
          guardado ? publishErrors({ ...guardado, ...changes }) : [],
        ].flat(),
        cambios: guardado
          ? [
              ...diffCampos(guardado, { ...guardado, ...changes, category: slugOfIt }),
              ...diffFicha(all, guardado.ficha, producto.ficha),
            ]
              .filter(({ antes, despues }) => antes !== despues)
              .map(shorten)
          : [],
      };
    }),
  );
}

export type FilaPrevia = Awaited<ReturnType<typeof toFilas>>[number];

export type Cambio = Record<"campo" | "antes" | "despues", string>;

type Stored = Parameters<typeof toValores>[0] & { imagenes: string; ficha: string };

const toGuardado = ({ imagenes, ficha, ...row }: Stored) => ({
  ...toValores(row),
  ...{ imagenes: parseList(imagenes), ficha: parseFicha(ficha) },
});

type Guardado = ReturnType<typeof toGuardado>;

const diffCampos = (guardado: Guardado, next: Guardado): Cambio[] =>
  [...COLUMNS, "imagenes" as const].map((name) => ({
    campo: name === "imagenes" ? "Más imágenes" : headingOf(name),
    antes: toText(name, guardado[name]),
    despues: toText(name, next[name]),
  }));

function diffFicha(datos: readonly Dato[], stored: Ficha, imported: FichaImportada): Cambio[] {
  const next = mergeFicha(stored, imported);
  return datos
    .filter(({ id }) => Object.hasOwn(imported, id))
    .map((dato) => ({
      campo: dato.nombre,
      antes: medidaText(dato, stored),
      despues: medidaText(dato, next),
    }));
}

const toText = (column: string, value: Valor) =>
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
