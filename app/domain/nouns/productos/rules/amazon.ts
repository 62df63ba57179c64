/** Amazon's programme requires this sentence word for word. */
export const AMAZON_SENTENCE =
  "En calidad de Afiliado de Amazon, obtengo ingresos por las compras adscritas que cumplen los requisitos aplicables";

const MARKETPLACE = "https://www.amazon.es";
/** Ids of the demo have the shape of an ASIN, but do not exist on Amazon. */
const ASIN = /^(?!B0DEMO)(B0[A-Z0-9]{8}|\d{9}[\dX])$/;

export const isAsin = (id: string) => ASIN.test(id);

const HOST = /^(.+\.)?amazon\.[a-z.]{2,6}$/;
const SHORT_HOST = /^(www\.)?(amzn\.(to|eu|com|asia|in)|a\.co|link\.amazon)$/;
const PLACE =
  /\/(?:dp|d|gp\/(?:product(?:\/glance)?|aw\/d|offer-listing)|product-reviews|(?:o|exec\/obidos)\/ASIN|exec\/obidos\/tg\/detail\/-)\/([A-Z0-9]{10})(?![\w-])/i;
/** In a path of `amzn.com` an ASIN stands where other short links have a code. */
const SHORT_PLACE = /^\/(?:dp\/)?(B0[A-Z0-9]{8})(?![\w-])/i;
const LINK =
  /(?:https?:\/\/|(?<![\w.@/-])(?:(?:www|m|smile)\.)?(?:amazon|amzn|a\.co\b|link\.amazon))[^\s<>"]+/i;

/** Finds the link in a sentence, because Amazon's app shares it with text before it. */
function linkIn(text: string): URL | undefined {
  const [link = ""] = LINK.exec(text) ?? [];
  const whole = /^https?:/i.test(link) ? link : `https://${link}`;
  return URL.canParse(whole) ? new URL(whole) : undefined;
}

/** Reads the ASIN from an address on Amazon, with or without `https://`. */
export function asinOfUrl(text: string): string | undefined {
  const { hostname = "", pathname = "", searchParams } = linkIn(text) ?? {};
  if (SHORT_HOST.test(hostname)) return SHORT_PLACE.exec(pathname)?.[1]?.toUpperCase();
  if (!HOST.test(hostname)) return undefined;
  // The link of a sponsored result holds its target as a parameter.
  const places = [pathname, searchParams?.get("url") ?? "", searchParams?.get("U") ?? ""];
  const asin = places.map((place) => PLACE.exec(place)?.[1]?.toUpperCase()).find(Boolean);
  return asin && isAsin(asin) ? asin : undefined;
}

/** A short link does not contain the ASIN and would have to be followed. */
export const isShortLink = (text: string) =>
  SHORT_HOST.test(linkIn(text)?.hostname ?? "") && !asinOfUrl(text);

export const SHORT_LINK =
  "Es un enlace corto de Amazon, que no dice el ASIN: ábrelo y pega la dirección larga";

/** @returns a warning about an id, or about the address it was read from */
export function asinNote(typed: string): string | undefined {
  const { hostname = "" } = linkIn(typed) ?? {};
  const shop = HOST.test(hostname) ? hostname.replace(/^.*?(?=amazon\.)/, "") : "";
  if (shop && shop !== "amazon.es") {
    return `La dirección es de ${shop}, y el botón de compra lleva a amazon.es: mira que allí sea el mismo producto.`;
  }
  return /^B0(?!DEMO)(?:[A-Z0-9]{7}|[A-Z0-9]{9})$/i.test(typed)
    ? `«${typed}» tiene ${typed.length} signos, y un ASIN tiene diez: mira si sobra o falta alguno.`
    : undefined;
}

export function amazonUrl({ id, title }: { id: string; title: string }, tag: string | null) {
  const url = isAsin(id)
    ? new URL(`/dp/${id}`, MARKETPLACE)
    : new URL(`/s?${new URLSearchParams({ k: title })}`, MARKETPLACE);
  if (tag) url.searchParams.set("tag", tag);
  return url.href;
}

/** @returns Amazon addresses with our tag instead of any other; undefined for other sites */
export function taggedUrl(href: string, tag: string | null): string | undefined {
  if (!URL.canParse(href)) return undefined;
  const url = new URL(href);
  if (SHORT_HOST.test(url.hostname)) return url.href;
  if (!HOST.test(url.hostname)) return undefined;
  // A tag is valid in one marketplace only, so addresses of others keep theirs.
  if (!/(^|\.)amazon\.es$/.test(url.hostname)) return url.href;
  url.searchParams.delete("tag");
  if (tag) url.searchParams.set("tag", tag);
  return url.href;
}

/** @returns true if the address has a tag, may hide one, or belongs to one of these hosts */
export function paysAt(href: string, networks: readonly string[] = []): boolean {
  if (!URL.canParse(href)) return false;
  const { hostname, searchParams } = new URL(href);
  if (SHORT_HOST.test(hostname)) return true;
  if (HOST.test(hostname) && searchParams.get("tag")) return true;
  return networks.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}
