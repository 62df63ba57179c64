import { published as publishedConsejos } from "~/domain/consejos/queries/consejos.server";
import { MEDIA_COLUMNS, toImagen } from "~/domain/imagenes/queries/imagen-row";
import { published as publishedProductos } from "~/domain/productos/queries/productos.server";
import { paths } from "~/site/paths";
import { database } from "~db/client.server";
import { listed, search } from "~db/engine/engine.server";
import { type Grupo, type Resultado, SEARCH_LIMIT } from "./busqueda";
import type { Consulta } from "./consulta";

export async function searchProductos(consulta: Consulta): Promise<Grupo> {
  const { ids, total } = await search(database().read, "productos", consulta, SEARCH_LIMIT);
  return { total, resultados: inOrder(ids, await findProductos(ids)) };
}

export async function searchConsejos(consulta: Consulta): Promise<Grupo> {
  const { ids, total } = await search(database().read, "consejos", consulta, SEARCH_LIMIT);
  return { total, resultados: inOrder(ids, await findConsejos(ids)) };
}

async function findProductos(ids: string[]): Promise<Resultado[]> {
  const rows = await publishedProductos()
    .select(["productos.id", "productos.slug", "productos.title", "productos.descripcion"])
    .select(["productos.imageurl", "productos.category", "categorias.nombre", "categorias.oculta"])
    .select(MEDIA_COLUMNS)
    .where("productos.id", "in", listed(ids))
    .execute();
  return rows.map((row) => ({
    id: row.id,
    href: paths.producto(row.slug),
    titulo: row.title,
    descripcion: row.descripcion ?? "",
    imagen: toImagen(row.imageurl, row, row.title),
    categoria: toCategoria(row, paths.categoria(row.category)),
  }));
}

async function findConsejos(ids: string[]): Promise<Resultado[]> {
  const rows = await publishedConsejos()
    .select(["consejos.id", "consejos.slug", "consejos.titulo", "consejos.extracto"])
    .select([
      "consejos.imagen",
      "consejos.categoria",
      "tipos_consejo.nombre",
      "tipos_consejo.oculta",
    ])
    .select(MEDIA_COLUMNS)
    .where("consejos.id", "in", listed(ids))
    .execute();
  return rows.map((row) => ({
    id: row.id,
    href: paths.consejo(row.slug),
    titulo: row.titulo,
    descripcion: row.extracto,
    imagen: toImagen(row.imagen, row, row.titulo),
    categoria: toCategoria(row, paths.consejos({ categoria: row.categoria })),
  }));
}

/** A hidden category has no page to lead to. */
function toCategoria(row: { nombre: string | null; oculta: 0 | 1 | null }, href: string) {
  const nombre = row.nombre ?? "";
  return row.oculta ? { nombre } : { nombre, href };
}

function inOrder(ids: string[], resultados: Resultado[]): Resultado[] {
  const byId = new Map(resultados.map((resultado) => [resultado.id, resultado]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
