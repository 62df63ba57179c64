import type { AppLoadContext } from "@remix-run/node";
import { findViewer } from "~/auth/session/guard.server";
import { findApertura } from "~nouns/ajustes/ajustes.server";
import { PREPARATION_HEADERS, preparationPage } from "../sending/error-page";
import type { Application } from "./application";

/** Strangers may see these before the owner opens the site; probes and files come earlier. */
const OPEN =
  /^\/(?:(?:admin|auth)(?:[/.]|$)|(?:borrador|\.well-known)\/|(?:aviso-legal|politica-privacidad|politica-cookies|preferencias|colores\.css|especulacion\.json|robots\.txt)$)/;

/** Kept pages from before the site was closed are not used, as closing changes their version. */
export function behindPreparation(application: Application): Application {
  // If the settings cannot be read, the last known state counts.
  let wasClosed = false;
  return async (request, context = {} as AppLoadContext) => {
    wasClosed = (await findApertura().catch(() => undefined))?.isClosed ?? wasClosed;
    const isOpen = !wasClosed || OPEN.test(new URL(request.url).pathname);
    const viewer = isOpen ? undefined : await findViewer(request, context).catch(() => undefined);
    if (isOpen || viewer?.person.adminType) return application(request, context);
    return new Response(await preparationPage(), { status: 503, headers: PREPARATION_HEADERS });
  };
}
