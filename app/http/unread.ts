import type { ClientLoaderFunctionArgs } from "@remix-run/react";

/** What the page of a form says, where it opens in a dialog, when it cannot be read now. */
export const UNREAD = { kind: "unread" } as const;

export const UNREAD_TITLE = "Ahora no podemos mostrar esta página";
export const UNREAD_TEXT = "Comprueba tu conexión y vuelve a intentarlo dentro de un momento.";

/** Marks an address that is read for a part of a page; the server passes over it. */
const PART = "?parte&";

/** An address as a dialog asks for it, or a form for what it shows. */
export const asPart = (href: string) => href.replace(/\?|(?=#)|$/, PART);

/**
 * Reads, in the browser, a page that opens in a dialog too: a fault that is thrown there takes the
 * place of the list behind it. On its own, the page fails as all others do.
 */
export async function readPart({ request, serverLoader }: ClientLoaderFunctionArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    // A response leads elsewhere: to the sign-in.
    if (error instanceof Response || !request.url.includes(PART)) throw error;
    return UNREAD;
  }
}
