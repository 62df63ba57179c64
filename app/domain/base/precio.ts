import { formatEuros } from "~/ui/text/format-number";

export const BUY_LABEL = "Ver en Amazon";

/** Stands where no price may be shown. */
export const PRICE_HINT = "Ver precio en Amazon";

const MAX_LENGTH = 120;
const MAX_CENTIMOS = 1e9;

/** A comma or an apostrophe before three last figures may stand for thousands or decimals: it is not read. */
const FIGURE =
  /^(\d{1,3}(?:\.\d{3})+|\d{1,3}(?: \d{3})+|\d{1,3}(?:['’]\d{3})+(?=[.,]\d)|\d{1,3}(?:,\d{3})+(?=\.\d)|\d+)(?:[.,'’](?:(\d{1,2})|[-–—]{1,2}))?$/;
/** Four decimals or more can be no thousands: «179.900000». */
const OF_DATABASES = /^(\d+)[.,](\d{4,6})$/;
const toCents = (_: string, euros: string, rest: string) => Number(`${euros}.${rest}`).toFixed(2);
const CURRENCY = /^(?:€|euros?|eur) ?| ?(?:€|euros?|eur)$/gi;

/** Understands «1 299,00 €», «EUR 49,90» and «49,-»: without a figure it is a price of other words. */
export function readPrecio(price: string | null | undefined) {
  const text =
    price
      ?.replace(/\p{Cf}/gu, "")
      .replace(/\s+/g, " ")
      .trim() ?? "";
  const unclear = { centimos: null, texto: price?.trim() ?? "" };
  if (text.length > MAX_LENGTH) return unclear;
  const [desde = ""] = /^desde /i.exec(text) ?? [];
  const signed = text
    .slice(desde.length)
    .replace(/^(\d+) ?€ ?(\d\d)$/, "$1,$2")
    .replace(CURRENCY, "");
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

/** As it is shown and kept: in one spelling where it is a figure, as typed where it is none; null for 0. */
export const precioText = (price: string | null | undefined) => readPrecio(price).texto || null;

/** The owner has prices shown as typed, which is how a new site begins, as thirds of a category, or not. */
export type PrecioModo = "" | "franja" | "ninguno";

export const toModo = (stored: string | null = ""): PrecioModo =>
  stored === "franja" || stored === "ninguno" ? stored : "";

export const FRANJAS = ["bajo", "medio", "alto"] as const;

export type Franja = (typeof FRANJAS)[number];

/** «€€ precio medio» */
export const sayFranja = (franja: Franja) =>
  `${"€".repeat(FRANJAS.indexOf(franja) + 1)} precio ${franja}`;

/** Fewer priced products than three have no thirds. @returns tells in which third of them a price is */
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

/** As much of a price as may be shown; `precioDe` is the other shop that asks it. */
export interface ConPrecio {
  price: string | null;
  franja: number | null;
  precioDe: string | null;
  precioComprobadoAt: string | null;
}

/** No page shows or compares more of a price than this leaves: its text, its third, or nothing. */
export function visibleOf({ price, modo, tercio, elegida, isOfOtherShop }: Guardado) {
  const texto = precioText(price);
  if (modo === "" || isOfOtherShop) return { price: texto, franja: null };
  const franja = elegida ? FRANJAS.indexOf(elegida) : tercio;
  return { price: null, franja: modo === "franja" && (elegida || texto) ? franja : null };
}

/** A price that was seen longer ago proves nothing about today's. */
export const PRECIO_VIEJO_DIAS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The last moment at which a price may be compared with another; NaN if it was never seen. */
export const comparableUntil = (seenAt: string | null): number =>
  Date.parse(seenAt ?? "") + PRECIO_VIEJO_DIAS * DAY_MS;

/** Holds the text about which an editor has been asked. */
export const PRECIO_ASKED = "precio-sin-cifra";

/** A price that is shown and cannot be compared is only kept by who has been asked, or left as it was. */
export function mustAskPrecio(price: string | null, ...known: unknown[]): boolean {
  const isKnown = known.some((each) => typeof each === "string" && precioText(each) === price);
  return price !== null && centimosOf(price) === null && !isKnown;
}

export const UNCLEAR_PRICE =
  "no se entiende como una cifra: se verá igual, pero no contará al comparar precios ni en los filtros";

/** Only a form says so: in a shop's file 0 stands for «no price». */
export const PRICE_OF_ZERO = "Un precio es mayor que 0. Para quitarlo, deja el campo vacío";

export const ASK_PRICE = "Escríbelo como «249,90 €» o, si lo quieres así, guarda otra vez";
