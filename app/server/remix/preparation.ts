import type { AppLoadContext } from "@remix-run/node";
import { findViewer } from "~/auth/session/guard.server";
import { findApertura } from "~nouns/ajustes/ajustes.server";
import { PREPARATION_HEADERS, preparationPage } from "../sending/error-page";
import type { Application } from "./application";

/** Strangers may see these before the site opens; probes and files are answered earlier. */
const OPEN =
  /^\/(?:(?:admin|auth)(?:[/.]|$)|(?:borrador|\.well-known)\/|(?:aviso-legal|politica-privacidad|politica-cookies|preferencias|colores\.css|especulacion\.json|robots\.txt)$)/;

/** Pages kept while the site was open are not used: closing changes the content's version. */
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
