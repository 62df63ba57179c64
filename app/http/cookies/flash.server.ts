import { createCookie } from "@remix-run/node";
import { secrets } from "~/runtime/secrets.server";
import { hostCookieName, isSecureSite } from "./cookies.server";

/** `layout/flash-messages.ts` adds the keys, because this room lies below the nouns that name them. */
// biome-ignore lint/suspicious/noEmptyInterface: a type could not be added to
export interface FlashMessages {}

export type FlashKey = keyof FlashMessages;

/** The cookie holds a key, never text, so no link can forge a message. */
export const FLASH_COOKIE = { name: "aviso", maxAge: 60 };

function flashCookie() {
  return createCookie(hostCookieName(FLASH_COOKIE.name), {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: isSecureSite(),
    secrets: secrets().SESSION_SECRET,
  });
}

export function writeFlash(key: FlashKey, detail = ""): Promise<string> {
  return flashCookie().serialize(`${key} ${detail}`.trim(), { maxAge: FLASH_COOKIE.maxAge });
}

/** A page that is only fetched ahead leaves the message for the page that is seen. */
export async function readFlash(request: Request) {
  const purpose = request.headers.get("Sec-Purpose") ?? request.headers.get("Purpose") ?? "";
  if (purpose.includes("prefetch")) return undefined;
  const read: unknown = await flashCookie().parse(request.headers.get("Cookie"));
  if (typeof read !== "string") return undefined;
  const [key = "", detail] = read.split(" ");
  return { key, detail, clear: await flashCookie().serialize("", { maxAge: 0 }) };
}
