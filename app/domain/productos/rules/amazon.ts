/** Amazon's programme asks members to say this, word for word. */
export const AMAZON_SENTENCE =
  "En calidad de Afiliado de Amazon, obtengo ingresos por las compras adscritas que cumplen los requisitos aplicables";

const MARKETPLACE = "https://www.amazon.es";
/** Those of the demo catalogue have the shape and lead to nothing there. */
const ASIN = /^(?!B0DEMO)(B0[A-Z0-9]{8}|\d{9}[\dX])$/;

export const isAsin = (id: string) => ASIN.test(id);

const HOST = /^(.+\.)?amazon\.[a-z.]{2,6}$/;
const SHORT_HOST = /^(www\.)?(amzn\.(to|eu)|a\.co)$/;
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

/** Members of the programme make these, and their tag is hidden in them. */
export const isShortened = (href: string) => SHORT_HOST.test(new URL(href).hostname);

/** @returns an address of Amazon with our tag in the place of any other; undefined for other sites */
export function taggedUrl(href: string, tag: string | null): string | undefined {
  if (!URL.canParse(href)) return undefined;
  const url = new URL(href);
  if (SHORT_HOST.test(url.hostname)) return url.href;
  if (!HOST.test(url.hostname)) return undefined;
  url.searchParams.delete("tag");
  if (tag) url.searchParams.set("tag", tag);
  return url.href;
}
