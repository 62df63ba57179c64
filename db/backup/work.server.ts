import { randomUUID } from "node:crypto";
import { z } from "zod";
import { log } from "~/runtime/log.server";
import { database } from "../client.server";
import { keepLease } from "../keep-lease.server";
import { type Cola, changeHeld, claim, endWork, isHeld, queueWork } from "../lease.server";
import type { Far } from "./progress";
import { type CliRun, runCli } from "./run-cli.server";

/** Sending has a lease of its own, because it may take hours and must not hold up new copies. */
export const MAKING = "copias";
export const SENDING = "copias-fuera";
type Id = typeof MAKING | typeof SENDING;

/** Only one copy is made at a time, on all servers. If its process dies, the lease runs out. */
const COLA = {
  table: "trabajos",
  kinds: [MAKING, SENDING],
  leaseMs: 60_000,
  waitMs: 0,
  failed: {},
} as const satisfies Cola<"trabajos">;

const CUT_SHORT = "se ha interrumpido; mira el registro del servidor.";

const workSchema = z.object({
  what: z.enum(["make", "daily", "check", "send"]),
  /** When the checked copy was made. All times are UTC, in ISO 8601. */
  madeAt: z.string().optional(),
  begunAt: z.string(),
  endedAt: z.string().optional(),
  percent: z.number(),
  problem: z.string().optional(),
});

/** The work of the process that makes, checks or sends a copy, or that of the last one. */
export type BackupWork = z.output<typeof workSchema> & { isRunning: boolean };

export async function findBackupWork(id: Id, now = new Date()): Promise<BackupWork | null> {
  const row = await database()
    .read.selectFrom("trabajos")
    .select(["payload", isHeld(COLA, now).as("isHeld")])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) return null;
  const work = workSchema.parse(JSON.parse(row.payload));
  const isRunning = Boolean(row.isHeld);
  const isCut = !isRunning && !work.endedAt;
  return { ...work, isRunning, ...(isCut && { problem: CUT_SHORT }) };
}

type Task = Pick<BackupWork, "what" | "madeAt"> & { order: readonly string[] };
/** @param refuse gives the reason if the work may not begin */
type Run = CliRun & { refuse?: () => string | undefined };
type Begun = { problem?: string; isBusy?: boolean; ended?: Promise<string | undefined> };

/** Resolves once the work has begun or was refused. `ended` resolves to the problem, if any. */
export async function beginBackupWork({ order, ...task }: Task, run: Run = {}): Promise<Begun> {
  const id = task.what === "send" ? SENDING : MAKING;
  const lease = { cola: COLA, id, owner: randomUUID() };
  let work: z.output<typeof workSchema> = {
    ...task,
    begunAt: new Date().toISOString(),
    percent: 0,
  };
  const payload = () => ({ payload: JSON.stringify(work) });
  const refused = await database().write(async (trx) => {
    const problem = run.refuse?.();
    if (problem) return { problem };
    await queueWork(trx, { id, kind: id, at: new Date() });
    if (!(await claim(trx, COLA, lease.owner, { only: { id } }))) return { isBusy: true };
    await changeHeld(trx, lease, payload());
    return undefined;
  });
  if (refused) return refused;

  const onMessage = (message: unknown) => {
    const { done, total } = message as Far;
    work = { ...work, percent: Math.min(99, Math.floor((100 * done) / total)) };
    database()
      .write((trx) => changeHeld(trx, lease, payload()))
      .catch((err) => log().warn({ err }, "progress of a copy not kept"));
  };
  const ended = keepLease(lease, () => runCli(order, { ...run, onMessage })).then(
    async ({ code, problem }) => {
      work = { ...work, endedAt: new Date().toISOString() };
      if (code !== 0) work.problem = problem || CUT_SHORT;
      await database().write((trx) => endWork(trx, lease, payload()));
      return work.problem;
    },
  );
  return { ended };
}
