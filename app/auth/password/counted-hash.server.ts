import { countBeforeWork, counterOf } from "~base/limits/attempts.server";
import { hashPassword } from "./password-hash.server";

/** @param who the person or link whose attempts are counted */
export async function hashCounted(password: string, who: string, now: Date): Promise<string> {
  await countBeforeWork([counterOf("resumen", who)], now);
  return hashPassword(password);
}
