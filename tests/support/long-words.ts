import { addRows } from "./rows";
import type { Site } from "./site";

const NOW = "2026-11-01T10:00:00.000Z";
const WORD = "Otorrinolaringologicamente".repeat(4);

/** Screens with long words in them, by the person who can open them. */
export const LONG_SCREENS = {
  visitor: [
    "/",
    "/categorias",
    "/categoria/principal",
    "/categoria/sub",
    "/producto/p-0",
    "/producto/p-1",
    "/comparativas?p=p-0,p-1",
    "/comparativas?vista=tarjetas&p=p-0,p-1",
    "/consejos",
    `/consejos?q=${WORD}`,
    "/consejos/articulo",
    "/buscar?q=otorrino",
    `/buscar?q=${WORD}`,
    "/buscar",
  ],
  admin: [
    "/admin/productos",
    "/admin/productos/P0/eliminar",
    "/admin/productos/P0/evidencia",
    "/admin/productos/P0/versiones",
    "/admin/consejos",
    "/admin/consejos/articulo/eliminar",
    "/admin/categorias",
    "/admin/categorias/sub/eliminar",
    "/admin/relaciones",
    "/admin/relaciones?sel=P0",
    "/admin/relaciones/productos/P0",
    "/admin/relaciones/eliminar?producto=P0&relacionado=P1",
    "/admin/mensajes",
    "/admin/papelera",
  ],
};

/** Adds rows in which every text is a single word, wider than a phone. */
export function writeLongWords(site: Site): void {
  const sql = site.sql();
  const list = JSON.stringify([WORD]);
  const hidden = WORD.toLowerCase();
  const category = { nombre: WORD, descripcion: WORD };
  addRows(sql, "categorias", { slug: "principal", ...category });
  addRows(sql, "categorias", { slug: "sub", ...category, parent_id: "principal" });
  addRows(sql, "categorias", { slug: hidden, nombre: hidden, descripcion: hidden, oculta: 1 });
  for (const [n, category] of ["sub", hidden].entries()) {
    addRows(sql, "productos", {
      ...{ id: `P${n}`, slug: `p-${n}`, title: WORD, category, destacado_home: 1 },
      ...{ descripcion: WORD, contenido_principal: WORD },
      ...{ keyfeatures: list, pros: list, cons: list, colores: list },
    });
  }
  addRows(sql, "productos_relacionados", { producto_id: "P0", producto_relacionado_id: "P1" });
  const contenido = `${`## ${WORD}\n`.repeat(3)}- ${WORD}\n${WORD}`;
  addRows(sql, "consejos", { slug: "articulo", titulo: WORD, extracto: WORD, contenido });
  const email = `${WORD}@ejemplo.es`;
  addRows(sql, "mensajes", { name: WORD, email, subject: WORD, message: WORD });
  const gone = { causa: "borrado", titulo: WORD, created_at: NOW } as const;
  addRows(sql, "versiones", { id: "t", tipo: "producto", item_id: "x", version: 1, ...gone });
}
