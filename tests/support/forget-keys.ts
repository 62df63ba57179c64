import { database } from "~db/client.server";
import { withoutKey } from "~db/engine/engine.server";

/** Removes columns from kept first versions, as if these were older than the columns. */
export async function forgetKeys(keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await database().write((trx) =>
      trx
        .updateTable("versiones")
        .set({ datos: withoutKey("datos", key) })
        .where("version", "=", 1)
        .execute(),
    );
  }
}
