import { chosenCategoria } from "~/domain/categorias/queries/resolve-categoria.server";
import { makeOnce } from "~/domain/envios.server";
import { type Actor, recordSuceso } from "~/domain/historial/historial.server";
import { requireInLibrary } from "~/domain/imagenes/queries/imagenes.server";
import type { ProductoMensaje } from "~/domain/productos/rules/mensajes";
import { log } from "~/runtime/log.server";
import { database } from "~db/client.server";
import { DatabaseBusyError } from "~db/engine/engine.server";
import { countFeatured, feature, unfeature } from "./destacados.server";
import {
  insertProducto,
  type NewProducto,
  type ProductoChanges,
  updateProducto,
} from "./write-productos.server";

export function createProducto(
  campos: NewProducto,
  { idem, actor }: { idem: string; actor: Actor },
  now = new Date(),
) {
  return makeOnce({ idem, resultado: `producto:${campos.slug}`, now }, async (trx) => {
    await requireInLibrary(trx, [campos.imageurl, ...(campos.imagenes ?? [])]);
    const category = await chosenCategoria(trx, campos.category);
    if (category === undefined) return { outcome: "no-categoria" as const };
    return insertProducto(trx, { ...campos, category }, { actor, now });
  });
}

export async function editProducto(
  seen: { id: string; version: number },
  changes: ProductoChanges,
  actor: Actor,
  now = new Date(),
) {
  return database().write(async (trx) => {
    const { imageurl = "", imagenes = [] } = changes;
    await requireInLibrary(trx, [imageurl, ...imagenes]);
    return updateProducto(trx, seen, changes, { actor, now, needsCategoria: true });
  });
}

export async function setDestacado(
  id: string,
  isOn: boolean,
  actor: Actor,
): Promise<ProductoMensaje> {
  try {
    return await database().write(async (trx) => {
      const outcome = isOn ? await feature(trx, id) : await unfeature(trx, id);
      const action = isOn ? "producto.destacado" : "producto.no-destacado";
      const isDone = outcome === "destacado.puesto" || outcome === "destacado.quitado";
      if (isDone) await recordSuceso(trx, { actor, action, target: id });
      return outcome;
    });
  } catch (error) {
    log().error({ err: error }, "product not featured");
    if (error instanceof DatabaseBusyError) return "destacado.ocupado";
    return (await canCountFeatured()) ? "destacado.fallo" : "destacado.sin-contar";
  }
}

const canCountFeatured = () =>
  countFeatured().then(
    () => true,
    () => false,
  );
