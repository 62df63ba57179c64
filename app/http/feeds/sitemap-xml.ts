import { escapeXml } from "./xml";

interface SitemapEntry {
  loc: string;
  lastmod?: string;
  images?: string[];
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SITEMAPS = "http://www.sitemaps.org/schemas/sitemap/0.9";
const IMAGES = "http://www.google.com/schemas/sitemap-image/1.1";

export function toUrlset(entries: readonly SitemapEntry[]): string {
  const urls = entries.map((entry) => `<url>${inner(entry)}</url>`);
  return `${HEAD}<urlset xmlns="${SITEMAPS}" xmlns:image="${IMAGES}">\n${urls.join("\n")}\n</urlset>\n`;
}

export function toSitemapIndex(locs: readonly string[]): string {
  const sitemaps = locs.map((loc) => `<sitemap>${inner({ loc })}</sitemap>`);
  return `${HEAD}<sitemapindex xmlns="${SITEMAPS}">\n${sitemaps.join("\n")}\n</sitemapindex>\n`;
}

function inner({ loc, lastmod, images = [] }: SitemapEntry): string {
  const pictures = images.map((image) => `<image:image>${tag("image:loc", image)}</image:image>`);
  return [tag("loc", loc), lastmod ? tag("lastmod", lastmod) : "", ...pictures].join("");
}

const tag = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;
