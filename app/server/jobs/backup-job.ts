import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { nextMadridHour } from "~/domain/fechas";

import { projectRoot, settings } from "~/runtime/env.server";
import { log } from "~/runtime/log.server";
import type { Job } from "./jobs";
import { TurnoStoppedError, takeTurn } from "./turnos";

const NAME = "copia";
const LOOK_MS = 60_000;
const STOP_LOOK_MS = 200;

/** A site that was down at that hour makes the copy when it is up again. */
export function backupJob(
  owner: string,
  cli = path.join(projectRoot(), "build/server/cli.js"),
): Job[] {
  const { BACKUP_HOUR, BACKUP_KEEP } = settings();
  if (BACKUP_KEEP === 0) return [];
  const run = async (isStopping: () => boolean) => {
    const now = new Date();
    const next = nextMadridHour(BACKUP_HOUR, now);
    const turno = { name: NAME, everyMs: next.getTime() - now.getTime(), owner, firstAt: next };
    await takeTurn(turno, () => runBackup(cli, isStopping));
  };
  return [{ name: NAME, everyMs: LOOK_MS, run }];
}

/** Visitors do not wait while a process of its own reads and sums up everything. */
async function runBackup(cli: string, isStopping: () => boolean): Promise<void> {
  const keys = settings().BACKUP_SECRETS === "1" ? [] : ["--without-secrets"];
  const child = spawn(process.execPath, [cli, "backup", "--scheduled", ...keys], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const errors: Buffer[] = [];
  child.stderr.on("data", (chunk: Buffer) => errors.push(chunk));
  const stop = setInterval(() => isStopping() && child.kill(), STOP_LOOK_MS);
  try {
    const [code] = await once(child, "close");
    if (code !== 0 && isStopping()) throw new TurnoStoppedError("backup: the server ends");
    if (code !== 0) throw new Error(`backup: exit ${code}: ${Buffer.concat(errors)}`);
  } finally {
    clearInterval(stop);
  }
  log().info("daily backup made");
}
