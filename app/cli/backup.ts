import { settings } from "~/runtime/env.server";
import { formatCount, formatMegabytes } from "~/ui/text/format-number";
import { formatDateTime } from "~base/fechas";
import { PLAZOS } from "~base/plazos";
import { makeBackup } from "~db/backup/backup.server";
import { pruneScheduled } from "~db/backup/backup-files.server";
import { checkArchive } from "~db/backup/check.server";
import { findCopyAt, placeTyped } from "~db/backup/find-copy.server";
import { backupsFolder, noteVerified } from "~db/backup/last-verified.server";
import { countMedia, hasSecrets, type Manifest } from "~db/backup/manifest";
import { expectBytes, tellParent } from "~db/backup/progress";
import { restoreBackup } from "~db/backup/restore.server";
import { sendNewest } from "~db/backup/send.server";
import { BucketError } from "~db/bucket/bucket-error";
import { pushMedia } from "~db/media/compare.server";
import { isCurrentSite, prepareDatabase } from "~db/site/site.server";
import { siteCommand } from "../../deploy/doctor/command.js";
import { askFor, type Exit, print, readArgs, UsageError } from "./terminal";

export const BACKUP_USAGE = `Uso: ${siteCommand("backup [--without-secrets]")}
     ${siteCommand("send-backup")}
     ${siteCommand("verify-backup COPIA [--with-foreign]")}
     ${siteCommand("restore COPIA [--with-foreign]")}

COPIA es un archivo .tar, s3://bucket/copia-….tar, o s3://bucket para la última que hay allí. La
dirección y la clave del bucket salen de BACKUP_URL o del sitio; si no están, se preguntan.

  --without-secrets   deja fuera secrets.json; al restaurar, cada administrador
                      tendrá que activar de nuevo su verificación en dos pasos
  --with-foreign      acepta una base de datos que lleva tablas, índices o disparadores
                      que el programa no ha puesto: solo si los añadiste tú`;

export async function backupCommand(args: string[]): Promise<undefined> {
  const { values } = readArgs({ args, options: OPTIONS }, BACKUP_USAGE);
  const isScheduled = values.scheduled ?? false;
  tellParent();
  const { file, bytes, manifest, foreign, unreached } = await makeBackup({
    withSecrets: !values["without-secrets"],
    isScheduled,
  });
  print(`Copia hecha y comprobada: ${file}`);
  print(`${describe(manifest)}; ${formatMegabytes(bytes)}`);
  if (unreached) print(`Le faltan las imágenes que solo están en MEDIA_URL: ${unreached}`);
  if (foreign) {
    print(
      `La base de datos lleva algo que este programa no ha puesto en ella: ${foreign}. Si no sabes de dónde viene, quítalo; restaurar esta copia lo pregunta`,
    );
  }
  const deleted = isScheduled ? pruneScheduled(settings().BACKUP_KEEP) : [];
  for (const name of deleted) print(`Copia antigua borrada: ${name}`);
}

export async function sendCommand(): Promise<Exit> {
  tellParent();
  await prepareDatabase();
  const sent = await sendNewest();
  if (!sent) throw new UsageError("No hay ninguna copia que llevar, o falta decir adónde");
  print(`Copia enviada y leída allí: ${sent.name}`);
  for (const name of sent.removed) print(`Copia antigua borrada allí: ${name}`);
  return undefined;
}

export async function verifyCommand(args: string[]): Promise<undefined> {
  const { word, acceptsForeign } = oneCopy(args);
  tellParent();
  const copy = await findCopyAt(word, askLogin);
  expectBytes(copy.bytes);
  const { manifest } = await checkArchive(await copy.open(), backupsFolder(), acceptsForeign);
  await noteVerified(copy.place, manifest.madeAt);
  print(`La copia está bien: ${describe(manifest)}`);
}

export async function restoreCommand(args: string[]): Promise<undefined> {
  const { word, acceptsForeign } = oneCopy(args);
  const copy = await findCopyAt(word, askLogin);
  const restored = await restoreBackup(copy, acceptsForeign);
  print(`Restaurado en ${settings().DATA_DIR}: ${describe(restored.manifest)}`);
  if (restored.previous)
    print(
      `Lo que había queda en ${restored.previous}; bórralo cuando estés seguro, y antes de ${PLAZOS.copiasPrevias} días`,
    );
  const { sessions, links, codes, areFactorsReset, admins } = restored;
  print(
    `Sesiones cerradas: ${sessions}; enlaces de correo y de borradores anulados: ${links}; códigos de recuperación anulados: ${codes}`,
  );
  if (areFactorsReset) {
    print(
      "La copia no lleva las claves, o MFA_KEY es otra: se ha quitado la verificación en dos pasos de todas las cuentas y cada administrador tiene que activar la suya de nuevo",
    );
  }
  print("Administran el sitio, como al hacer la copia:");
  for (const { email, isMain } of admins) print(`  ${email}${isMain ? ", principal" : ""}`);
  print(
    "Compruébalo: si a alguien se le quitaron los permisos o se le cambió la contraseña después de esa copia, hay que hacerlo otra vez",
  );
  if (!(await isCurrentSite()))
    print("La base de datos es de una versión anterior: se pondrá al día al arrancar");
  await pushMedia().catch(leaveUnpushed);
}

function leaveUnpushed(error: unknown): void {
  if (!(error instanceof BucketError)) throw error;
  print(`El almacén de MEDIA_URL falla (${error.word}): después, ${siteCommand("media push")}`);
}

const WITH_FOREIGN = "--with-foreign";

const OPTIONS = { "without-secrets": { type: "boolean" }, scheduled: { type: "boolean" } } as const;

function oneCopy(args: string[]): { word: string; acceptsForeign: boolean } {
  const acceptsForeign = args.includes(WITH_FOREIGN);
  const [word, ...others] = args.filter((each) => each !== WITH_FOREIGN);
  if (!word || others.length > 0 || word.startsWith("-")) {
    throw new UsageError(`Indica una copia, y solo una\n\n${BACKUP_USAGE}`);
  }
  return { word, acceptsForeign };
}

async function askLogin(bucket: string) {
  const [address = "", region, key = "", secret = ""] = await askFor([
    `Dirección del servidor de s3://${bucket}, como https://s3.ejemplo.es: `,
    "Región (vacía, si no la conoces): ",
    "Id de la clave: ",
    { hidden: "Secreto: " },
  ]);
  const base = placeTyped(address, bucket);
  if (!base || !key || !secret) throw new UsageError("Falta la dirección, la clave o el secreto");
  return { base, key, secret, region };
}

function describe(manifest: Manifest): string {
  const secrets = hasSecrets(manifest) ? "con las claves" : "sin las claves";
  return `hecha el ${formatDateTime(manifest.madeAt)} (hora de Madrid), base de datos, ${formatCount(countMedia(manifest), "archivo", "archivos")} de imagen, ${secrets}`;
}
