import type { SitemapEntry } from "~/site/sitemap-entry";
import { escapeXml } from "./xml";

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SITEMAPS = "http://www.sitemaps.org/schemas/sitemap/0.9";
const IMAGES = "http://www.google.com/schemas/sitemap-image/1.1";

export function toUrlset(entries: readonly SitemapEntry[], origin: string): string {
  const urls = entries.map(({ path, lastmod, image }) => {
    const picture = image && `<image:image>${tag("image:loc", image)}</image:image>`;
    const parts = [tag("loc", origin + path), lastmod && tag("lastmod", lastmod), picture];
    return `<url>${parts.filter(Boolean).join("")}</url>`;
  });
  return `${HEAD}<urlset xmlns="${SITEMAPS}" xmlns:image="${IMAGES}">\n${urls.join("\n")}\n</urlset>\n`;
}

export function toSitemapIndex(locs: readonly string[]): string {
  const sitemaps = locs.map((loc) => `<sitemap>${tag("loc", loc)}</sitemap>`);
  return `${HEAD}<sitemapindex xmlns="${SITEMAPS}">\n${sitemaps.join("\n")}\n</sitemapindex>\n`;
}

const tag = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;
