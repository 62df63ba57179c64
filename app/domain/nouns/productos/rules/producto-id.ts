import { asinOfUrl, isAsin } from "./amazon";

export const PRODUCTO_ID = /^[A-Za-z0-9-]{1,40}$/;

/** Refused as ids, because addresses such as `/admin/productos/nuevo` are pages. */
const TAKEN_WORDS = /^(nuevo|importar|exportar|lote)$/i;

/** Also finds the ASIN in an address of Amazon. */
export function toProductoId(text: string): string {
  const asin = asinOfUrl(text);
  if (asin) return asin;
  const inCapitals = text.toUpperCase();
  return isAsin(inCapitals) ? inCapitals : text;
}

export const isProductoId = (text: string) => PRODUCTO_ID.test(text) && !TAKEN_WORDS.test(text);
