import { insertRows } from "../../../support/insert-rows";
import type { Row } from "../../../support/rows";

export const tipos = ["alimentacion", "sueno"];

export const insertTipos = () =>
  insertRows(
    "tipos_consejo",
    ...tipos.map((slug, orden) => ({ slug, nombre: slug.toUpperCase(), orden })),
  );

/** @param consejos articles; `day` dates one in January 2026 */
export const insertConsejos = (...consejos: (Row<"consejos"> & { id: string; day?: number })[]) =>
  insertRows(
    "consejos",
    ...consejos.map(({ day = 1, ...row }) => ({
      ...{ slug: row.id, titulo: row.id, contenido: `Texto de ${row.id}` },
      fecha: `2026-01-${String(day).padStart(2, "0")}T08:00:00.000Z`,
      ...row,
    })),
  );

export const insertProductos = (...productos: (Row<"productos"> & { id: string })[]) =>
  insertRows(
    "productos",
    ...productos.map((row) => ({ title: row.id, slug: row.id, category: "cunas", ...row })),
  );

export const insertCategorias = (...slugs: string[]) =>
  insertRows("categorias", ...slugs.map((slug) => ({ slug, nombre: slug })));

/** Lets an article recommend these products, in this order. */
export const recommend = (consejo_id: string, ...productos: string[]) =>
  insertRows(
    "consejos_productos_relacionados",
    ...productos.map((producto_id, orden) => ({ consejo_id, producto_id, orden })),
  );
