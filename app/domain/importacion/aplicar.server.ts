import type { Read, Trx } from "~db/client.server";
import { listed } from "~db/engine/engine.server";
import { isDataImage } from "../imagenes/imagen-url";
import { insertProductos, updateProducto } from "../productos/write-productos.server";
import { resolveCategorias } from "./categorias.server";
import type { Recuento } from "./lote";
import { type ProductoImportado, publishErrors, toValores } from "./producto-row";
import type { DuplicateChoice } from "./seleccion";

/** What became of one row; the names are those of `importacion_filas`. */
export interface RowResult {
  fila: number;
  resultado: "importada" | "actualizada" | "omitida" | "fallida";
  /** Why it failed, in Spanish. */
  motivo?: string;
  producto_id?: string;
  /** The version that it left, which tells an undo whether somebody has edited it since. */
  version?: number;
}

export interface ImportStep {
  producto: ProductoImportado;
  action: "insertar" | "actualizar" | "omitir";
}

/**
 * What happens with each row, in the order of the file. A slug that the same file has named before
 * is a duplicate like one that is stored already.
 */
export function planImport(
  productos: readonly ProductoImportado[],
  storedSlugs: ReadonlySet<string>,
  duplicates: DuplicateChoice,
): ImportStep[] {
  const known = new Set(storedSlugs);
  return productos.map((producto) => {
    if (known.has(producto.slug)) return { producto, action: duplicates };
    known.add(producto.slug);
    return { producto, action: "insertar" };
  });
}

/** New products that are added by one statement: some 3 ms. */
const AT_ONCE = 25;

interface Applying {
  /** Whose undo will bring back what is changed. */
  importacion: string;
  /** Whether the time is over; asked after each step, or each run of new products. */
  isOver: () => boolean;
}

/**
 * Carries out a plan made in the same transaction, from its first step on.
 * @returns what became of the steps that were taken, in their order
 */
export async function applySteps(
  trx: Trx,
  steps: readonly ImportStep[],
  { importacion, isOver }: Applying,
): Promise<RowResult[]> {
  const results: RowResult[] = [];
  while (results.length < steps.length) {
    const run = nextRun(steps, results.length);
    results.push(...(await applyRun(trx, run, importacion)));
    if (isOver()) break;
  }
  return results;
}

/** One step, or several new products in a row. */
function nextRun(steps: readonly ImportStep[], from: number): readonly ImportStep[] {
  let end = from;
  while (steps[end]?.action === "insertar" && end - from < AT_ONCE) end += 1;
  return steps.slice(from, Math.max(end, from + 1));
}

async function applyRun(
  trx: Trx,
  run: readonly ImportStep[],
  importacion: string,
): Promise<RowResult[]> {
  const [first] = run;
  if (!first) return [];
  if (first.action === "insertar") return insertAll(trx, run);
  const { producto } = first;
  if (first.action === "omitir") return [{ fila: producto.fila, resultado: "omitida" }];
  return [await update(trx, producto, importacion)];
}

/** The product that such a row duplicated was deleted meanwhile, so its picture was not stored. */
const CHANGED = "El catálogo ha cambiado; importa la fila de nuevo";

async function insertAll(trx: Trx, steps: readonly ImportStep[]): Promise<RowResult[]> {
  const ready = steps.filter(({ producto }) => !isDataImage(producto.imageurl));
  const categorias = await resolveCategorias(
    trx,
    ready.map(({ producto }) => producto.category),
  );
  const added = await insertProductos(
    trx,
    ready.map(({ producto: { fila, columnas, ...campos } }) => ({
      ...campos,
      category: categorias.get(campos.category) ?? campos.category,
    })),
  );
  const outcomes = new Map(ready.map(({ producto }, index) => [producto.fila, added[index]]));
  return steps.map(({ producto }) => {
    const outcome = outcomes.get(producto.fila);
    if (!outcome) return failure(producto, CHANGED);
    if (outcome.outcome === "taken") {
      return failure(producto, `El identificador "${producto.id}" ya es de otro producto`);
    }
    return {
      fila: producto.fila,
      resultado: "importada",
      producto_id: outcome.id,
      version: 1,
    };
  });
}

/** Never touches id, slug, featured or what the file has no column for. */
async function update(
  trx: Trx,
  producto: ProductoImportado,
  importacion: string,
): Promise<RowResult> {
  if (isDataImage(producto.imageurl)) return failure(producto, CHANGED);
  const { slug, title, category, imageurl, rating, columnas } = producto;
  const stored = await trx
    .selectFrom("productos")
    .selectAll()
    .where("slug", "=", slug)
    .executeTakeFirst();
  if (!stored) return failure(producto, "El producto que duplicaba no se ha importado");
  const optional = columnas
    .filter((name) => name !== "id")
    .map((name) => [name, producto[name]] as const);
  const changes = { title, category, imageurl, rating, ...Object.fromEntries(optional) };
  const [obstacle] = publishErrors({ ...toValores(stored), ...changes });
  if (obstacle) return failure(producto, obstacle);
  // Whoever sends a price has looked at it, be it the same.
  await updateProducto(trx, { id: stored.id }, changes, { isPriceChecked: true, importacion });
  return {
    fila: producto.fila,
    resultado: "actualizada",
    producto_id: stored.id,
    version: stored.version + 1,
  };
}

function failure({ fila }: ProductoImportado, motivo: string): RowResult {
  return { fila, resultado: "fallida", motivo };
}

/** Those of the rows' slugs that products have already. */
export async function storedSlugs(
  db: Read | Trx,
  productos: readonly ProductoImportado[],
): Promise<Set<string>> {
  const rows = await db
    .selectFrom("productos")
    .select("slug")
    .where("slug", "in", listed(productos.map(({ slug }) => slug)))
    .execute();
  return new Set(rows.map(({ slug }) => slug));
}

export function countResults(results: readonly RowResult[]): Recuento {
  const count = (kind: RowResult["resultado"]) =>
    results.filter(({ resultado }) => resultado === kind).length;
  return {
    importados: count("importada"),
    actualizados: count("actualizada"),
    omitidos: count("omitida"),
    fallidos: count("fallida"),
  };
}
