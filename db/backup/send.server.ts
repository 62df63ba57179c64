import { createReadStream } from "node:fs";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { settings } from "~/runtime/env.server";
import { type Bucket, PATIENT_MS, type Sent } from "../bucket/bucket.server";
import { claim } from "../bucket/probe.server";
import { readArchive } from "./archive.server";
import { type BackupFile, listBackups } from "./backup-files.server";
import { discard } from "./check.server";
import * as destinations from "./destination.server";
import {
  BackupError,
  DATABASE,
  MANIFEST,
  MANIFEST_SEAL,
  type ManifestFile,
  MEDIA,
  SECRETS,
  sha256,
  timeIn,
  writeManifest,
} from "./manifest";
import { countBytes, expectBytes } from "./progress";
import {
  hashOf,
  inCopy,
  partsOf,
  pruneRemote,
  readFile,
  readManifest,
} from "./remote-copies.server";

const TOGETHER_BYTES = 8 * 1024 * 1024;

/** Skips copies that the owner has renamed, as their name no longer tells how old they are. */
function findNewest(): BackupFile | undefined {
  const named = listBackups().filter(({ name }) => timeIn(name));
  return named.sort((a, b) => timeIn(b.name).localeCompare(timeIn(a.name)))[0];
}

/** False for a while after a failure, because the store may still be away. */
export async function isSendingDue(retryMs: number, now = Date.now()): Promise<boolean> {
  const destination = await destinations.findDestination();
  const newest = destination && findNewest();
  if (!newest) return false;
  const { enviada, problema, problema_at } = await destinations.findSendingState(destination);
  const failedAgo = now - Date.parse(problema_at ?? "");
  if (problema && failedAgo >= 0 && failedAgo < retryMs) return false;
  // Only a newer copy is due, or hosts with a common store would send theirs over and over.
  return problema !== null || timeIn(newest.name) > timeIn(enviada ?? "");
}

/**
 * Sends the newest copy of this machine and removes outdated ones from the remote store.
 * @returns its name and those removed; undefined without a copy or without a store
 * @throws {BackupError}
 */
export async function sendNewest(): Promise<{ name: string; removed: string[] } | undefined> {
  const destination = await destinations.findDestination();
  const newest = findNewest();
  if (!destination || !newest) return undefined;
  const bucket = await destinations.openDestination(destination);
  await sendCopy(bucket, newest).catch(destinations.inWords);
  await destinations.noteSent(destination, newest.name);
  const { BACKUP_KEEP } = settings();
  // Without nightly copies nothing is removed: the earlier ones in the store are all there is.
  if (BACKUP_KEEP === 0) return { name: newest.name, removed: [] };
  try {
    const pruning = pruneRemote(bucket, BACKUP_KEEP, newest.name);
    return { name: newest.name, removed: await pruning.catch(destinations.inWords) };
  } catch (error) {
    const { message } = error as Error;
    throw new BackupError(
      `La última copia está allí, pero no se han podido borrar las antiguas: ${message}`,
    );
  }
}

/**
 * Sends a copy without its keys and reads it back. If an earlier try was cut off, the parts that
 * are in the store already are not sent again.
 */
async function sendCopy(bucket: Bucket, { name, file, bytes }: BackupFile): Promise<void> {
  if (!(await claim(bucket))) throw new BackupError(destinations.OF_ANOTHER);
  // The progress has three steps: reading the copy, sending its database, and reading that back.
  expectBytes(3 * bytes);
  const pictures = await pictureSender(bucket);
  const manifest = await readArchive(file, async (each, content) => {
    if (each.startsWith(`${MEDIA}/`)) await pictures.send(await buffer(content));
    else await pipeline(content, discard());
  });
  await pictures.end();
  const files = manifest.files.filter((each) => each.name !== SECRETS);
  const [site] = files;
  if (site?.name !== DATABASE) throw new BackupError("La copia no lleva base de datos.");
  await sendDatabase(bucket, name, site, file);
  const [list, seal] = writeManifest({ ...manifest, files });
  await bucket.put(inCopy(name, MANIFEST), Buffer.from(list));
  await bucket.put(inCopy(name, MANIFEST_SEAL), Buffer.from(seal));
  await readManifest(bucket, name);
}

const sizesOf = async (bucket: Bucket, prefix: string) =>
  new Map((await bucket.list(prefix)).map(({ name, bytes }) => [name, bytes]));

async function pictureSender(bucket: Bucket) {
  const known = await sizesOf(bucket, destinations.pictureName(""));
  let waiting: Promise<void>[] = [];
  let bytes = 0;
  const end = async () => {
    await Promise.all(waiting);
    waiting = [];
    bytes = 0;
  };
  return {
    end,
    async send(picture: Buffer) {
      const sum = sha256(picture);
      const name = destinations.pictureName(sum);
      if (known.get(name) === picture.length) return;
      known.set(name, picture.length);
      if (bytes + picture.length > TOGETHER_BYTES) await end();
      bytes += picture.length;
      const sending = sendPicture(bucket, name, sum, picture);
      // The error is thrown where all pictures are awaited, but must have a listener until then.
      sending.catch(() => undefined);
      waiting.push(sending);
    },
  };
}

async function sendPicture(bucket: Bucket, name: string, sum: string, picture: Buffer) {
  await bucket.put(name, picture);
  const stored = await bucket.get(name, PATIENT_MS, picture.length);
  if (stored && (await hashOf(stored)) === sum) return;
  await bucket.remove(name);
  throw new BackupError(OTHERWISE);
}

const OTHERWISE = "Lo que se ha leído en el almacén de copias no es lo que se envió.";

/** The database is the first file of an archive, behind the block of 512 bytes that names it. */
const DATABASE_AT = 512;

async function sendDatabase(bucket: Bucket, copy: string, site: ManifestFile, archive: string) {
  const known = await sizesOf(bucket, inCopy(copy, DATABASE));
  for (const { name, start, bytes } of partsOf(copy, site)) {
    const from = DATABASE_AT + start;
    if (known.get(name) !== bytes) await bucket.put(name, await partOf(archive, from, bytes));
    countBytes(bytes);
  }
  if ((await hashOf(readFile(bucket, copy, site), countBytes)) === site.sha256) return;
  // Removes all parts, so that the next try sends them anew: one of them holds wrong bytes.
  for (const { name } of partsOf(copy, site)) await bucket.remove(name);
  throw new BackupError(OTHERWISE);
}

/** Reads the part twice, for its hash and to send it, so that no part fills the memory. */
async function partOf(file: string, start: number, bytes: number): Promise<Sent> {
  const open = () => createReadStream(file, { start, end: start + bytes - 1 });
  return { bytes, sha256: await hashOf(open()), open };
}
