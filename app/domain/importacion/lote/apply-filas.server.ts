import { dropEmptyOcultas } from "~/domain/categorias/queries/ocultas.server";
import { resolveCategoria } from "~/domain/categorias/queries/resolve-categoria.server";
import { parseFicha } from "~/domain/ficha/ficha";
import { isDataImage } from "~/domain/imagenes/rules/imagen-url";
import { insertProductos, updateProducto } from "~/domain/productos/queries/write-productos.server";
import type { Read, Trx } from "~db/client.server";
import { listed } from "~db/engine/engine.server";
import { mergeFicha } from "../fila/ficha-celdas";
import { changesOf, type ProductoImportado, publishErrors, toValores } from "../fila/producto-row";
import type { DuplicateChoice } from "./seleccion";

export interface RowResult {
  fila: number;
  resultado: "importada" | "actualizada" | "omitida" | "fallida";
  motivo?: string;
  producto_id?: string;
  /** An undo compares it to see whether somebody has edited the product since. */
  version?: number;
}

export type Fila = { fila: number } & (
  | { producto: ProductoImportado; motivo?: undefined }
  | { producto?: undefined; motivo: string }
);

type Paso = { fila: Fila; action: "insertar" | "actualizar" | "omitir" | "fallar" };

export function planImport(
  filas: readonly Fila[],
  storedSlugs: ReadonlySet<string>,
  duplicates: DuplicateChoice,
): Paso[] {
  const known = new Set(storedSlugs);
  return filas.map((fila) => {
    if (!fila.producto) return { fila, action: "fallar" };
    const { slug, parcial } = fila.producto;
    if (known.has(slug)) return { fila, action: duplicates };
    if (parcial) return { fila: { fila: fila.fila, motivo: UNKNOWN }, action: "fallar" };
    known.add(slug);
    return { fila, action: "insertar" };
  });
}

const UNKNOWN =
  "No hay ningún producto con ese slug o ASIN, y una lista de precios no crea productos";

const AT_ONCE = 25;

type Applying = { importacion: string; duplicados: DuplicateChoice; isOver: () => boolean };

export async function applyFilas(trx: Trx, filas: readonly Fila[], how: Applying) {
  const { importacion, duplicados, isOver } = how;
  const pasos = planImport(filas, await storedSlugs(trx, filas), duplicados);
  const results: RowResult[] = [];
  for (let paso = pasos[0]; paso; paso = pasos[results.length]) {
    if (paso.action === "insertar") {
      results.push(...(await insertAll(trx, newProductos(pasos, results.length))));
    } else results.push(await applyOne(trx, paso, importacion));
    if (isOver()) break;
  }
  if (results.some(({ resultado }) => resultado === "fallida")) await dropEmptyOcultas(trx);
  return results;
}

function newProductos(pasos: readonly Paso[], from: number): ProductoImportado[] {
  const next = pasos.slice(from, from + AT_ONCE);
  const end = next.findIndex(({ action }) => action !== "insertar");
  return next.slice(0, end < 0 ? AT_ONCE : end).flatMap(({ fila }) => fila.producto ?? []);
}

async function applyOne(trx: Trx, { fila, action }: Paso, importacion: string) {
  if (!fila.producto) return failure(fila, fila.motivo);
  if (action === "omitir") return { fila: fila.fila, resultado: "omitida" } as const;
  return update(trx, fila.producto, importacion);
}

/** The duplicate was deleted meanwhile, so its picture was not stored. */
const CHANGED = "El catálogo ha cambiado; importa la fila de nuevo";

async function insertAll(trx: Trx, productos: ProductoImportado[]): Promise<RowResult[]> {
  const ready = productos.filter(({ imageurl }) => !isDataImage(imageurl));
  const categorias = new Map<string, string>();
  for (const text of new Set(ready.map(({ category }) => category))) {
    categorias.set(text, await resolveCategoria(trx, text));
  }
  const added = await insertProductos(
    trx,
    ready.map(({ fila, columnas, parcial, ficha, ...campos }) => ({
      ...campos,
      ficha: mergeFicha({}, ficha),
      category: categorias.get(campos.category) ?? campos.category,
    })),
  );
  const outcomes = new Map(ready.map(({ fila }, index) => [fila, added[index]]));
  return productos.map((producto) => {
    const outcome = outcomes.get(producto.fila);
    if (!outcome) return failure(producto, CHANGED);
    if (outcome.outcome !== "saved") {
      return failure(producto, `El identificador "${producto.id}" ya es de otro producto`);
    }
    return { fila: producto.fila, resultado: "importada", producto_id: outcome.id, version: 1 };
  });
}

async function update(trx: Trx, producto: ProductoImportado, importacion: string) {
  if (isDataImage(producto.imageurl)) return failure(producto, CHANGED);
  const own = trx.selectFrom("productos").selectAll().where("slug", "=", producto.slug);
  const stored = await own.executeTakeFirst();
  if (!stored) return failure(producto, "El producto que duplicaba no se ha importado");
  const changes = changesOf(producto);
  const [obstacle] = publishErrors({ ...toValores(stored), ...changes });
  if (obstacle) return failure(producto, obstacle);
  const hasFicha = Object.keys(producto.ficha).length > 0;
  const ficha = hasFicha ? mergeFicha(parseFicha(stored.ficha), producto.ficha) : undefined;
  const { id, version } = stored;
  // Whoever sends a price has looked at it, be it the same.
  const how = { isPriceChecked: true, importacion };
  await updateProducto(trx, { id }, { ...changes, ficha }, how);
  const resultado = "actualizada" as const;
  return { fila: producto.fila, resultado, producto_id: id, version: version + 1 };
}

function failure({ fila }: { fila: number }, motivo: string): RowResult {
  return { fila, resultado: "fallida", motivo };
}

export async function storedSlugs(db: Read | Trx, filas: readonly Fila[]): Promise<Set<string>> {
  const slugs = filas.flatMap(({ producto }) => producto?.slug ?? []);
  const all = db.selectFrom("productos").select("slug");
  const rows = await all.where("slug", "in", listed(slugs)).execute();
  return new Set(rows.map(({ slug }) => slug));
}
