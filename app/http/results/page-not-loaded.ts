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

/** True for requests of a dialog, which is given the next address as data and goes there itself. */
export const isPart = ({ url }: Request) => new URL(url).searchParams.has(PART);

/** Keeps pages of open dialogs: the router reloads them after a form, which may delete the row. */
const shown = new Map<string, unknown>();

export const readAnew = (href: string) => shown.set(asPart(href).replace(/#.*/, ""), undefined);

/** Returns errors of a dialog, because a thrown one would replace the list behind it. */
export async function readPart({ request, serverLoader }: ClientLoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  const address = pathname + search;
  if (shown.get(address) !== undefined) return shown.get(address);
  try {
    const page = await serverLoader();
    if (shown.has(address)) shown.set(address, page);
    return page;
  } catch (error) {
    if (error instanceof Response || !isPart(request)) throw error;
    return isRouteErrorResponse(error) && error.status === 404 ? GONE : UNREAD;
  }
}
