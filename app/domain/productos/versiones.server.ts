import type { Actor } from "~/domain/historial/historial.server";
import { checkProducto } from "~/domain/revision-editorial/check-producto";
import { mayPublish } from "~/domain/revision-editorial/nota";
import type { Compared, RestoreOutcome } from "~/domain/versiones/version";
import { findVersion } from "~/domain/versiones/versiones.server";
import type { ProductoCampos } from "./campos";
import { editProducto } from "./change-productos.server";
import { diferencias } from "./diferencias";
import { toColumns } from "./producto-columns.server";
import { type ProductoValues, valuesOfRow } from "./producto-values";
import { findRow } from "./productos-admin.server";

/** A kept version of a product beside the present one; undefined when the product is gone. */
export async function compareVersion(id: string, version: number): Promise<Compared | undefined> {
  const row = await findRow(id);
  if (!row) return undefined;
  const kept = await findVersion({ tipo: "producto", id }, version);
  return {
    title: row.title,
    current: row.version,
    version: kept ? version : null,
    fields: kept ? diferencias(valuesOfRow(kept), valuesOfRow(row)) : [],
  };
}

/**
 * Gives a product the content of a kept version. Its id, slug and estado stay: its address and
 * whether it is published are decided by themselves.
 * @param seen the product with the version that was compared
 * @throws {DatabaseBusyError}
 */
export async function restoreVersion(
  seen: { id: string; version: number },
  version: number,
  actor: Actor,
): Promise<RestoreOutcome> {
  const [row, kept] = await Promise.all([
    findRow(seen.id),
    findVersion({ tipo: "producto", id: seen.id }, version),
  ]);
  if (!row || !kept) return "refused";
  const values = valuesOfRow(kept);
  if (row.estado === "published" && !mayPublish(checkProducto(values))) return "unlawful";
  const content = contentOf(values);
  const { outcome } = await editProducto(seen, content, actor, {
    isRestored: true,
    // Nobody has looked at that price since.
    priceCheckedAt: textOf(kept.precio_comprobado_at),
  });
  const isDone = outcome === "saved" || (await isRestored(seen.id, content));
  return isDone ? "saved" : "refused";
}

/** Whoever presses the button twice has restored it. */
async function isRestored(id: string, content: ReturnType<typeof contentOf>): Promise<boolean> {
  const row = await findRow(id);
  if (!row) return false;
  return diferencias(valuesOfRow(row), valuesOfRow({ ...row, ...toColumns(content) })).length === 0;
}

/** All that a version is restored with. */
function contentOf(values: ProductoValues): Omit<ProductoCampos, "slug" | "estado"> {
  const { title, category, imageurl, imagenes, isrecommended } = values;
  const { keyfeatures, pros, cons, colores } = values;
  return {
    ...{ title, category, imageurl, imagenes, isrecommended },
    ...{ keyfeatures, pros, cons, colores },
    rating: Number(values.rating.replace(",", ".")),
    price: values.price || null,
    descripcion: values.descripcion || null,
    contenido_principal: values.contenido_principal || null,
    revisor: values.revisor || null,
    revisado_at: values.revisado_at || null,
  };
}

const textOf = (value: unknown) => (typeof value === "string" ? value : undefined);
