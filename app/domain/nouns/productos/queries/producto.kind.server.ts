import { z } from "zod";
import { centimosOf } from "~base/precio";
import { cellSchema } from "~base/stored-json.server";
import * as categorias from "~nouns/categorias/queries/resolve-categoria.server";
import { type ListedKind, pendientesOf, storedFila } from "~record/kind.server";
import { ESTADOS } from "~record/tipos/estado";
import { afirmacionesDe, checkProducto } from "../rules/check-producto.server";
import { contentOf, diferencias, valuesOf } from "../rules/producto-values";
import { addProducto } from "./change-productos.server";
import { checkPrecio } from "./precio-comprobado.server";
import { findRow } from "./productos-admin.server";
import { updateProducto } from "./write-productos.server";

export const productoGuardado = storedFila
  .extend({ category: z.string(), estado: z.enum(ESTADOS), destacado_home: z.literal([0, 1]) })
  .extend({ price: z.string().nullish() })
  .catchall(cellSchema);

export type ProductoGuardado = z.infer<typeof productoGuardado>;

export const PRODUCTO_KIND = {
  tipo: "producto",
  titulo: "title",
  texto: "contenido_principal",
  imagen: "imageurl",
  partes: [
    { table: "productos_relacionados", ids: ["producto_id", "producto_relacionado_id"] },
    { table: "consejos_productos_relacionados", ids: ["producto_id"] },
    { table: "trayectoria", ids: ["producto_id"] },
    { table: "clics", ids: ["producto_id"] },
    pendientesOf("producto"),
  ],
  fila: productoGuardado,
  adapt: async (trx, fila: ProductoGuardado) => ({
    ...fila,
    // Computed again, because a row that was deleted long ago lacks it.
    precio_centimos: centimosOf(fila.price),
    category: await categorias.resolveCategoria(trx, fila.category),
    // A restored product is not featured, because the home page may be full by now.
    destacado_home: 0,
  }),
  grupo: { campo: "category", table: "categorias", choose: categorias.chosenCategoria },
  find: findRow,
  valuesOf,
  contentOf,
  diferencias,
  check: checkProducto,
  claims: afirmacionesDe,
  checkPrecio,
  insert: addProducto,
  update: updateProducto,
} satisfies ListedKind;
