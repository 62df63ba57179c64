import type { ActionFunctionArgs } from "@remix-run/node";
import { seeOther } from "~/http/answers/responses.server";
import { hostCookieName, writeCookie } from "~/http/cookies/cookies.server";
import {
  LIGHT_COOKIE,
  LIGHT_MAX_AGE_S,
  SIDEBAR_COOKIE,
  SIDEBAR_MAX_AGE_S,
} from "~/http/cookies/preferences.server";
import { readForm } from "~/http/forms/form.server";
import { safeReturnPath } from "~/http/requests/return-path";
import { paths } from "~/site/paths";

const LIGHT = { cookie: LIGHT_COOKIE, maxAge: LIGHT_MAX_AGE_S };
const SIDEBAR = { cookie: SIDEBAR_COOKIE, maxAge: SIDEBAR_MAX_AGE_S };

const CHOICES = new Map([
  ["ligero", { ...LIGHT, value: "1" }],
  ["completo", { ...LIGHT, value: "0" }],
  ["plegar", { ...SIDEBAR, value: "1" }],
  ["desplegar", { ...SIDEBAR, value: "0" }],
]);

export const loader = () => seeOther(paths.home());

export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const back = safeReturnPath(form.get("volver"), paths.home());
  const choice = CHOICES.get(String(form.get("intent")));
  if (!choice) throw new Response(null, { status: 422 });
  const { cookie, value, maxAge } = choice;
  return seeOther(back, writeCookie(hostCookieName(cookie), value, { maxAge }));
}
