import type { IncomingHttpHeaders } from "node:http";
import { CODES_COOKIE, PENDING_COOKIE, SESSION_COOKIE } from "~/auth/session/cookies.server";
import { FLASH_COOKIE, hostCookieName, LIGHT_COOKIE } from "~/http/cookies/cookies.server";
import { MEDIDAS_COOKIE } from "~features/casa/casa.server";
import { COMPARE_COOKIE } from "~features/comparativa/lista";
import { MARCADAS_COOKIE } from "~features/lista-recien-nacido/marcadas";

export type Variant = "full" | "light";

const PERSONAL_COOKIES = [
  ...[SESSION_COOKIE, PENDING_COOKIE, CODES_COOKIE, FLASH_COOKIE, MEDIDAS_COOKIE].map(
    ({ name }) => name,
  ),
  COMPARE_COOKIE,
  MARCADAS_COOKIE,
];

// recheck: only our own cookie names, without any repetition
const PERSONAL = new RegExp(`(^|[;\\s])(__Host-)?(${PERSONAL_COOKIES.join("|")})=`);

/** Reads only the prefixed name, because a browser may still hold an older cookie without it. */
function chosenLight(cookie: string): string | undefined {
  // recheck: one fixed name, and the value after it is read once
  const chosen = new RegExp(`(?:^|[;\\s])${hostCookieName(LIGHT_COOKIE.name)}=([^;]*)`);
  return chosen.exec(cookie)?.[1];
}

export function variantOf(headers: IncomingHttpHeaders): Variant | undefined {
  const { cookie, "save-data": saveData } = headers;
  if (cookie === undefined && saveData === undefined) return "full";
  if (cookie !== undefined && PERSONAL.test(cookie)) return undefined;
  const chosen = cookie === undefined ? undefined : chosenLight(cookie);
  if (chosen) return chosen === "1" ? "light" : "full";
  return String(saveData).toLowerCase() === "on" ? "light" : "full";
}

export function headersOf(variant: Variant): Record<string, string> {
  return variant === "light" ? { "Save-Data": "on" } : {};
}
