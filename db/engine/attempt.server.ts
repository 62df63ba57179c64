import { sql } from "kysely";
import type { Trx } from "../client.server";
import { isConstraint } from "./engine.server";

/**
 * Writes what may break a rule of the tables, where that is an answer and no failure: then all that
 * `write` has written is taken back, and the transaction goes on.
 * @param answer gets the error of the broken rule; it throws what it does not expect
 * @returns undefined when it is written
 */
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
