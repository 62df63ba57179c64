import { formatEuros } from "~/ui/text/format-number";

export const BUY_LABEL = "Ver en Amazon";

/** Shown in place of a price that is missing, hidden by the settings, or too old to be shown. */
export const PRICE_HINT = "Ver precio en Amazon";

const MAX_LENGTH = 120;
const MAX_CENTIMOS = 1e9;

/** Comma or apostrophe before exactly three digits is ambiguous, so the text is no figure. */
const FIGURE =
  /^(\d{1,3}(?:\.\d{3})+|\d{1,3}(?: \d{3})+|\d{1,3}(?:['’]\d{3})+(?=[.,]\d)|\d{1,3}(?:,\d{3})+(?=\.\d)|\d+)(?:[.,'’](?:(\d{1,2})|[-–—]{1,2}))?$/;
/** Databases write «179.900000»: four decimals or more cannot be a group of thousands. */
const OF_DATABASES = /^(\d+)[.,](\d{4,6})$/;
const toCents = (_: string, euros: string, rest: string) => Number(`${euros}.${rest}`).toFixed(2);
const CURRENCY = /^(?:€|euros?|eur) ?| ?(?:€|euros?|eur)$/gi;

/** Reads «1 299,00 €», «EUR 49,90» and «49,-»; other texts are kept as words without a figure. */
export function readPrecio(price: string | null | undefined) {
  const visible = (price ?? "").replace(/\p{Cf}/gu, "");
  const text = visible.replace(/\s+/g, " ").trim();
  const unclear = { centimos: null, texto: price?.trim() ?? "" };
  if (text.length > MAX_LENGTH) return unclear;
  const [desde = ""] = /^desde /i.exec(text) ?? [];
  const bare = text.slice(desde.length);
  const signed = bare.replace(/^(\d+) ?€ ?(\d\d)$/, "$1,$2").replace(CURRENCY, "");
  const amount = signed.replace(/^[-−–—] ?(?:€ ?)?/, "");
  const isNegative = amount !== signed;
  const [, euros, cents = ""] = FIGURE.exec(amount.replace(OF_DATABASES, toCents)) ?? [];
  if (euros === undefined) return isNegative && amount === "" ? { ...unclear, texto: "" } : unclear;
  const centimos = Number(euros.replace(/\D/g, "")) * 100 + Number(cents.padEnd(2, "0"));
  if (centimos >= MAX_CENTIMOS) return unclear;
  if (isNegative || centimos === 0) return { ...unclear, texto: "" };
  return { centimos, texto: desde + formatEuros(centimos / 100).replace("\u00a0", " ") };
}

export const centimosOf = (price: string | null | undefined) => readPrecio(price).centimos;

/** The text to show and store: figures in one spelling, other texts as typed, null for 0. */
export const precioText = (price: string | null | undefined) => readPrecio(price).texto || null;

/** How prices are shown: as typed (""), as thirds of their category, or not at all. */
export type PrecioModo = "" | "franja" | "ninguno";

export const toModo = (stored: string | null = ""): PrecioModo =>
  stored === "franja" || stored === "ninguno" ? stored : "";

export const FRANJAS = ["bajo", "medio", "alto"] as const;

export type Franja = (typeof FRANJAS)[number];

export const sayFranja = (franja: Franja) =>
  `${"€".repeat(FRANJAS.indexOf(franja) + 1)} precio ${franja}`;

/** @returns the third in which a price falls; null where fewer than three products have one */
export function terciosDe(centimos: readonly (number | null)[]) {
  const known = centimos.filter((each) => each !== null).sort((one, other) => one - other);
  const ends = [1, 2].map((third) => known[Math.ceil((third * known.length) / 3) - 1] ?? 0);
  return (price: number | null) =>
    price === null || known.length < FRANJAS.length
      ? null
      : ends.filter((end) => end < price).length;
}

export interface Guardado {
  price: string | null;
  modo: PrecioModo;
  tercio: number | null;
  elegida: Franja | null;
  isOfOtherShop: boolean;
}

/** The part of a price that may be shown; `precioDe` names the other shop with this price. */
export interface ConPrecio {
  price: string | null;
  franja: number | null;
  precioDe: string | null;
  precioComprobadoAt: string | null;
}

/** Leaves of a price only the part that pages may show or compare: text, third, or nothing. */
export function visibleOf({ price, modo, tercio, elegida, isOfOtherShop }: Guardado) {
  const texto = precioText(price);
  if (modo === "" || isOfOtherShop) return { price: texto, franja: null };
  const franja = elegida ? FRANJAS.indexOf(elegida) : tercio;
  return { price: null, franja: modo === "franja" && (elegida || texto) ? franja : null };
}

/** An older price is not compared, because it says nothing about today's. */
export const PRECIO_VIEJO_DIAS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The last moment when a price counts in comparisons; NaN if it was never checked. */
export const comparableUntil = (seenAt: string | null): number =>
  Date.parse(seenAt ?? "") + PRECIO_VIEJO_DIAS * DAY_MS;

/** The form field with the price text that the editor was asked to confirm. */
export const PRECIO_ASKED = "precio-sin-cifra";

/** True for a price without a figure that the editor has neither confirmed nor left unchanged. */
export function mustAskPrecio(price: string | null, ...known: unknown[]): boolean {
  const isKnown = known.some((each) => typeof each === "string" && precioText(each) === price);
  return price !== null && centimosOf(price) === null && !isKnown;
}

export const UNCLEAR_PRICE =
  "no se entiende como una cifra: se verá igual, pero no contará al comparar precios ni en los filtros";

/** Only forms refuse 0: in a shop's file it stands for «no price». */
export const PRICE_OF_ZERO = "Un precio es mayor que 0. Para quitarlo, deja el campo vacío";

export const ASK_PRICE = "Escríbelo como «249,90 €» o, si lo quieres así, guarda otra vez";
