import { sql } from "kysely";
import type { Trx } from "../schema/database";
import { isConstraint } from "./engine.server";

/** Undoes only `write` if it breaks a constraint, so that the transaction can go on. */
export async function attempt<Answer>(
  trx: Trx,
  write: () => Promise<unknown>,
  answer: (error: unknown) => Answer,
): Promise<Answer | undefined> {
  await sql`savepoint attempt`.execute(trx);
  try {
    await write();
  } catch (error) {
    // After other errors, such as a full disk, SQLite may have rolled the savepoint back already.
    if (!isConstraint(error)) throw error;
    await sql`rollback to savepoint attempt`.execute(trx);
    await sql`release savepoint attempt`.execute(trx);
    return answer(error);
  }
  await sql`release savepoint attempt`.execute(trx);
  return undefined;
}
