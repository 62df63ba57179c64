import { type ClientLoaderFunctionArgs, isRouteErrorResponse } from "@remix-run/react";

export const GONE = { kind: "gone" } as const;

export const GONE_TITLE = "No encontrado";
export const GONE_TEXT = "Lo que buscas ya no existe.";

export const UNREAD = { kind: "unread" } as const;

export const UNREAD_TITLE = "Ahora no podemos mostrar esta página";
export const UNREAD_TEXT =
  "El sitio no contesta, no hay conexión o ha fallado algo: vuelve a intentarlo dentro de un momento.";

const PART = "parte";

export const asPart = (href: string) => href.replace(/\?|(?=#)|$/, `?${PART}&`);

/** A dialog asks, and follows by itself: its fetcher, once redirected, would redirect again. */
export const isPart = ({ url }: Request) => new URL(url).searchParams.has(PART);

const closing = new Map<string, unknown>();

/** The form of a dialog is answered: until it is opened again, its page may be gone and is not asked for. */
export const keepPart = (href: string, page: unknown) => closing.set(addressOf(href), page);

export const letGo = (href: string) => closing.delete(addressOf(href));

const addressOf = (href: string) => asPart(href).replace(/#.*/, "");

/** A fault thrown in a dialog would take the place of the list behind it. */
export async function readPart({ request, serverLoader }: ClientLoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  if (closing.has(pathname + search)) return closing.get(pathname + search);
  try {
    return await serverLoader();
  } catch (error) {
    if (error instanceof Response || !isPart(request)) throw error;
    return isRouteErrorResponse(error) && error.status === 404 ? GONE : UNREAD;
  }
}
