import type { ActionFunctionArgs } from "@remix-run/node";
import { LIGHT_COOKIE, SIDEBAR_COOKIE, writeHostCookie } from "~/http/cookies/cookies.server";
import { readForm } from "~/http/forms/form.server";
import { siteOrigin } from "~/http/requests/origin.server";
import { safeReturnPath } from "~/http/requests/return-path";
import { flashAt, seeOther } from "~/http/responses/responses.server";
import { paths } from "~/site/paths";
import { olvidar, recordar } from "~features/casa/casa.server";

const CHOICES = new Map<unknown, Parameters<typeof writeHostCookie>>([
  ["ligero", [LIGHT_COOKIE, "1"]],
  ["completo", [LIGHT_COOKIE, "0"]],
  ["plegar", [SIDEBAR_COOKIE, "1"]],
  ["desplegar", [SIDEBAR_COOKIE, "0"]],
]);

export const loader = () => seeOther(paths.home());

/** The 404 page is the same for all addresses, so only the Referer tells where it was shown. */
function cameFrom(request: Request): string {
  const referer = request.headers.get("Referer") ?? "";
  if (!URL.canParse(referer)) return paths.home();
  const { origin, pathname, search } = new URL(referer);
  return origin === siteOrigin(request)
    ? safeReturnPath(pathname + search, paths.home())
    : paths.home();
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const back = safeReturnPath(form.get("volver"), cameFrom(request));
  const intent = form.get("intent");
  if (intent === "recordar") return flashAt(back, "casa.recordada", await recordar(request, back));
  if (intent === "olvidar") return flashAt(back, "casa.olvidada", olvidar());
  const choice = CHOICES.get(intent);
  if (!choice) throw new Response(null, { status: 422 });
  return seeOther(back, writeHostCookie(...choice));
}
