import { rmSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { type Actor, recordSuceso } from "~/domain/historial/historial.server";
import type { SucesoAction } from "~/domain/historial/suceso";
import { log } from "~/runtime/log.server";
import { backupOrder, type CliRun, runCli } from "~/runtime/run-cli.server";
import { isBackupRunning, listBackups } from "~db/backup/backup.server";
import { database } from "~db/client.server";

export type CopiaOutcome = "done" | "running" | { problem: string };

/** Large sites take longer than a browser waits; their copy goes on and appears in the list. */
const PATIENCE_MS = 20_000;

/** A name that is not in the list may be a path to any file. */
export const findCopia = (name: unknown) => listBackups().find((copy) => copy.name === name);

const TOO_LONG =
  "tarda más de lo que espera un navegador; en el servidor, npm run site -- verify-backup";
const CUT_SHORT = "se ha interrumpido; mira el registro del servidor.";
let isMaking = false;

export async function makeCopia(actor: Actor, run?: CliRun): Promise<CopiaOutcome> {
  if (isMaking || isBackupRunning()) return "running";
  isMaking = true;
  const making = runCli(backupOrder(), run).then(
    async ({ code, problem }): Promise<CopiaOutcome> => {
      if (code === 0) await recordCopia(actor, "copia.hecha");
      else log().error({ problem }, "backup by hand failed");
      return code === 0 ? "done" : { problem: problem || CUT_SHORT };
    },
  );
  making
    .finally(() => {
      isMaking = false;
    })
    .catch(() => undefined);
  return Promise.race([making, wait(PATIENCE_MS, "running" as const, { ref: false })]);
}

/** @returns the problem, in words */
export async function checkCopia(file: string, run?: CliRun, patienceMs = 2 * PATIENCE_MS) {
  const end = Date.now() + patienceMs;
  const isStopping = () => Date.now() > end;
  const { code, problem } = await runCli(["verify-backup", file], { isStopping, ...run });
  if (code === 0) return undefined;
  return isStopping() ? `${TOO_LONG} ${file}` : problem || CUT_SHORT;
}

export async function deleteCopia(copia: { file: string; name: string }, actor: Actor) {
  rmSync(copia.file, { force: true });
  await recordCopia(actor, "copia.eliminada", copia.name);
}

export const recordCopia = (actor: Actor, action: SucesoAction, archivo?: string) =>
  database().write((trx) =>
    recordSuceso(trx, { actor, action, ...(archivo && { details: { archivo } }) }, new Date()),
  );
