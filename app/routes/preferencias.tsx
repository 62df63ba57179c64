import type { ActionFunctionArgs } from "@remix-run/node";
import { writeCookie } from "~/http/cookies.server";
import { readForm } from "~/http/form.server";
import { LIGHT_COOKIE, LIGHT_MAX_AGE_S } from "~/http/preferences.server";
import { seeOther } from "~/http/responses.server";
import { safeReturnPath } from "~/http/return-path";
import { paths } from "~/paths";

export function loader() {
  return seeOther(paths.home());
}

/** Choices of the visitor about how the site is shown; each is a cookie of its own. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const back = safeReturnPath(form.get("volver"), paths.home());
  const intent = form.get("intent");
  if (intent !== "ligero" && intent !== "completo") throw new Response(null, { status: 422 });
  const value = intent === "ligero" ? "1" : "0";
  return seeOther(back, writeCookie(LIGHT_COOKIE, value, { maxAge: LIGHT_MAX_AGE_S }));
}
