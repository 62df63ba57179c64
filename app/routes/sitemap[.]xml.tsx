import type { LoaderFunctionArgs } from "@remix-run/node";
import { openSitemap } from "~/domain/sitemap/sitemap.server";
import { notFound, required } from "~/http/answers/responses.server";
import { toSitemapIndex, toUrlset } from "~/http/feeds/sitemap-xml";
import { xmlResponse } from "~/http/feeds/xml";
import { siteOrigin } from "~/http/requests/origin.server";
import { paths } from "~/site/paths";
import { parsePagina } from "~/ui/page/pagination";

export async function loader({ request }: LoaderFunctionArgs) {
  const origin = siteOrigin(request);
  const { partes, find } = await required(openSitemap(origin));
  const asked = new URL(request.url).searchParams.get("parte");
  if (asked === null && partes > 1) {
    const parts = Array.from({ length: partes }, (_, index) => origin + paths.sitemap(index + 1));
    return xmlResponse(toSitemapIndex(parts), "application/xml");
  }
  const parte = parsePagina(asked);
  if (parte > partes) throw notFound();
  return xmlResponse(toUrlset(await required(find(parte)), origin), "application/xml");
}
