import type { Trx } from "~db/client.server";
import { saveAlt } from "./externas.server";
import { isDataImage } from "./imagen-url";
import { type Author, storeDataUrl } from "./store.server";

/**
 * What a form's picture comes to before it is saved: one inside the text becomes a file.
 * @param url as the form's schema let it through
 * @throws as storeDataUrl
 */
export async function settleImagen(url: string, by: Author): Promise<string> {
  return isDataImage(url) ? storeDataUrl(url, by) : url;
}

/** Keeps the text that came with a form's picture; a form without that field leaves it alone. */
export async function settleAlt(trx: Trx, url: string, alt: string | undefined): Promise<void> {
  if (alt !== undefined) await saveAlt(trx, url, alt);
}
