import type { LoaderFunctionArgs } from "@remix-run/node";
import { getAjustes } from "~/domain/ajustes/ajustes.server";
import { findFeed } from "~/domain/consejos/queries/consejos.server";
import { latest } from "~/domain/fechas";
import { required } from "~/http/answers/responses.server";
import { escapeXml, tag, xmlResponse } from "~/http/answers/xml";
import { siteOrigin } from "~/http/requests/origin.server";
import { paths } from "~/site/paths";

type Articulo = Awaited<ReturnType<typeof findFeed>>[number];

export async function loader({ request }: LoaderFunctionArgs) {
  const [articulos, { nombre }] = await required(Promise.all([findFeed(), getAjustes()]));
  return xmlResponse(toAtom(articulos, siteOrigin(request), nombre), "application/atom+xml");
}

function toAtom(articulos: Articulo[], origin: string, author: string): string {
  const self = origin + paths.feed();
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="es">
${tag("id", self)}
${tag("title", `Consejos de ${author}`)}
${tag("subtitle", "Artículos para madres y padres en los primeros años.")}
<link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>
<link rel="alternate" type="text/html" href="${escapeXml(origin + paths.consejos())}"/>
${tag("updated", latest(articulos.map(updatedOf)) ?? "1970-01-01T00:00:00.000Z")}
<author>${tag("name", author)}</author>
${articulos.map((articulo) => toEntry(articulo, origin)).join("\n")}
</feed>
`;
}

/** The id stays the same for ever, also when the address changes. */
function toEntry(articulo: Articulo, origin: string): string {
  const { id, slug, categoria, categoriaNombre } = articulo;
  const kind = articulo.categoriaKnown
    ? `\n<category term="${escapeXml(categoria)}" label="${escapeXml(categoriaNombre)}"/>`
    : "";
  return `<entry>
${tag("id", `tag:${new URL(origin).hostname},2026:consejo/${id}`)}
${tag("title", articulo.titulo)}
<link rel="alternate" type="text/html" href="${escapeXml(origin + paths.consejo(slug))}"/>
${tag("published", articulo.fecha)}
${tag("updated", updatedOf(articulo))}${kind}
${tag("summary", articulo.extracto)}
</entry>`;
}

const updatedOf = ({ fecha, updatedAt }: Articulo) => latest([fecha, updatedAt]) ?? fecha;
