import { database, type Trx } from "~db/client.server";

export async function takeEnvio(trx: Trx, idem: string, resultado: string, now: Date) {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("envios")
    .values({ idem, resultado, created_at: now.toISOString() })
    .onConflict((conflict) => conflict.column("idem").doNothing())
    .executeTakeFirstOrThrow();
  return Boolean(numInsertedOrUpdatedRows);
}

export async function isSent(idem: string): Promise<boolean> {
  const sent = database().read.selectFrom("envios").select("idem").where("idem", "=", idem);
  return (await sent.executeTakeFirst()) !== undefined;
}

/** Acts once however often the form is sent; a refused wish leaves its `idem` unused. */
export function makeOnce<Result extends { outcome: string }>(
  { idem, resultado, now }: { idem: string; resultado: string; now: Date },
  make: (trx: Trx) => Promise<Result>,
) {
  return database().write(async (trx) => {
    if (!(await takeEnvio(trx, idem, resultado, now))) return { outcome: "repeated" as const };
    const result = await make(trx);
    if (result.outcome !== "saved") {
      await trx.deleteFrom("envios").where("idem", "=", idem).execute();
    }
    return result;
  });
}
