import { createHash } from "node:crypto";
import { database, type Trx } from "~db/client.server";

interface Envio {
  /** The id of the form, which stays after going back: so the content is compared too. */
  idem: string;
  content: string | Uint8Array;
  /** Returns false if the row has been deleted since: it is then made again. */
  isThere?: (id: string, trx: Trx) => Promise<boolean>;
}

/** Makes one row of repeated sendings with the same content; a refused form may be sent again. */
export function makeOnce<Result extends { outcome: string; id?: string }>(
  { idem, content, isThere = async () => true }: Envio,
  make: (trx: Trx) => Promise<Result>,
  now = new Date(),
) {
  const key = `${idem}.${createHash("sha256").update(content).digest("base64url")}`;
  return database().write(async (trx) => {
    const earlier = await takeEnvio(trx, key, now);
    if (earlier !== undefined && (await isThere(earlier, trx))) {
      return { outcome: "repeated" as const, id: earlier };
    }
    const result = await make(trx);
    if (result.outcome === "saved") {
      const taken = trx.updateTable("envios").set({ resultado: result.id ?? "" });
      await taken.where("idem", "=", key).execute();
    } else {
      await trx.deleteFrom("envios").where("idem", "=", key).execute();
    }
    return result;
  });
}

/** @returns the id that an earlier sending with this key has made */
async function takeEnvio(trx: Trx, idem: string, now: Date): Promise<string | undefined> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("envios")
    .values({ idem, resultado: "", created_at: now.toISOString() })
    .onConflict((conflict) => conflict.column("idem").doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows) return undefined;
  const taken = trx.selectFrom("envios").select("resultado").where("idem", "=", idem);
  return (await taken.executeTakeFirstOrThrow()).resultado;
}
