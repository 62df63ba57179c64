import { done } from "~/http/results/flash-message";
import { log } from "~/runtime/log.server";
import { listBackups } from "~db/backup/backup-files.server";
import type { Copy } from "~db/backup/find-copy.server";
import { backupOrder, type CliRun } from "~db/backup/run-cli.server";
import { beginBackupWork, findBackupWork, MAKING } from "~db/backup/work.server";
import { database } from "~db/client.server";
import { type Actor, recordSuceso } from "~record/historial/historial.server";
import type { SucesoAction } from "~record/historial/suceso";
import { workInWords } from "./trabajo";

const MAX_BY_HAND = 10;

/** @returns the reason in words if the copy was not begun */
export function makeCopia(actor: Actor, run?: CliRun): Promise<string | undefined> {
  const whole = { ...run, refuse: refuseMore };
  return begin({ what: "make", order: backupOrder() }, whole, () =>
    recordCopia(actor, "copia.hecha"),
  );
}

function refuseMore(): string | undefined {
  if (listBackups().filter(({ isScheduled }) => !isScheduled).length < MAX_BY_HAND) return;
  return `Ya hay ${MAX_BY_HAND} copias hechas a mano, y no caben más: elimina una antes de hacer otra. Las de cada noche no cuentan.`;
}

export const checkCopia = ({ place, madeAt }: Pick<Copy, "place" | "madeAt">, run?: CliRun) =>
  begin({ what: "check", madeAt, order: ["verify-backup", place] }, run);

async function begin(
  task: Parameters<typeof beginBackupWork>[0],
  run: Parameters<typeof beginBackupWork>[1],
  whenDone = async (): Promise<void> => undefined,
) {
  const { problem, isBusy, ended } = await beginBackupWork(task, run);
  const { what } = task;
  ended
    ?.then((problem) =>
      problem === undefined ? whenDone() : log().error({ what, problem }, "backup work failed"),
    )
    .catch((err) => log().error({ what, err }, "backup work failed"));
  if (!isBusy) return problem;
  const work = await findBackupWork(MAKING);
  return `Ya hay una copia en marcha${work ? `: ${workInWords(work)}` : ""}. Espera a que termine.`;
}

export async function deleteCopia(copia: Copy, actor: Actor) {
  await copia.remove();
  await recordCopia(actor, "copia.eliminada", copia.name);
}

export const recordCopia = (actor: Actor, action: SucesoAction, archivo?: string) =>
  database().write((trx) =>
    recordSuceso(trx, { actor, action, ...(archivo && { details: { archivo } }) }, new Date()),
  );

export const copiasMensajes = {
  "copia.en-marcha": done(
    "La copia está en marcha",
    "Aparecerá en la lista cuando esté hecha y comprobada.",
  ),
  "copia.comprobando": done("La comprobación está en marcha", "Aquí dirá cómo está la copia."),
  "copia.eliminada": done("Copia eliminada"),
  "copia.almacen": done("Almacén probado y guardado", "La próxima copia se llevará también allí."),
  "copia.sin-almacen": done(
    "Las copias ya no se llevan fuera",
    "Las que hay allí no se han borrado.",
  ),
  "copia.probado": done(
    "El almacén funciona",
    "Se ha escrito, leído y borrado allí un archivo pequeño.",
  ),
} as const;
