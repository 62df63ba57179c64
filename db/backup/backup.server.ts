import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import path from "node:path";
import { isOnPostgres, settings } from "~/runtime/env.server";
import { codeOf } from "~/runtime/error-code";
import { BucketError, explainBucket } from "../bucket/bucket-error";
import { databaseFile } from "../client.server";
import { pullMedia } from "../media/compare.server";
import { copyDatabase } from "../sqlite/copies.server";
import { occupySite } from "../sqlite/locks.server";
import { inspectDatabase } from "../sqlite/state.server";
import { fromFile, writeArchive } from "./archive.server";
import { assertFree, nameOf, namesInFolder } from "./backup-files.server";
import { checkArchive } from "./check.server";
import { backupsFolder, noteVerified } from "./last-verified.server";
import {
  BackupError,
  DATABASE,
  explainFull,
  isBackupFileName,
  type Manifest,
  MEDIA,
  SECRETS,
} from "./manifest";
import { outOfPostgres, serverBytes } from "./postgres.server";
import { countBytes, expectBytes } from "./progress";
import { interruptedRestore } from "./restore.server";
import { STEADY_BYTES } from "./steady-file.server";

const WORK_PREFIX = ".copiando-";

export interface BackupOptions {
  withSecrets: boolean;
  isScheduled: boolean;
}

export interface Backup {
  file: string;
  bytes: number;
  manifest: Manifest;
  /** A table, trigger or view that none of our migrations made, if the database has one. */
  foreign: string | undefined;
  /** The reason if pictures in the bucket could not be had; the copy is kept without them. */
  unreached: string | undefined;
}

/** Makes a copy; the archive gets its final name only after it was verified. */
export async function makeBackup({ withSecrets, isScheduled }: BackupOptions): Promise<Backup> {
  if (existsSync(settings().DATA_DIR)) occupySite();
  await assertFree(2 * (siteBytes() + (isOnPostgres ? await serverBytes() : 0)));
  assertCopyable();
  mkdirSync(backupsFolder(), { recursive: true, mode: 0o700 });
  removeAbandoned();
  // The progress counts three steps: copying the database, writing the archive, reading it again.
  const inFile = statSync(databaseFile(), { throwIfNoEntry: false })?.size ?? 0;
  expectBytes(inFile + 2 * siteBytes());
  const work = mkdtempSync(path.join(backupsFolder(), `${WORK_PREFIX}${process.pid}-`));
  try {
    const madeAt = new Date();
    const draft = path.join(work, "copia.tar");
    const step = { stepBytes: STEADY_BYTES, onStep: countBytes };
    const copy = path.join(work, DATABASE);
    await (isOnPostgres ? outOfPostgres(copy) : copyDatabase(databaseFile(), copy, step));
    const unreached = await pullMedia().then(() => undefined, reasonOf);
    const sources = listFiles(work, withSecrets).map(([name, file]) => fromFile(name, file));
    await writeArchive(draft, sources, madeAt);
    // Accepts parts that were added by hand, because a site without any copy would be worse.
    const { manifest, foreign } = await checkArchive(draft, work, true);
    const file = path.join(backupsFolder(), nameOf(madeAt, isScheduled));
    renameSync(draft, file);
    await noteVerified(file, manifest.madeAt);
    return { file, bytes: statSync(file).size, manifest, foreign, unreached };
  } catch (error) {
    throw explainFull(error);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof BucketError) return explainBucket(error);
  throw error;
}

function assertCopyable(): void {
  const interrupted = interruptedRestore();
  if (interrupted) throw new BackupError(interrupted);
  if (isOnPostgres) return;
  const state = inspectDatabase(databaseFile());
  if (state === "missing" || state === "empty") {
    throw new BackupError(`No hay ningún sitio que copiar en ${settings().DATA_DIR}.`);
  }
  if (state === "foreign") throw new BackupError("La base de datos es de otro programa.");
  if (state === "corrupt") {
    throw new BackupError("La base de datos está dañada: restaura la última copia buena.");
  }
}

/** Lists the files after the database was copied, so that no picture of its rows is missing. */
function listFiles(work: string, withSecrets: boolean): [name: string, file: string][] {
  const { DATA_DIR } = settings();
  const media = path.join(DATA_DIR, MEDIA);
  const pictures = existsSync(media) ? readdirSync(media).sort() : [];
  return [
    [DATABASE, path.join(work, DATABASE)],
    ...(withSecrets ? [[SECRETS, path.join(DATA_DIR, SECRETS)] as [string, string]] : []),
    ...pictures
      .map((name): [string, string] => [`${MEDIA}/${name}`, path.join(media, name)])
      .filter(([name]) => isBackupFileName(name) && !name.endsWith(".tmp")),
  ];
}

function siteBytes(): number {
  const sizes = listFiles(settings().DATA_DIR, true).map(
    ([, file]) => statSync(file, { throwIfNoEntry: false })?.size ?? 0,
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

function removeAbandoned(): void {
  for (const name of namesInFolder()) {
    const pid = Number(/^\.(?:copiando|comprobando|enviando)-(\d+)-/.exec(name)?.[1]);
    if (!pid || isAlive(pid)) continue;
    rmSync(path.join(backupsFolder(), name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === "EPERM";
  }
}
