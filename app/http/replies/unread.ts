import type { ClientLoaderFunctionArgs } from "@remix-run/react";

/** A form's page says this in its dialog when it cannot be read now. */
export const UNREAD = { kind: "unread" } as const;

export const UNREAD_TITLE = "Ahora no podemos mostrar esta página";
export const UNREAD_TEXT = "Comprueba tu conexión y vuelve a intentarlo dentro de un momento.";

/** Marks an address that is read for a part of a page; the server passes over it. */
const PART = "?parte&";

export const asPart = (href: string) => href.replace(/\?|(?=#)|$/, PART);

/**
 * Runs in the browser: a fault thrown in a dialog would take the place of the list behind it. On
 * its own the page fails as all others do.
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
