import type { Site } from "./site";

const NOW = "2026-11-01T10:00:00.000Z";
const WORD = "Otorrinolaringologicamente".repeat(4);

/** The places that a screen leads to, one after another, for whom. */
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

/** Content in which every text is one word that is wider than a phone. */
export function writeLongWords(site: Site): void {
  const sql = site.sql();
  const list = JSON.stringify([WORD]);
  const categoria = sql.prepare(
    `insert into categorias (id, nombre, nombre_folded, slug, descripcion, parent_id, created_at,
      updated_at, oculta) values (@id, @word, lower(@word), @id, @word, @parent, @now, @now, @oculta)`,
  );
  const producto = sql.prepare(
    `insert into productos (id, title, titulo_folded, slug, category, rating, descripcion,
      contenido_principal, keyfeatures, pros, cons, colores, estado, destacado_home, created_at,
      updated_at) values (@id, @word, lower(@word), @slug, @category, 4, @word, @word, @list, @list,
      @list, @list, 'published', 1, @now, @now)`,
  );
  const hidden = WORD.toLowerCase();
  categoria.run({ id: "principal", word: WORD, parent: null, now: NOW, oculta: 0 });
  categoria.run({ id: "sub", word: WORD, parent: "principal", now: NOW, oculta: 0 });
  categoria.run({ id: hidden, word: hidden, parent: null, now: NOW, oculta: 1 });
  for (const [n, category] of ["sub", hidden].entries()) {
    producto.run({ id: `P${n}`, slug: `p-${n}`, category, word: WORD, list, now: NOW });
  }
  sql
    .prepare(
      "insert into productos_relacionados (producto_id, producto_relacionado_id) values (?, ?)",
    )
    .run("P0", "P1");
  sql
    .prepare(
      `insert into consejos (id, slug, titulo, titulo_folded, extracto, imagen, categoria, contenido,
        estado, fecha, created_at, updated_at) values ('articulo', 'articulo', @word, lower(@word),
        @word, '', 'sueno', @contenido, 'published', @now, @now, @now)`,
    )
    .run({ word: WORD, now: NOW, contenido: `${`## ${WORD}\n`.repeat(3)}- ${WORD}\n${WORD}` });
  sql
    .prepare(
      "insert into mensajes (id, name, email, subject, message, created_at) values (?, ?, ?, ?, ?, ?)",
    )
    .run("m", WORD, `${WORD}@ejemplo.es`, WORD, WORD, NOW);
  sql
    .prepare(
      "insert into versiones (id, tipo, item_id, version, causa, titulo, datos, created_at) values (?, 'producto', 'x', 1, 'borrado', ?, '{}', ?)",
    )
    .run("t", WORD, NOW);
  sql.close();
}
