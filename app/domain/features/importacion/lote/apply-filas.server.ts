import type { Trx } from "~db/client.server";
import { dropEmptyOcultas } from "~nouns/categorias/queries/ocultas.server";
import { resolveCategoria } from "~nouns/categorias/queries/resolve-categoria.server";
import { parseFicha } from "~nouns/ficha/ficha";
import { isDataImage } from "~nouns/imagenes/rules/imagen-url";
import { insertProductos, updateProducto } from "~nouns/productos/queries/write-productos.server";
import { findReplaced } from "~record/versiones/versiones.server";
import { mergeFicha } from "../fila/ficha-celdas";
import { changesOf, type ProductoImportado, publishErrors, toValores } from "../fila/producto-row";
import { type Destino, type DestinoOf, findDestinos } from "./destinos.server";
import type { DuplicateChoice } from "./seleccion";

interface RowResult {
  fila: number;
  resultado: "importada" | "actualizada" | "omitida" | "fallida";
  motivo?: string;
  producto_id?: string;
  /** The version made here; an undo compares it to find later edits. */
  version?: number;
}

export type Fila = { fila: number } & (
  | { producto: ProductoImportado; motivo?: undefined }
  | { producto?: undefined; motivo: string }
);

type Paso = { fila: Fila; destino?: Destino; action: DuplicateChoice | "insertar" | "fallar" };

export const planImport = (filas: readonly Fila[], destinoOf: DestinoOf, how: DuplicateChoice) =>
  filas.map((fila): Paso => {
    if (!fila.producto) return { fila, action: "fallar" };
    const { destino, problema } = destinoOf(fila.producto);
    if (problema) return { fila: { fila: fila.fila, motivo: problema }, action: "fallar" };
    return { fila, destino, action: destino ? how : "insertar" };
  });

const AT_ONCE = 25;

type Applying = { importacion: string; duplicados: DuplicateChoice; isOver: () => boolean };

export async function applyFilas(trx: Trx, filas: readonly Fila[], how: Applying) {
  const { importacion, duplicados, isOver } = how;
  const pasos = planImport(filas, await findDestinos(trx, filas), duplicados);
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

async function applyOne(trx: Trx, { fila, destino, action }: Paso, importacion: string) {
  if (!fila.producto) return failure(fila, fila.motivo);
  if (!destino || action === "omitir") return { fila: fila.fila, resultado: "omitida" } as const;
  return update(trx, fila.producto, destino, importacion);
}

/** Shown if the product that a row repeats was deleted after the row's picture was skipped. */
const CHANGED = "El catálogo ha cambiado; importa la fila de nuevo";

async function insertAll(trx: Trx, productos: ProductoImportado[]): Promise<RowResult[]> {
  const ready = productos.filter(({ imageurl }) => !isDataImage(imageurl));
  const categorias = new Map<string, string>();
  for (const text of new Set(ready.map(({ category }) => category))) {
    categorias.set(text, await resolveCategoria(trx, text));
  }
  const added = await insertProductos(
    trx,
    ready.map(({ fila, columnas, parcial, sin, ficha, imagenes = [], ...campos }) => ({
      ...campos,
      imagenes,
      ficha: mergeFicha({}, ficha),
      category: categorias.get(campos.category) ?? campos.category,
    })),
  );
  const outcomes = new Map(ready.map(({ fila }, index) => [fila, added[index]]));
  return productos.map((producto) => {
    const outcome = outcomes.get(producto.fila);
    if (!outcome) return failure(producto, CHANGED);
    if (outcome.outcome !== "saved") return failure(producto, takenText(producto, outcome));
    return { fila: producto.fila, resultado: "importada", producto_id: outcome.id, version: 1 };
  });
}

const takenText = ({ id, slug }: ProductoImportado, { outcome }: { outcome: string }) =>
  `El ${outcome === "taken-id" ? `identificador "${id}"` : `slug "${slug}"`} ya es de otro producto`;

async function update(trx: Trx, producto: ProductoImportado, destino: Destino, lote: string) {
  if (isDataImage(producto.imageurl)) return failure(producto, CHANGED);
  const own = trx.selectFrom("productos").selectAll().where("id", "=", destino.id);
  const stored = await own.executeTakeFirstOrThrow();
  const item = { tipo: "producto" as const, id: destino.id };
  if (await findReplaced(trx, item, lote, stored.version)) {
    return failure(producto, `Otra fila de este archivo ya ha cambiado «${destino.slug}»`);
  }
  const changes = changesOf(producto);
  const [obstacle] = publishErrors({ ...toValores(stored), ...changes });
  if (obstacle) return failure(producto, obstacle);
  const hasFicha = Object.keys(producto.ficha).length > 0;
  const ficha = hasFicha ? mergeFicha(parseFicha(stored.ficha), producto.ficha) : undefined;
  const { id, version } = stored;
  // An imported price counts as checked today, even if it is the same.
  const how = { isPriceChecked: true, importacion: lote };
  await updateProducto(trx, { id }, { ...changes, ficha }, how);
  const resultado = "actualizada" as const;
  return { fila: producto.fila, resultado, producto_id: id, version: version + 1 };
}

function failure({ fila }: { fila: number }, motivo: string): RowResult {
  return { fila, resultado: "fallida", motivo };
}
