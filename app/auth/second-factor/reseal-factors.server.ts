import { database } from "~db/client.server";
import { ifReadable } from "./factors.server";
import { sealAnew } from "./secret-box.server";

/** Lets a former key be taken out of the settings. @returns how many were sealed anew */
export function resealFactors(): Promise<number> {
  return database().write(async (trx) => {
    const factors = await trx
      .selectFrom("mfa_factors")
      .select(["id", "user_id", "secret"])
      .execute();
    let count = 0;
    for (const { id, user_id, secret } of factors) {
      const sealed = ifReadable(id, () => sealAnew(secret, user_id));
      if (!sealed) continue;
      await trx.updateTable("mfa_factors").set({ secret: sealed }).where("id", "=", id).execute();
      count += 1;
    }
    return count;
  });
}
