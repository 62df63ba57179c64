import { EventEmitter } from "node:events";
import { type RawBuilder, type Selectable, sql, type Updateable } from "kysely";
import { database, type Read, type Trx } from "./client.server";
import type { Schema } from "./schema/schema";

type Tabla = "correos" | "trabajos";

export interface Cola<T extends Tabla = Tabla> {
  table: T;
  kinds?: readonly string[];
  /** After this time without renewal, another process may take the work: its holder has died. */
  leaseMs: number;
  waitMs: number;
  /** Work fails after so many attempts without progress; without a limit it is always retried. */
  maxAttempts?: number;
  failed: Updateable<Schema[T]>;
  isSerial?: boolean;
}

export interface Lease<T extends Tabla = Tabla> {
  cola: Cola<T>;
  id: string;
  owner: string;
}

/** Thrown when another process has taken this work, or somebody has cancelled it. */
export class LeaseLostError extends Error {
  override name = "LeaseLostError";
}

const queued = new EventEmitter();

export const onQueued = (table: Tabla, listener: () => void) => void queued.on(table, listener);

/** The transaction may not be committed yet, so listeners also poll now and then. */
export const announce = (table: Tabla) => void setImmediate(() => queued.emit(table));

const after = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString();

export const RELEASED = { lease_owner: null, lease_until: null };

const heldBy = (owner: string, now: Date, { leaseMs }: Cola) => ({
  lease_owner: owner,
  lease_until: after(now, leaseMs),
});

/**
 * True while a process holds the lease. A lease that ends more than two `leaseMs` from now is of a
 * time before the clock was put back, and counts as ended. The second `leaseMs` is for small
 * corrections of the clock, which should not take work from its process.
 */
export function isHeld({ table, leaseMs }: Cola, now: Date): RawBuilder<boolean> {
  const until = sql.ref(`${table}.lease_until`);
  const last = after(now, 2 * leaseMs);
  return sql`coalesce(${until} > ${now.toISOString()} and ${until} <= ${last}, false)`;
}

const tableOf = ({ table }: Cola) => table as "trabajos";

const rowsOf = (db: Read, cola: Cola) =>
  db
    .selectFrom(tableOf(cola))
    .select("id")
    .$if(cola.kinds !== undefined, (query) => query.where("kind", "in", cola.kinds ?? []));

export const listHeld = (db: Read, cola: Cola, now: Date) =>
  rowsOf(db, cola).where(isHeld(cola, now));

const listIdle = (db: Read, cola: Cola, now: Date) =>
  rowsOf(db, cola)
    .where("status", "in", ["queued", "running"])
    .where(({ not }) => not(isHeld(cola, now)));

/** Work due later than `waitMs` allows was queued under a wrong clock, so it counts as due now. */
const listDue = (db: Read, cola: Cola, now: Date) =>
  listIdle(db, cola, now).where(({ eb, or }) =>
    or([eb("run_after", "<=", now.toISOString()), eb("run_after", ">", after(now, cola.waitMs))]),
  );

/** Looks without a lock: another process may claim the work first. */
export async function isDue(cola: Cola, now = new Date()): Promise<boolean> {
  return (await listDue(database().read, cola, now).executeTakeFirst()) !== undefined;
}

interface Claiming {
  now?: Date;
  only?: { id?: string };
}

export async function claim<T extends Tabla>(
  trx: Trx,
  cola: Cola<T>,
  owner: string,
  { now = new Date(), only = {} }: Claiming = {},
): Promise<Selectable<Schema[T]> | undefined> {
  await failDeadly(trx, cola, now);
  const next = listDue(trx, cola, now)
    .where(({ and }) => and(only))
    .orderBy("run_after")
    .orderBy("id")
    .limit(1);
  const claimed = await trx
    .updateTable(tableOf(cola))
    .set(heldBy(owner, now, cola))
    .set((eb) => ({ attempts: eb("attempts", "+", 1) }))
    .where("id", "=", next)
    .$if(cola.isSerial === true, (query) =>
      query.where(({ not, exists }) => not(exists(listHeld(trx, cola, now)))),
    )
    .returningAll()
    .executeTakeFirst();
  return claimed as Selectable<Schema[T]> | undefined;
}

/** Counts attempts that ended the process too: such work would crash the next process as well. */
async function failDeadly(trx: Trx, cola: Cola, now: Date): Promise<void> {
  if (cola.maxAttempts === undefined) return;
  await trx
    .updateTable(tableOf(cola))
    .set({ ...RELEASED, ...(cola.failed as object) })
    .set((eb) => ({ last_error: eb.fn.coalesce("last_error", eb.val("its process died")) }))
    .where("id", "in", listIdle(trx, cola, now))
    .where("attempts", ">=", cola.maxAttempts)
    .execute();
}

/** Rolls the transaction back if another process has the lease. @throws {LeaseLostError} */
export async function renewLease(trx: Trx, lease: Lease, now = new Date()): Promise<void> {
  const { cola, id, owner } = lease;
  const held = { ...heldBy(owner, now, cola), attempts: 0, last_error: null };
  if (!(await changeHeld(trx, lease, held))) throw new LeaseLostError(`${id} is not ours any more`);
}

/** Queues claimed work again: `error` keeps the count of attempts, `runAfter` changes its date. */
export async function giveBack(lease: Lease, why: { error?: unknown; runAfter?: Date } = {}) {
  const { error, runAfter } = why;
  const values = {
    ...RELEASED,
    status: "queued" as const,
    ...(runAfter && { run_after: runAfter.toISOString() }),
    ...(error ? { last_error: inShort(error) } : { last_error: null, attempts: 0 }),
  };
  await database().write((trx) => changeHeld(trx, lease, values));
}

export const inShort = (error: unknown) => String(error).slice(0, 300);

export async function endWork<T extends Tabla>(
  trx: Trx,
  lease: Lease<T>,
  values: Updateable<Schema[T]>,
): Promise<void> {
  await changeHeld(trx, lease, { ...RELEASED, last_error: null, ...(values as object) });
}

export async function changeHeld(
  trx: Trx,
  { cola, id, owner }: Lease,
  values: Updateable<Schema["trabajos"]>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable(tableOf(cola))
    .set(values)
    .where("id", "=", id)
    .where("lease_owner", "=", owner)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function queueWork(
  trx: Trx,
  { at, ...work }: { id: string; kind: string; at: Date },
): Promise<void> {
  await trx
    .insertInto("trabajos")
    .values({ ...work, run_after: at.toISOString(), created_at: new Date().toISOString() })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}
