import { CODES_COOKIE } from "~/auth/session/cookies.server";
import { clearHostCookie, readHostCookie, writeHostCookie } from "~/http/cookies/cookies.server";
import { findSetId, type RecoverySet } from "./recovery-codes.server";
import { seal, unseal } from "./secret-box.server";

const ownerOf = (userId: string, setId: string) => `codigos:${userId}:${setId}`;

export function writeCodesCookie(userId: string, { id, codes }: RecoverySet): string {
  const value = seal(codes.join(" "), ownerOf(userId, id));
  return writeHostCookie(CODES_COOKIE, value);
}

export const clearCodesCookie = () => clearHostCookie(CODES_COOKIE);

export async function findUnsavedCodes(request: Request, userId: string) {
  const value = readHostCookie(request, CODES_COOKIE);
  const setId = value && (await findSetId(userId));
  if (!setId) return undefined;
  try {
    return unseal(value, ownerOf(userId, setId)).split(" ");
  } catch {
    // The cookie holds codes that were replaced since, or is none of ours.
    return undefined;
  }
}
