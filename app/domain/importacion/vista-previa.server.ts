import { sql } from "kysely";
import type { Imagen } from "~/domain/imagenes/imagen";
import { isDataImage } from "~/domain/imagenes/imagen-url";
import { findImagenes } from "~/domain/imagenes/imagenes.server";
import { clampPagina, countPaginas } from "~/ui/pagination";
import { database } from "~db/client.server";
import type { Schema } from "~db/schema";
import { parseList } from "../listas";
import { type Cambio, diffProducto, type Guardado } from "./cambios";
import { goodRows, parseProducto } from "./filas.server";
import { FILAS_MOSTRADAS } from "./lote";
import type { ProductoImportado } from "./producto-row";

/** One row as the preview shows it. */
export interface FilaPrevia {
  fila: number;
  title: string;
  slug: string;
  category: string;
  price: string | null;
  rating: number;
  estado: ProductoImportado["estado"];
  /** Absent for a picture embedded in the file. */
  imagen: Imagen | null;
  /** Whether a product has this slug already. */
  existe: boolean;
  /** Whether a row before it on the page has its slug. */
  repite: boolean;
  /** What an update would change in it. */
  cambios: Cambio[];
}

/** Some rows in the order of the file. */
interface Filas {
  filas: FilaPrevia[];
  /** Numbers of those among them of which nothing can be read any more. */
  danadas: number[];
}

export interface VistaPrevia extends Filas {
  /** The last row on the page, and the last good row of the file. */
  mostrada: number;
  ultima: number;
  /** Rows whose slug is new, and rows that are duplicates of a product or of a row before. */
  nuevos: number;
  duplicados: number;
}

/** The first rows of an import and what would become of all of them. */
export async function previewLote(id: string, total: number): Promise<VistaPrevia> {
  const read = database().read;
  const rows = await goodRows(read, id)
    .select(["fila", "datos"])
    .orderBy("fila")
    .limit(FILAS_MOSTRADAS)
    .execute();
  const last = await goodRows(read, id)
    .select("fila")
    .orderBy("fila", "desc")
    .limit(1)
    .executeTakeFirst();
  const nuevos = await countNew(id);
  return {
    ...(await readFilas(rows)),
    mostrada: rows.at(-1)?.fila ?? 0,
    ultima: last?.fila ?? 0,
    nuevos,
    duplicados: total - nuevos,
  };
}

async function countNew(id: string): Promise<number> {
  const { n } = await goodRows(database().read, id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("productos")
            .select("productos.id")
            .whereRef("productos.slug", "=", "importacion_filas.slug"),
        ),
      ),
    )
    .select(sql<number>`count(distinct slug)`.as("n"))
    .executeTakeFirstOrThrow();
  return n;
}

/** Rows whose slug a product has already, with what an update would change; a page of them. */
export async function listCambios(id: string, pagina: number) {
  const duplicates = goodRows(database().read, id).where((eb) =>
    eb.exists(
      eb
        .selectFrom("productos")
        .select("productos.id")
        .whereRef("productos.slug", "=", "importacion_filas.slug"),
    ),
  );
  const { n } = await duplicates
    .select((eb) => eb.fn.countAll<number>().as("n"))
    .executeTakeFirstOrThrow();
  const shown = clampPagina(pagina, n, FILAS_MOSTRADAS);
  const rows = await duplicates
    .select(["fila", "datos"])
    .orderBy("fila")
    .limit(FILAS_MOSTRADAS)
    .offset((shown - 1) * FILAS_MOSTRADAS)
    .execute();
  return {
    ...(await readFilas(rows)),
    total: n,
    pagina: shown,
    paginas: countPaginas(n, FILAS_MOSTRADAS),
  };
}

async function readFilas(rows: readonly { fila: number; datos: string }[]): Promise<Filas> {
  const read = rows.map(({ fila, datos }) => ({ fila, producto: parseProducto(datos) }));
  return {
    filas: await toFilas(read.flatMap(({ producto }) => producto ?? [])),
    danadas: read.filter(({ producto }) => !producto).map(({ fila }) => fila),
  };
}

async function toFilas(productos: readonly ProductoImportado[]): Promise<FilaPrevia[]> {
  const slugs = productos.map(({ slug }) => slug);
  const rows = await database()
    .read.selectFrom("productos")
    .selectAll()
    .where("slug", "in", slugs)
    .execute();
  const stored = new Map(rows.map((row) => [row.slug, toGuardado(row)]));
  return Promise.all(
    productos.map(async (producto, index) => ({
      ...(await toFila(producto, stored.get(producto.slug))),
      repite: slugs.indexOf(producto.slug) < index,
    })),
  );
}

async function toFila(
  producto: ProductoImportado,
  guardado?: Guardado,
): Promise<Omit<FilaPrevia, "repite">> {
  const { fila, title, slug, category, price, rating, estado, imageurl } = producto;
  const [imagen = null] = isDataImage(imageurl) ? [] : await findImagenes([imageurl], title);
  return {
    ...{ fila, title, slug, category, price, rating, estado, imagen },
    existe: guardado !== undefined,
    cambios: guardado ? diffProducto(guardado, producto).map(shorten) : [],
  };
}

type ProductoRow = { [Name in keyof Schema["productos"]]: unknown } & {
  [Name in "title" | "category" | "imageurl" | "keyfeatures" | "pros" | "cons"]: string;
} & { [Name in "price" | "descripcion" | "contenido_principal"]: string | null } & {
  rating: number;
  isrecommended: 0 | 1;
  estado: ProductoImportado["estado"];
};

function toGuardado(row: ProductoRow): Guardado {
  const { title, category, imageurl, rating, price, descripcion, contenido_principal } = row;
  return {
    ...{ title, category, imageurl, rating, price, descripcion, contenido_principal },
    isrecommended: row.isrecommended === 1,
    keyfeatures: parseList(row.keyfeatures),
    pros: parseList(row.pros),
    cons: parseList(row.cons),
    estado: row.estado,
  };
}

const SHOWN_LENGTH = 300;

/** Long texts are shown from a little before the first difference. */
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
