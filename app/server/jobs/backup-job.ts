import { nextMadridHour } from "~/domain/fechas";
import { settings } from "~/runtime/env.server";
import { log } from "~/runtime/log.server";
import { backupOrder, runCli } from "~/runtime/run-cli.server";
import type { Job } from "./jobs";
import { TurnoStoppedError, takeTurn } from "./turnos";

const NAME = "copia";
const LOOK_MS = 60_000;

/** A site that was down at that hour makes the copy when it is up again. */
export function backupJob(owner: string, cli?: string): Job[] {
  const { BACKUP_HOUR, BACKUP_KEEP } = settings();
  if (BACKUP_KEEP === 0) return [];
  const run = async (isStopping: () => boolean) => {
    const now = new Date();
    const next = nextMadridHour(BACKUP_HOUR, now);
    const turno = { name: NAME, everyMs: next.getTime() - now.getTime(), owner, firstAt: next };
    await takeTurn(turno, async () => {
      const { code, problem } = await runCli(backupOrder("--scheduled"), { cli, isStopping });
      if (code !== 0 && isStopping()) throw new TurnoStoppedError("backup: the server ends");
      if (code !== 0) throw new Error(`backup: exit ${code}: ${problem}`);
      log().info("daily backup made");
    });
  };
  return [{ name: NAME, everyMs: LOOK_MS, run }];
}
