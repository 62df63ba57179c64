import { toColumns } from "~/domain/productos/rules/producto-columns.server";
import type { ProductoCampos } from "~/domain/productos/rules/producto-schema.server";
import {
  byName,
  diferencias,
  itemsOf,
  LIST_FIELDS,
  type ProductoValues,
  valuesOfRow,
} from "~/domain/productos/rules/producto-values";
import { checkProducto } from "~/domain/revision-editorial/check-producto";
import { mayPublish } from "~/domain/revision-editorial/nota";
import { versionesOf } from "~/domain/versiones/compare-versions.server";
import { editProducto } from "./change-productos.server";
import { findRow } from "./productos-admin.server";

export const { compareVersion, restoreVersion } = versionesOf({
  tipo: "producto",
  find: findRow,
  titleOf: ({ title }) => title,
  valuesOf: (row) => valuesOfRow(row),
  diferencias,
  contentOf,
  columnsOf: toColumns,
  mayPublish: (values: ProductoValues) => mayPublish(checkProducto(values)),
  save: async (seen, content, _, kept, actor) => {
    // Nobody has looked at that price since.
    const checkedAt = "precio_comprobado_at" in kept ? kept.precio_comprobado_at : undefined;
    const priceCheckedAt = typeof checkedAt === "string" ? checkedAt : undefined;
    return (await editProducto(seen, content, actor, { isRestored: true, priceCheckedAt })).outcome;
  },
});

const NULLABLE = [
  ...(["price", "veredicto", "para_quien", "no_para", "descripcion"] as const),
  ...(["contenido_principal", "revisor", "revisado_at"] as const),
];

export function contentOf(values: ProductoValues): Omit<ProductoCampos, "slug" | "estado"> {
  const { id, slug, estado, imageurl_alt, rating, ...content } = values;
  const emptied = byName(NULLABLE, (name) => content[name] || null);
  return {
    ...content,
    ...emptied,
    ...byName(LIST_FIELDS, (name) => itemsOf(content[name])),
    isrecommended: content.isrecommended !== "",
    rating: Number(rating.replace(",", ".")),
  };
}
