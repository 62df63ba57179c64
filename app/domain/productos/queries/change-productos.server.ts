import {
  chosenCategoria,
  findCategoria,
} from "~/domain/categorias/queries/resolve-categoria.server";
import { makeOnce } from "~/domain/envios.server";
import { type Actor, recordSuceso } from "~/domain/historial/historial.server";
import { requireInLibrary } from "~/domain/imagenes/queries/imagenes.server";
import type { Lote, LoteOutcome } from "~/domain/lotes/lote";
import { discardRecorded } from "~/domain/papelera/papelera.server";
import type { ProductoMensaje } from "~/domain/productos/rules/mensajes";
import { valuesOfRow } from "~/domain/productos/rules/producto-values";
import { checkProducto } from "~/domain/revision-editorial/check-producto";
import { obstaclesTo } from "~/domain/revision-editorial/nota";
import { requirePicture } from "~/domain/revision-editorial/reglas";
import { log } from "~/runtime/log.server";
import { database, type Trx } from "~db/client.server";
import { DatabaseBusyError } from "~db/engine/engine.server";
import { countFeatured, feature, unfeature } from "./destacados.server";
import { checkPrecio } from "./precio-comprobado.server";
import {
  insertProducto,
  type NewProducto,
  type ProductoChanges,
  type Saved,
  type Taken,
  type UpdateOutcome,
  updateProducto,
} from "./write-productos.server";

export function createProducto(
  campos: NewProducto,
  { idem, actor }: { idem: string; actor: Actor },
  now = new Date(),
): Promise<Saved | Taken | { outcome: "repeated" | "no-categoria" }> {
  return makeOnce({ idem, resultado: `producto:${campos.slug}`, now }, async (trx) => {
    await requireInLibrary(trx, [campos.imageurl, ...(campos.imagenes ?? [])]);
    const category = await chosenCategoria(trx, campos.category);
    if (category === undefined) return { outcome: "no-categoria" as const };
    return insertProducto(trx, { ...campos, category }, { actor, now });
  });
}

interface Editing {
  /** For an old version: its picture or its category may be gone. */
  isRestored?: boolean;
  priceCheckedAt?: string;
  now?: Date;
}

export async function editProducto(
  seen: { id: string; version: number },
  changes: ProductoChanges,
  actor: Actor,
  { isRestored = false, priceCheckedAt, now = new Date() }: Editing = {},
): Promise<UpdateOutcome> {
  return database().write(async (trx) => {
    const { imageurl = "", imagenes = [] } = changes;
    if (!isRestored) await requireInLibrary(trx, [imageurl, ...imagenes]);
    const writing = { actor, now, priceCheckedAt, needsCategoria: !isRestored };
    return updateProducto(trx, seen, changes, writing);
  });
}

/** Changes all or none; those that are gone are passed over. */
export async function changeMany(lote: Lote, actor: Actor): Promise<LoteOutcome> {
  const { accion, ids, categoria } = lote;
  return database().write(async (trx) => {
    const titles = accion === "published" ? await listUnlawful(trx, ids) : [];
    if (titles.length > 0) return { outcome: "unlawful", titles };
    if (accion === "categoria" && (await findCategoria(trx, categoria)) === undefined) {
      return { outcome: "no-categoria" };
    }
    for (const id of ids) await changeOne(trx, id, lote, actor);
    return { outcome: "saved" };
  });
}

async function listUnlawful(trx: Trx, ids: readonly string[]): Promise<string[]> {
  const rows = await trx.selectFrom("productos").selectAll().where("id", "in", ids).execute();
  return rows.flatMap((row) => {
    const missing = row.estado === "draft" ? requirePicture(row.imageurl) : [];
    const obstacles = obstaclesTo([...missing, ...checkProducto(valuesOfRow(row))]);
    return obstacles.length > 0 ? `«${row.title}» (${obstacles.join(" ")})` : [];
  });
}

async function changeOne(trx: Trx, id: string, { accion, categoria }: Lote, actor: Actor) {
  if (accion === "eliminar") return discardRecorded(trx, { tipo: "producto", id }, actor);
  if (accion === "precio") return checkPrecio(trx, id, actor);
  const change = accion === "categoria" ? { category: categoria } : { estado: accion };
  return updateProducto(trx, { id }, change, { actor });
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
