import { statSync } from "node:fs";
import path from "node:path";
import { settings } from "~/runtime/env.server";
import { formatCount, formatMegabytes } from "~/ui/text/format-number";
import { formatDateTime } from "~base/fechas";
import { PLAZOS } from "~base/plazos";
import { makeBackup, pruneScheduled } from "~db/backup/backup.server";
import { checkArchive } from "~db/backup/check.server";
import { backupsFolder, noteVerified } from "~db/backup/last-verified.server";
import { countMedia, hasSecrets, type Manifest } from "~db/backup/manifest";
import { expectBytes, tellParent } from "~db/backup/progress";
import { restoreBackup } from "~db/backup/restore.server";
import { BucketError } from "~db/media/bucket-error";
import { pushMedia } from "~db/media/compare.server";
import { isCurrentSite } from "~db/site/site.server";
import { siteCommand } from "../../deploy/doctor/command.js";
import { print, readArgs, UsageError } from "./terminal";

export const BACKUP_USAGE = `Uso: ${siteCommand("backup [--without-secrets]")}
     ${siteCommand("verify-backup ARCHIVO.tar [--with-foreign]")}
     ${siteCommand("restore ARCHIVO.tar [--with-foreign]")}

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

export async function verifyCommand(args: string[]): Promise<undefined> {
  const { file, acceptsForeign } = oneFile(args);
  tellParent();
  expectBytes(statSync(file).size);
  const { manifest } = await checkArchive(file, backupsFolder(), acceptsForeign);
  await noteVerified(file, manifest.madeAt);
  print(`La copia está bien: ${describe(manifest)}`);
}

export async function restoreCommand(args: string[]): Promise<undefined> {
  const { file, acceptsForeign } = oneFile(args);
  const restored = await restoreBackup(file, acceptsForeign);
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
      "La copia no lleva las claves: se ha quitado la verificación en dos pasos de todas las cuentas y cada administrador tiene que activar la suya de nuevo",
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

function oneFile(args: string[]): { file: string; acceptsForeign: boolean } {
  const acceptsForeign = args.includes(WITH_FOREIGN);
  const [file, ...others] = args.filter((each) => each !== WITH_FOREIGN);
  if (!file || others.length > 0 || file.startsWith("-")) {
    throw new UsageError(`Indica el archivo de una copia, y solo uno\n\n${BACKUP_USAGE}`);
  }
  const place = path.resolve(file);
  const found = statSync(place, { throwIfNoEntry: false });
  if (!found) throw new UsageError(`No existe el archivo ${place}`);
  if (found.isDirectory()) {
    throw new UsageError(`${place} es una carpeta; indica el archivo .tar de una copia`);
  }
  return { file, acceptsForeign };
}

function describe(manifest: Manifest): string {
  const secrets = hasSecrets(manifest) ? "con las claves" : "sin las claves";
  return `hecha el ${formatDateTime(manifest.madeAt)} (hora de Madrid), base de datos, ${formatCount(countMedia(manifest), "archivo", "archivos")} de imagen, ${secrets}`;
}
