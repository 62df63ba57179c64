import type { LoaderFunctionArgs } from "@remix-run/node";
import { siteOrigin } from "~/http/requests/origin.server";
import { notFound, required } from "~/http/responses/responses.server";
import { tag, xmlResponse } from "~/http/responses/xml";
import { paths } from "~/site/paths";
import { parsePagina } from "~/ui/page/pagination";
import { openSitemap, type SitemapEntry } from "~features/sitemap/sitemap.server";

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SITEMAPS = "http://www.sitemaps.org/schemas/sitemap/0.9";
const IMAGES = "http://www.google.com/schemas/sitemap-image/1.1";

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

function toUrlset(entries: readonly SitemapEntry[], origin: string): string {
  const urls = entries.map(({ path, lastmod, image }) => {
    const picture = image && `<image:image>${tag("image:loc", image)}</image:image>`;
    const parts = [tag("loc", origin + path), lastmod && tag("lastmod", lastmod), picture];
    return `<url>${parts.filter(Boolean).join("")}</url>`;
  });
  return `${HEAD}<urlset xmlns="${SITEMAPS}" xmlns:image="${IMAGES}">\n${urls.join("\n")}\n</urlset>\n`;
}

function toSitemapIndex(locs: readonly string[]): string {
  const sitemaps = locs.map((loc) => `<sitemap>${tag("loc", loc)}</sitemap>`);
  return `${HEAD}<sitemapindex xmlns="${SITEMAPS}">\n${sitemaps.join("\n")}\n</sitemapindex>\n`;
}
