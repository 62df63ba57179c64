import { escapeXml } from "./xml";

/** One page in a sitemap; all addresses absolute. */
interface SitemapEntry {
  loc: string;
  /** UTC ISO-8601 time or day of the last change; absent where nobody knows it. */
  lastmod?: string;
  images?: string[];
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SITEMAPS = "http://www.sitemaps.org/schemas/sitemap/0.9";
const IMAGES = "http://www.google.com/schemas/sitemap-image/1.1";

/** A sitemap of pages with their pictures. */
export function toUrlset(entries: readonly SitemapEntry[]): string {
  const urls = entries.map((entry) => `<url>${inner(entry)}</url>`);
  return `${HEAD}<urlset xmlns="${SITEMAPS}" xmlns:image="${IMAGES}">\n${urls.join("\n")}\n</urlset>\n`;
}

/** A sitemap of sitemaps. */
export function toSitemapIndex(locs: readonly string[]): string {
  const sitemaps = locs.map((loc) => `<sitemap>${inner({ loc })}</sitemap>`);
  return `${HEAD}<sitemapindex xmlns="${SITEMAPS}">\n${sitemaps.join("\n")}\n</sitemapindex>\n`;
}

function inner({ loc, lastmod, images = [] }: SitemapEntry): string {
  const pictures = images.map((image) => `<image:image>${tag("image:loc", image)}</image:image>`);
  return [tag("loc", loc), lastmod ? tag("lastmod", lastmod) : "", ...pictures].join("");
}

const tag = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;
