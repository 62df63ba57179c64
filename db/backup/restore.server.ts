import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from "node:fs";
import path from "node:path";
import { writeDurably } from "~/runtime/durable-file.server";
import { isOnPostgres, settings } from "~/runtime/env.server";
import { UnreadableSecretError, unseal } from "~/runtime/secret-box.server";
import { siteCommand } from "../../deploy/doctor/command.js";
import { onFile } from "../sqlite/connection.server";
import { type Ended, endAccess } from "../sqlite/copies.server";
import { occupyAlone } from "../sqlite/locks.server";
import { unpackChecked } from "./check.server";
import type { CopyAt } from "./find-copy.server";
import {
  DATABASE,
  explainFull,
  hasSecrets,
  type Manifest,
  MEDIA,
  SECRETS,
  stampOf,
} from "./manifest";
import { assertEmptyPostgres, intoPostgres, refuseForeign } from "./postgres.server";

/** While this file exists, a restore was cut off half-way: the files are partly old, partly new. */
const MARKER = "restaurando.json";
const STAGING_PREFIX = ".restaurando-";

/** The write-ahead log goes with its database, or SQLite would replay it into the new one. */
const OLD_DATABASE = ["", "-wal", "-shm", "-journal"].map((end) => DATABASE + end);

export interface Restored extends Ended {
  manifest: Manifest;
  previous?: string;
  areFactorsReset: boolean;
}

/** @param copy is opened once the site is known to be stopped */
export async function restoreBackup(copy: CopyAt, acceptsForeign = false): Promise<Restored> {
  const { DATA_DIR, MFA_KEY } = settings();
  const release = occupyAlone();
  removeAbandoned(DATA_DIR);
  if (isOnPostgres) await assertEmptyPostgres();
  const staging = mkdtempSync(path.join(DATA_DIR, STAGING_PREFIX));
  try {
    const { manifest, foreign } = await unpackChecked(await copy.open(), staging, {
      acceptsForeign,
    });
    if (isOnPostgres && foreign) refuseForeign(foreign);
    const database = path.join(staging, DATABASE);
    const keepsFactors = MFA_KEY ? canReadFactors(database) : hasSecrets(manifest);
    const areFactorsReset = !keepsFactors;
    const ended = endAccess(database, areFactorsReset);
    const moveFiles = () => swap(staging, copy.place);
    const previous = isOnPostgres ? await intoPostgres(database, moveFiles) : await moveFiles();
    return { manifest, previous, areFactorsReset, ...ended };
  } catch (error) {
    throw explainFull(error);
  } finally {
    rmSync(staging, { recursive: true, force: true });
    release();
  }
}

/** Factors that the keys of this machine do not open would lock everybody out. */
function canReadFactors(file: string): boolean {
  const sealed = onFile(file, { readonly: true }, (database) =>
    database.prepare("select secret, user_id from mfa_factors where status = 'verified'").all(),
  ) as { secret: string; user_id: string }[];
  try {
    for (const { secret, user_id } of sealed) unseal(secret, user_id);
    return true;
  } catch (error) {
    if (error instanceof UnreadableSecretError) return false;
    throw error;
  }
}

function removeAbandoned(folder: string): void {
  for (const name of readdirSync(folder).filter((each) => each.startsWith(STAGING_PREFIX))) {
    rmSync(path.join(folder, name), { recursive: true, force: true });
  }
}

/** Moves the database out first and in last, because no server starts while it is missing. */
async function swap(staging: string, archive: string): Promise<string | undefined> {
  const { DATA_DIR } = settings();
  // On a server the rows are in place by now, and the folder has no database file to move.
  const [inFile, outFiles] = isOnPostgres ? [[], []] : [[DATABASE], OLD_DATABASE];
  const incoming = [SECRETS, MEDIA, ...inFile].filter((name) =>
    existsSync(path.join(staging, name)),
  );
  const outgoing = [...outFiles, MEDIA, ...incoming.filter((name) => name === SECRETS)].filter(
    (name) => existsSync(path.join(DATA_DIR, name)),
  );
  const previous = path.join(DATA_DIR, `anterior-${stampOf(new Date())}`);
  const note = { archive, previous };
  await writeDurably(path.join(DATA_DIR, MARKER), Buffer.from(JSON.stringify(note)));
  if (outgoing.length > 0) mkdirSync(previous, { mode: 0o700 });
  for (const name of outgoing) renameSync(path.join(DATA_DIR, name), path.join(previous, name));
  for (const name of incoming) renameSync(path.join(staging, name), path.join(DATA_DIR, name));
  syncFolder(DATA_DIR);
  rmSync(path.join(DATA_DIR, MARKER));
  return outgoing.length > 0 ? previous : undefined;
}

/** A rename survives a power cut only once its folder is synced too. */
function syncFolder(folder: string): void {
  const descriptor = openSync(folder, "r");
  fsyncSync(descriptor);
  closeSync(descriptor);
}

export function interruptedRestore(): string | undefined {
  const marker = path.join(settings().DATA_DIR, MARKER);
  if (!existsSync(marker)) return undefined;
  const { archive, previous } = JSON.parse(readFileSync(marker, "utf8"));
  return `Una restauración no terminó. Repítela: ${siteCommand(`restore ${archive}`)}\nLos datos anteriores están en ${previous}`;
}
