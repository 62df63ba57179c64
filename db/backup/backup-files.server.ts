import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { statfs } from "node:fs/promises";
import path from "node:path";
import { settings } from "~/runtime/env.server";
import { backupsFolder } from "./last-verified.server";
import { BackupError, stampOf } from "./manifest";

/** Old copies are deleted by this prefix, so that copies made by hand stay. */
const SCHEDULED_PREFIX = "copia-diaria-";
const MANUAL_PREFIX = "copia-";

export const nameOf = (madeAt: Date, isScheduled: boolean) =>
  `${isScheduled ? SCHEDULED_PREFIX : MANUAL_PREFIX}${stampOf(madeAt)}.tar`;

export const isScheduledName = (name: string) => name.startsWith(SCHEDULED_PREFIX);

/** Refuses a copy that would fill the disk, because a full disk stops the site itself. */
export async function assertFree(needed: number): Promise<void> {
  const { DATA_DIR } = settings();
  const { bavail, bsize } = await statfs(DATA_DIR).catch(() => ({ bavail: Infinity, bsize: 1 }));
  if (bavail * bsize >= needed) return;
  throw new BackupError(
    `No hay sitio en el disco para otra copia: hacen falta ${megabytes(needed)} libres y quedan ${megabytes(bavail * bsize)}. No se ha cambiado nada.`,
  );
}

const megabytes = (bytes: number) =>
  `${(bytes / 1_000_000).toLocaleString("es-ES", { maximumFractionDigits: 1 })} MB`;

export const namesInFolder = () =>
  existsSync(backupsFolder()) ? readdirSync(backupsFolder()) : [];

export interface BackupFile {
  name: string;
  file: string;
  bytes: number;
  madeAt: string;
  isScheduled: boolean;
}

export function listBackups(): BackupFile[] {
  return namesInFolder()
    .filter((name) => /^copia-[\w-]+\.tar$/.test(name))
    .flatMap((name) => {
      const file = path.join(backupsFolder(), name);
      const stat = statSync(file, { throwIfNoEntry: false });
      if (!stat?.isFile()) return [];
      const madeAt = stat.mtime.toISOString();
      return {
        name,
        file,
        bytes: stat.size,
        madeAt,
        isScheduled: isScheduledName(name),
      };
    })
    .sort((a, b) => b.madeAt.localeCompare(a.madeAt));
}

export function pruneScheduled(keep: number): string[] {
  const scheduled = listBackups().filter((copy) => copy.isScheduled);
  const old = scheduled
    .map(({ name }) => name)
    .sort()
    .slice(0, Math.max(0, scheduled.length - keep));
  for (const name of old) rmSync(path.join(backupsFolder(), name), { force: true });
  return old;
}
