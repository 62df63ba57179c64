import { paths } from "~/site/paths";
import { fold } from "~base/texto";
import { holds } from "~db/engine/engine.server";
import { newestCards, toConsejoCard } from "~nouns/consejos/queries/consejos.server";
import { listRecent } from "~nouns/imagenes/queries/biblioteca.server";
import type { Imagen } from "~nouns/imagenes/rules/imagen";
import { productoCards, toProductoCard } from "~nouns/productos/queries/producto-row.server";

export interface Insertable {
  titulo: string;
  imagen: Imagen;
  lineas: readonly (readonly [label: string, linea: string])[];
}

const MOST = 8;

/** Searches titles and the texts of pictures; without words, lists the newest. */
export async function findInsertables(q: string) {
  const [productos, consejos, imagenes] = await Promise.all([
    findProductos(fold(q)),
    findConsejos(fold(q)),
    listRecent(q, MOST),
  ]);
  const fotos = imagenes.map(
    ({ imagen, alt, sha }): Insertable => ({
      titulo: alt || "Imagen sin texto alternativo",
      imagen,
      lineas: [["Imagen", `![${alt.replace(/[[\]]/g, "")}](/media/${sha})`]],
    }),
  );
  return [
    { titulo: "Productos", insertables: productos },
    { titulo: "Artículos", insertables: consejos },
    { titulo: "Imágenes", insertables: fotos },
  ].filter(({ insertables }) => insertables.length > 0);
}

export type GrupoInsertable = Awaited<ReturnType<typeof findInsertables>>[number];

async function findProductos(folded: string) {
  const rows = await productoCards()
    .where("productos.retirada", "is", null)
    .$if(folded !== "", (query) => query.where(holds("productos.titulo_folded", folded)))
    .orderBy("productos.updated_at", "desc")
    .orderBy("productos.id")
    .limit(MOST)
    .execute();
  return rows.map(toProductoCard).map(
    ({ title, slug, imagen }): Insertable => ({
      titulo: title,
      imagen,
      lineas: [
        ["Ficha", `::producto ${slug}`],
        ["Elección", `::eleccion ${slug} | La mejor para…`],
      ],
    }),
  );
}

async function findConsejos(folded: string) {
  const rows = await newestCards()
    .$if(folded !== "", (query) => query.where(holds("consejos.titulo_folded", folded)))
    .limit(MOST)
    .execute();
  return rows.map(toConsejoCard).map(
    ({ titulo, slug, imagen }): Insertable => ({
      titulo,
      imagen,
      lineas: [["Enlace", `[${titulo.replace(/[[\]]/g, "")}](${paths.consejo(slug)})`]],
    }),
  );
}
