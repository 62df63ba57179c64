import { tellCopyNotSent } from "~/auth/mail/tell-copy-not-sent.server";
import { settings } from "~/runtime/env.server";
import { log } from "~/runtime/log.server";
import { nextMadridHour } from "~base/fechas";
import { backupOrder } from "~db/backup/run-cli.server";
import { isSendingDue } from "~db/backup/send.server";
import { beginBackupWork } from "~db/backup/work.server";
import { TurnoStoppedError, takeTurn } from "~db/turnos.server";
import type { Job } from "./jobs";

const NAME = "copia";
const LOOK_MS = 60_000;
const SEND_LOOK_MS = 5_000;
const RETRY_MS = 60 * 60_000;

/** A site that was down at that hour makes the copy at its next start. */
export function backupJob(owner: string, cli?: string): Job[] {
  const { BACKUP_HOUR, BACKUP_KEEP } = settings();
  if (BACKUP_KEEP === 0) return [];
  const run = async (isStopping: () => boolean) => {
    const now = new Date();
    const next = nextMadridHour(BACKUP_HOUR, now);
    const turno = { name: NAME, everyMs: next.getTime() - now.getTime(), owner, firstAt: next };
    await takeTurn(turno, async () => {
      const task = { what: "daily", order: backupOrder("--scheduled") } as const;
      const { isBusy, ended } = await beginBackupWork(task, { cli, isStopping });
      if (isBusy) throw new TurnoStoppedError("backup: another process is at the copies");
      const problem = await ended;
      if (problem && isStopping()) throw new TurnoStoppedError("backup: the server ends");
      if (problem) throw new Error(`backup: ${problem}`);
      log().info("daily backup made");
    });
  };
  return [{ name: NAME, everyMs: LOOK_MS, run }];
}

/** Takes the newest copy out of this machine; one that was cut off by a restart goes on. */
export function sendingJob(cli?: string): Job {
  const run = async (isStopping: () => boolean) => {
    if (!(await isSendingDue(RETRY_MS))) return;
    const task = { what: "send", order: ["send-backup"] } as const;
    const { ended } = await beginBackupWork(task, { cli, isStopping });
    const problem = await ended;
    if (problem && !isStopping()) await tellCopyNotSent(problem);
  };
  return { name: "copia-fuera", everyMs: SEND_LOOK_MS, run };
}
