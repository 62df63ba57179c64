import { insertRows } from "../support/insert-rows";
import type { Row } from "../support/rows";

const AT = "2026-03-01T10:00:00.000Z";
const DATED = { created_at: AT, updated_at: AT };

/** A published product of the given slug, with these columns changed. */
export const addProducto = (slug: string, changes: Row<"productos"> = {}) =>
  insertRows("productos", {
    ...{ id: `p-${slug}`, slug, title: `Producto ${slug}`, ...DATED, published_at: AT },
    ...changes,
  });

/** A published page of the owner's own. */
export const addPagina = (slug: string, changes: Row<"paginas"> = {}) =>
  insertRows("paginas", {
    ...{ id: `g-${slug}`, slug, titulo: `Página ${slug}`, contenido: "Texto.", ...DATED },
    ...changes,
  });

/** A published article of the given slug, with these columns changed. */
export const addConsejo = (slug: string, changes: Row<"consejos"> = {}) =>
  insertRows("consejos", {
    ...{ id: `c-${slug}`, slug, titulo: `Consejo ${slug}`, fecha: AT, contenido: "Texto." },
    ...{ ...DATED, published_at: AT, ...changes },
  });
