const PRICE =
  /^(?:desde\s+)?(?:€\s*)?(\d{1,3}(?:\.\d{3})+|\d+)(?:[.,](\d{1,2}))?\s*(?:€|euros?|eur)?$/i;

const MAX_CENTIMOS = 1e9;

/** Understands «1.299,00 €» and «desde 49 €»; a range, or a price with words, is no one figure. */
export function centimosOf(price: string | null | undefined): number | null {
  const [, euros = "", cents = ""] = PRICE.exec(price?.trim() ?? "") ?? [];
  const centimos = Number(euros.replaceAll(".", "")) * 100 + Number(cents.padEnd(2, "0"));
  return centimos > 0 && centimos < MAX_CENTIMOS ? centimos : null;
}

/** Shows a bare figure as euros. */
export const withEuro = (price: string) =>
  /^[^€]*\d$/.test(price) && centimosOf(price) !== null ? `${price} €` : price;

/** A price that was seen longer ago proves nothing about today's. */
export const PRECIO_VIEJO_DIAS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The last moment at which a price may be compared with another; NaN if nobody has seen it. */
export const comparableUntil = (seenAt: string | null): number =>
  Date.parse(seenAt ?? "") + PRECIO_VIEJO_DIAS * DAY_MS;

/** «40 €», «12,50 €» */
export const formatEuros = (centimos: number) =>
  `${(centimos / 100).toFixed(2).replace(".00", "").replace(".", ",")}\u00a0€`;

/** Editors are told of a price that is shown and cannot be compared. */
export const isUnclearPrice = (price: string | null) =>
  Boolean(price?.trim()) && centimosOf(price) === null;

export const UNCLEAR_PRICE =
  "no se entiende como una cifra: se verá igual, pero no contará al comparar precios";
