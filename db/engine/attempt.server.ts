import { sql } from "kysely";
import type { Trx } from "../schema/database";
import { isConstraint } from "./engine.server";

/** Takes back all that `write` has written when a rule of the tables is broken; the transaction goes on. */
export async function attempt<Answer>(
  trx: Trx,
  write: () => Promise<unknown>,
  answer: (error: unknown) => Answer,
): Promise<Answer | undefined> {
  await sql`savepoint attempt`.execute(trx);
  try {
    await write();
  } catch (error) {
    // After another error, as of a full disk, the savepoint may be gone with the transaction.
    if (!isConstraint(error)) throw error;
    await sql`rollback to savepoint attempt`.execute(trx);
    await sql`release savepoint attempt`.execute(trx);
    return answer(error);
  }
  await sql`release savepoint attempt`.execute(trx);
  return undefined;
}
