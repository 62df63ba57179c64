import type { LoaderFunctionArgs } from "@remix-run/node";
import { movedOrMissing } from "~/actions/moved-or-missing.server";
import { atomResponse } from "~/http/responses/atom";
import { required } from "~/http/responses/responses.server";
import { paths } from "~/site/paths";
import { getAjustes } from "~nouns/ajustes/ajustes.server";
import { findTree, locateCategoria } from "~nouns/categorias/queries/categorias.server";
import { bannerDescripcion } from "~nouns/categorias/rules/categoria";
import { findNewest } from "~nouns/productos/queries/productos.server";

export async function loader({ params, request }: LoaderFunctionArgs) {
  const slug = params.slug ?? "";
  const place = locateCategoria(await required(findTree()), slug);
  if (!place) throw await movedOrMissing("categoria", slug, paths.categoriaFeed);
  const { categoria, subcategorias } = place;
  const slugs = [categoria, ...subcategorias].map((each) => each.slug);
  const [productos, { nombre }] = await required(Promise.all([findNewest(slugs), getAjustes()]));
  return atomResponse(request, {
    path: paths.categoriaFeed(slug),
    page: paths.categoria(slug),
    title: `${categoria.nombre} · ${nombre}`,
    subtitle: categoria.descripcion ?? bannerDescripcion(categoria.nombre),
    author: nombre,
    entries: productos.map(({ id, title, publishedAt, ...producto }) => ({
      id: `producto/${id}`,
      title,
      path: paths.producto(producto.slug),
      published: publishedAt,
      // An entry is as old as its publication, because a new price is no news.
      updated: publishedAt,
      category: { term: producto.category, label: producto.categoriaNombre },
      summary: producto.resumen,
    })),
  });
}
