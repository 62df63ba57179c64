import type { LoaderFunctionArgs } from "@remix-run/node";
import { getAjustes } from "~/domain/ajustes/ajustes.server";
import { findFeed } from "~/domain/consejos/queries/consejos.server";
import { latest } from "~/domain/fechas";
import { required } from "~/http/answers/responses.server";
import { type AtomEntry, toAtom } from "~/http/feeds/atom";
import { xmlResponse } from "~/http/feeds/xml";
import { siteOrigin } from "~/http/requests/origin.server";
import { paths } from "~/site/paths";

type Articulo = Awaited<ReturnType<typeof findFeed>>[number];

export async function loader({ request }: LoaderFunctionArgs) {
  const origin = siteOrigin(request);
  const [articulos, { nombre }] = await required(Promise.all([findFeed(), getAjustes()]));
  const feed = toAtom({
    id: origin + paths.feed(),
    self: origin + paths.feed(),
    url: origin + paths.consejos(),
    title: `Consejos de ${nombre}`,
    subtitle: "Artículos para madres y padres en los primeros años.",
    author: nombre,
    entries: articulos.map((articulo) => toEntry(articulo, origin)),
  });
  return xmlResponse(feed, "application/atom+xml");
}

function toEntry(articulo: Articulo, origin: string): AtomEntry {
  const { id, slug, titulo, extracto, categoria, fecha, updatedAt } = articulo;
  return {
    id: `tag:${new URL(origin).hostname},2026:consejo/${id}`,
    url: origin + paths.consejo(slug),
    title: titulo,
    summary: extracto,
    category: articulo.categoriaKnown
      ? { term: categoria, label: articulo.categoriaNombre }
      : undefined,
    published: fecha,
    updated: latest([fecha, updatedAt]) ?? fecha,
  };
}
