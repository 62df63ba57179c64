import type { ClientLoaderFunctionArgs } from "@remix-run/react";

export const UNREAD = { kind: "unread" } as const;

export const UNREAD_TITLE = "Ahora no podemos mostrar esta página";
export const UNREAD_TEXT = "Comprueba tu conexión y vuelve a intentarlo dentro de un momento.";

const PART = "?parte&";

export const asPart = (href: string) => href.replace(/\?|(?=#)|$/, PART);

/** A fault thrown in a dialog would take the place of the list behind it. */
export async function readPart({ request, serverLoader }: ClientLoaderFunctionArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    if (error instanceof Response || !request.url.includes(PART)) throw error;
    return UNREAD;
  }
}
