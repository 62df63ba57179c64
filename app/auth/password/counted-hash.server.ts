import { countBeforeWork, counterOf } from "~base/limits/attempts.server";
import { hashPassword } from "./password-hash.server";

/** @param who a person or a link */
export async function hashCounted(password: string, who: string, now: Date): Promise<string> {
  await countBeforeWork([counterOf("resumen", who)], now);
  return hashPassword(password);
}
