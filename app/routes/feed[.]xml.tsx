import type { LoaderFunctionArgs } from "@remix-run/node";
import { atomResponse } from "~/http/responses/atom";
import { required } from "~/http/responses/responses.server";
import { paths } from "~/site/paths";
import { latest } from "~base/fechas";
import { getAjustes } from "~nouns/ajustes/ajustes.server";
import { findFeed } from "~nouns/consejos/queries/consejos.server";

export async function loader({ request }: LoaderFunctionArgs) {
  const [articulos, { nombre, consejos_texto }] = await required(
    Promise.all([findFeed(), getAjustes()]),
  );
  return atomResponse(request, {
    path: paths.feed(),
    page: paths.consejos(),
    title: `Consejos de ${nombre}`,
    subtitle: consejos_texto,
    author: nombre,
    entries: articulos.map(({ id, slug, titulo, fecha, updatedAt, extracto, ...articulo }) => ({
      id: `consejo/${id}`,
      title: titulo,
      path: paths.consejo(slug),
      published: fecha,
      updated: latest([fecha, updatedAt]) ?? fecha,
      category: articulo.categoriaKnown
        ? { term: articulo.categoria, label: articulo.categoriaNombre }
        : undefined,
      summary: extracto,
    })),
  });
}
