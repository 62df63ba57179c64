import { type AttemptLimit, countBeforeWork } from "~base/attempt-limits/attempt-limits.server";
import { hashPassword } from "./password-hash.server";

const HASHES: AttemptLimit = { purpose: "resumen", max: 30, windowMs: 60 * 60 * 1000 };

/** Hashes keep each other waiting, so a flood is refused before it costs any. @param who a person or a link */
export const countHash = (who: string, now: Date) => countBeforeWork([{ limit: HASHES, who }], now);

export async function hashCounted(password: string, who: string, now: Date): Promise<string> {
  await countHash(who, now);
  return hashPassword(password);
}
