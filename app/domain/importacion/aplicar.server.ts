import type { Trx } from "~db/client.server";
import { insertProducto, updateProducto } from "../productos/write-productos.server";
import { isDataImage } from "./cells";
import type { ImportStep } from "./import-plan";
import type { ProductoImportado } from "./producto-row";

/** What became of one row; the names are those of `importacion_filas`. */
export interface RowResult {
  fila: number;
  resultado: "importada" | "actualizada" | "omitida" | "fallida";
  /** Why it failed, in Spanish. */
  motivo?: string;
  producto_id?: string;
}

/** Carries out one step of a plan made in the same transaction. */
export async function applyStep(trx: Trx, { producto, action }: ImportStep): Promise<RowResult> {
  if (action === "omitir") return { fila: producto.fila, resultado: "omitida" };
  if (isDataImage(producto.imageurl)) {
    // The product it duplicated was deleted meanwhile, so its picture was not stored.
    return failure(producto, "El catálogo ha cambiado; importa la fila de nuevo");
  }
  return action === "insertar" ? insert(trx, producto) : update(trx, producto);
}

async function insert(trx: Trx, producto: ProductoImportado): Promise<RowResult> {
  const { fila, columnas, ...campos } = producto;
  const added = await insertProducto(trx, campos);
  if (added.outcome === "taken") {
    return failure(producto, `El identificador "${campos.id}" ya es de otro producto`);
  }
  return { fila, resultado: "importada", producto_id: added.id };
}

/** Never touches id, slug, featured or what the file has no column for. */
async function update(trx: Trx, producto: ProductoImportado): Promise<RowResult> {
  const { slug, title, category, imageurl, rating, columnas } = producto;
  const stored = await trx
    .selectFrom("productos")
    .select("id")
    .where("slug", "=", slug)
    .executeTakeFirst();
  if (!stored) return failure(producto, "El producto que duplicaba no se ha importado");
  const optional = columnas
    .filter((name) => name !== "id")
    .map((name) => [name, producto[name]] as const);
  await updateProducto(trx, stored, {
    ...{ title, category, imageurl, rating },
    ...Object.fromEntries(optional),
  });
  return { fila: producto.fila, resultado: "actualizada", producto_id: stored.id };
}

function failure({ fila }: ProductoImportado, motivo: string): RowResult {
  return { fila, resultado: "fallida", motivo };
}
