import { randomBytes } from "node:crypto";
import { tellChanges } from "~/auth/mail/tell-changes.server";
import { PUBLISHED_KINDS } from "~/domain/kinds.server";
import { CORREOS, purgeCorreos } from "~/mail/outbox.server";
import { sendDue } from "~/mail/sender.server";
import { chooseTransport, purgeMailFiles } from "~/mail/transport.server";
import { isOnPostgres } from "~/runtime/env.server";
import { log } from "~/runtime/log.server";
import { purgeAttempts } from "~base/limits/attempts.server";
import { PLAZOS } from "~base/plazos";
import { purgeDays, purgeExpired, purgeMade } from "~base/purge.server";
import { database, type Trx } from "~db/client.server";
import { isDue } from "~db/lease.server";
import { sweepFolder, sweepMedia } from "~db/media/sweep.server";
import { foldLongLog, purgeMigrationCopies } from "~db/site/site.server";
import { takeTurn } from "~db/turnos.server";
import { purgeRejected } from "~features/admin-requests/admin-requests.server";
import { vacias } from "~features/busqueda/queries/vacias.server";
import { clics } from "~features/clics/recuento.server";
import { DIAS_GUARDADA } from "~features/importacion/lote/lote";
import { purgeLotes } from "~features/importacion/lote/lotes.server";
import { pedidas } from "~features/redirecciones/recuento.server";
import { writeVistas } from "~features/vistas/recuento.server";
import { getAjustes } from "~nouns/ajustes/ajustes.server";
import { purgeProfiles } from "~nouns/profiles/profiles.server";
import { purgeHistorial } from "~record/historial/historial.server";
import { purgePapelera } from "~record/papelera/papelera.server";
import { publishDue } from "~record/publicacion/publish-due.server";
import { purgeVersions } from "~record/versiones/versiones.server";
import { backupJob, sendingJob } from "./backup-job";
import { importJob } from "./import-job";
import type { Job } from "./jobs";
import { giveWay, visits } from "./visitors";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const MAIL_JOB = "correo";

export function jobList(): Job[] {
  const owner = `${process.pid}-${randomBytes(6).toString("hex")}`;
  const transport = chooseTransport(async () => (await getAjustes()).nombre);
  const sendMail: Job["run"] = async (isStopping) =>
    (await isDue(CORREOS)) && sendDue({ owner, transport, isStopping });
  return [
    { name: MAIL_JOB, everyMs: 5_000, run: sendMail },
    { name: "programados", everyMs: 5_000, run: () => publishDue(PUBLISHED_KINDS) },
    { name: "recuentos", everyMs: 1_000, run: writeCounts },
    { name: "vistas", everyMs: MINUTE, run: writeVistas },
    importJob(owner),
    { name: "registro", everyMs: 15_000, run: () => foldLongLog() },
    periodic({ name: "retencion", everyMs: HOUR, owner }, purge),
    periodic({ name: "imagenes", everyMs: DAY, owner }, () => sweepMedia()),
    // Runs on every host, unlike `periodic` work: each one has a folder of its own.
    ...(isOnPostgres ? [{ name: "carpeta", everyMs: DAY, run: () => sweepFolder() }] : []),
    periodic({ name: "cambios", everyMs: DAY, owner }, () => tellChanges()),
    ...backupJob(owner),
    sendingJob(),
  ];
}

export async function writeCounts(): Promise<void> {
  await clics.flush();
  await vacias.flush();
  await pedidas.flush();
}

function periodic(
  turno: { name: string; everyMs: number; owner: string },
  work: (isStopping: () => boolean) => Promise<unknown>,
): Job {
  return {
    name: turno.name,
    everyMs: MINUTE,
    run: async (isStopping) => {
      await takeTurn(turno, () => work(isStopping));
    },
  };
}

const ago = (days: number) => new Date(Date.now() - days * DAY);

const IN_TABLES: Readonly<Record<string, (trx: Trx) => Promise<unknown>>> = {
  mensajes: (trx) => purgeMade(trx, "mensajes", ago(PLAZOS.mensajes)),
  observaciones: (trx) => purgeMade(trx, "observaciones", ago(PLAZOS.observaciones)),
  correos: (trx) => purgeCorreos(trx, ago(PLAZOS.correos)),
  envios: (trx) => purgeMade(trx, "envios", ago(PLAZOS.envios)),
  intentos: (trx) => purgeAttempts(trx, ago(PLAZOS.intentos)),
  invitaciones: (trx) => purgeMade(trx, "invitaciones", ago(PLAZOS.invitaciones)),
  borradores: (trx) => purgeMade(trx, "borradores", ago(PLAZOS.borradores)),
  sesiones: (trx) => purgeExpired(trx, "sessions"),
  tokens: (trx) => purgeExpired(trx, "tokens"),
  clics: (trx) => purgeDays(trx, "clics", ago(PLAZOS.clics)),
  vistas: (trx) => purgeDays(trx, "vistas", ago(PLAZOS.vistas)),
  busquedas: (trx) => purgeDays(trx, "busquedas_vacias", ago(PLAZOS.busquedas)),
  historial: (trx) => purgeHistorial(trx, ago(PLAZOS.historial)),
  papelera: (trx) => purgePapelera(trx, ago(PLAZOS.papelera)),
  versiones: (trx) => purgeVersions(trx, ago(PLAZOS.versiones)),
  // Only the row of the request shows a rejection, so both are purged in one transaction.
  cuentas: async (trx) => {
    const rejectedBefore = ago(PLAZOS.solicitudesRechazadas);
    await purgeProfiles(trx, { rejectedBefore, unverifiedBefore: ago(PLAZOS.sinVerificar) });
    await purgeRejected(trx, rejectedBefore);
  },
};

/** Catches errors by step, so that one that fails does not stop the others. */
async function purge(isStopping: () => boolean): Promise<void> {
  const steps: readonly (readonly [name: string, step: () => unknown])[] = [
    ...Object.entries(IN_TABLES).map(
      ([name, step]) => [name, () => database().write(step)] as const,
    ),
    ["importaciones", () => purgeImports(isStopping)],
    ["archivos de correo", () => purgeMailFiles(ago(PLAZOS.correos))],
    ["copias previas", () => purgeMigrationCopies(ago(PLAZOS.copiasPrevias))],
  ];
  const failed: string[] = [];
  for (const [name, step] of steps) {
    if (isStopping()) break;
    try {
      await step();
    } catch (error) {
      failed.push(name);
      log().error({ err: error, step: name }, "step of the retention failed");
    }
  }
  if (failed.length > 0) throw new Error(`not done: ${failed.join(", ")}`);
}

/** Deletes large imports in portions, so that visitors and other writers get a turn in between. */
async function purgeImports(isStopping: () => boolean): Promise<void> {
  const ages = {
    unusedBefore: ago(DIAS_GUARDADA.sinUsar),
    finishedBefore: ago(DIAS_GUARDADA.terminada),
  };
  while (!isStopping()) {
    const start = performance.now();
    if (!(await database().write((trx) => purgeLotes(trx, ages)))) return;
    await giveWay(performance.now() - start, visits);
  }
}
