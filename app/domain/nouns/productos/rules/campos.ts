import { asinOfUrl, isAsin } from "./amazon";

export const TITLE_MAX_LENGTH = 300;
export const CATEGORY_MAX_LENGTH = 120;
/** A price is text as it should read; `precio_centimos` is what computes with it. */
export const PRICE_MAX_LENGTH = 120;
export const SHORT_MAX_LENGTH = 120;
/** Addresses of Amazon carry the title and much else. */
export const ADDRESS_MAX_LENGTH = 2_000;
export const IMAGENES_LIMIT = 3;
export const LISTS_MAX_ITEMS = 30;
export const ITEM_MAX_LENGTH = 1_000;
export const TEXT_MAX_LENGTH = 60_000;

export const PRODUCTO_ID = /^[A-Za-z0-9-]{1,40}$/;

/** These follow `/admin/productos/` in addresses of screens, where else an id stands. */
const TAKEN_WORDS = /^(nuevo|importar|exportar|lote)$/i;

/** Takes the ASIN out of an address of Amazon too. */
export function toProductoId(text: string): string {
  const asin = asinOfUrl(text);
  if (asin) return asin;
  const inCapitals = text.toUpperCase();
  return isAsin(inCapitals) ? inCapitals : text;
}

export const isProductoId = (text: string) => PRODUCTO_ID.test(text) && !TAKEN_WORDS.test(text);
