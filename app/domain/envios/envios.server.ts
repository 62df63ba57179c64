import { database, type Trx } from "~db/client.server";

/**
 * Takes the one use of a form's `idem`, in the transaction of what the form makes.
 * @returns false when the same form was already sent and taken
 */
export async function takeEnvio(trx: Trx, idem: string, resultado: string, now: Date) {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("envios")
    .values({ idem, resultado, created_at: now.toISOString() })
    .onConflict((conflict) => conflict.column("idem").doNothing())
    .executeTakeFirstOrThrow();
  return Boolean(numInsertedOrUpdatedRows);
}

interface Envio {
  idem: string;
  /** What the form makes. */
  resultado: string;
  now: Date;
}

/**
 * Makes what a form asks for, once however often it is sent; of a form whose wish is refused the
 * `idem` stays unused.
 */
export function makeOnce<Result extends { outcome: string }>(
  { idem, resultado, now }: Envio,
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

/** Forgets forms sent before `before`; their seals must be expired by then. */
export async function purgeEnvios(trx: Trx, before: Date): Promise<void> {
  await trx.deleteFrom("envios").where("created_at", "<", before.toISOString()).execute();
}
