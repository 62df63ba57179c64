import { asinOfUrl, isAsin } from "./amazon";

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
