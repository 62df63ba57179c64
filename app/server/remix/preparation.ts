import type { AppLoadContext } from "@remix-run/node";
import { findViewer } from "~/auth/session/guard.server";
import { findApertura } from "~nouns/ajustes/ajustes.server";
import { PREPARATION_HEADERS, preparationPage } from "../sending/error-page";
import type { Application } from "./application";

/** These addresses answer strangers before a site opens; probes, files and pictures are answered earlier. */
const OPEN =
  /^\/(?:(?:admin|auth)(?:[/.]|$)|(?:borrador|\.well-known)\/|(?:aviso-legal|politica-privacidad|politica-cookies|preferencias|colores\.css|especulacion\.json|robots\.txt)$)/;

/** Pages that were drawn while the site was open are of an older version of the content, and no longer kept. */
export function behindPreparation(application: Application): Application {
  // While the settings cannot be read, a site stays as it was.
  let wasClosed = false;
  return async (request, context = {} as AppLoadContext) => {
    wasClosed = (await findApertura().catch(() => undefined))?.isClosed ?? wasClosed;
    const isOpen = !wasClosed || OPEN.test(new URL(request.url).pathname);
    const viewer = isOpen ? undefined : await findViewer(request, context).catch(() => undefined);
    if (isOpen || viewer?.person.adminType) return application(request, context);
    return new Response(await preparationPage(), { status: 503, headers: PREPARATION_HEADERS });
  };
}
