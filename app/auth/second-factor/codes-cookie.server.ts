import { CODES_COOKIE, CODES_MAX_AGE_S } from "~/auth/session/cookies.server";
import { hostCookieName, readCookie, writeCookie } from "~/http/cookies/cookies.server";
import { findSetId, type RecoverySet } from "./recovery-codes.server";
import { seal, unseal } from "./secret-box.server";

const ownerOf = (userId: string, setId: string) => `codigos:${userId}:${setId}`;

export function writeCodesCookie(userId: string, { id, codes }: RecoverySet): string {
  const value = seal(codes.join(" "), ownerOf(userId, id));
  return writeCookie(hostCookieName(CODES_COOKIE), value, { maxAge: CODES_MAX_AGE_S });
}

export const clearCodesCookie = () => writeCookie(hostCookieName(CODES_COOKIE), "", { maxAge: 0 });

export async function findUnsavedCodes(request: Request, userId: string) {
  const value = readCookie(request, hostCookieName(CODES_COOKIE));
  const setId = value && (await findSetId(userId));
  if (!setId) return undefined;
  try {
    return unseal(value, ownerOf(userId, setId)).split(" ");
  } catch {
    // The cookie holds codes that were replaced since, or is none of ours.
    return undefined;
  }
}
