import { hostCookieName, readCookie, writeCookie } from "~/http/cookies.server";
import { CODES_COOKIE, CODES_MAX_AGE_S } from "./cookies.server";
import { isOfPresentSet } from "./recovery-codes.server";
import { seal, unseal } from "./secret-box.server";

const ownerOf = (userId: string) => `codigos:${userId}`;

/** Set-Cookie value that brings new recovery codes to the page that shows them. */
export function writeCodesCookie(userId: string, codes: readonly string[]): string {
  const value = seal(codes.join(" "), ownerOf(userId));
  return writeCookie(hostCookieName(CODES_COOKIE), value, { maxAge: CODES_MAX_AGE_S });
}

export function clearCodesCookie(): string {
  return writeCookie(hostCookieName(CODES_COOKIE), "", { maxAge: 0 });
}

/**
 * The codes that wait to be saved; nothing once they were replaced or taken away elsewhere.
 * @throws {OverloadedError}
 */
export async function findUnsavedCodes(
  request: Request,
  userId: string,
): Promise<string[] | undefined> {
  const codes = readCodesCookie(request, userId);
  const [first] = codes ?? [];
  return first && (await isOfPresentSet(userId, first)) ? codes : undefined;
}

/** Nothing for a cookie of somebody else or not of ours. */
function readCodesCookie(request: Request, userId: string): string[] | undefined {
  const value = readCookie(request, hostCookieName(CODES_COOKIE));
  if (!value) return undefined;
  try {
    return unseal(value, ownerOf(userId)).split(" ");
  } catch {
    return undefined;
  }
}
