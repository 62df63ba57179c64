/** Amazon's programme asks members to say this, word for word. */
export const AMAZON_SENTENCE =
  "En calidad de Afiliado de Amazon, obtengo ingresos por las compras adscritas que cumplen los requisitos aplicables";

const MARKETPLACE = "https://www.amazon.es";
/** Those of the demo catalogue have the shape and lead to nothing there. */
const ASIN = /^(?!B0DEMO)(B0[A-Z0-9]{8}|\d{9}[\dX])$/;

export const isAsin = (id: string) => ASIN.test(id);

const HOST = /^(.+\.)?amazon\.[a-z.]{2,6}$/;
const SHORT_HOST = /^(www\.)?(amzn\.(to|eu|com|asia|in)|a\.co|link\.amazon)$/;
const PLACE = /\/(?:dp|gp\/product|gp\/aw\/d|product-reviews)\/([A-Z0-9]{10})(?:\/|$)/i;

/** Reads the ASIN out of an address of Amazon as a browser shows it, with or without its beginning. */
export function asinOfUrl(text: string): string | undefined {
  const whole = /^https?:/i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(whole)) return undefined;
  const { hostname, pathname } = new URL(whole);
  const asin = HOST.test(hostname) ? PLACE.exec(pathname)?.[1]?.toUpperCase() : undefined;
  return asin && isAsin(asin) ? asin : undefined;
}

export function amazonUrl({ id, title }: { id: string; title: string }, tag: string | null) {
  const url = isAsin(id)
    ? new URL(`/dp/${id}`, MARKETPLACE)
    : new URL(`/s?${new URLSearchParams({ k: title })}`, MARKETPLACE);
  if (tag) url.searchParams.set("tag", tag);
  return url.href;
}

/** @returns an address of Amazon, with our tag in the place of any other where it counts; undefined for other sites */
export function taggedUrl(href: string, tag: string | null): string | undefined {
  if (!URL.canParse(href)) return undefined;
  const url = new URL(href);
  if (SHORT_HOST.test(url.hostname)) return url.href;
  if (!HOST.test(url.hostname)) return undefined;
  // A tag belongs to one marketplace: that of another is its own.
  if (!/(^|\.)amazon\.es$/.test(url.hostname)) return url.href;
  url.searchParams.delete("tag");
  if (tag) url.searchParams.set("tag", tag);
  return url.href;
}

/** @returns whether a link pays by its address: a tag is in it or hidden in it, or it leads over one of these hosts */
export function paysAt(href: string, networks: readonly string[] = []): boolean {
  if (!URL.canParse(href)) return false;
  const { hostname, searchParams } = new URL(href);
  if (SHORT_HOST.test(hostname)) return true;
  if (HOST.test(hostname) && searchParams.get("tag")) return true;
  return networks.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}
