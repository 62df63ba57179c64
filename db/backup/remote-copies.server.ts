import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { type Bucket, PATIENT_MS, readAll, type Stored } from "../bucket/bucket.server";
import { inBatches } from "../media/store.server";
import { packArchive } from "./archive.server";
import { type BackupFile, isScheduledName } from "./backup-files.server";
import { inWords, pictureName } from "./destination.server";
import {
  BackupError,
  DATABASE,
  MANIFEST,
  MANIFEST_SEAL,
  type Manifest,
  type ManifestFile,
  parseManifest,
  timeIn,
} from "./manifest";

/*
 * In a bucket a copy is `copias/{name}/` with the database in parts, the list of its files and,
 * sent last, that list's seal, without which the copy does not count. All copies share pictures.
 */

const COPIES = "copias/";
const NAME = /^copias\/(copia-[\w-]{1,60}\.tar)\/([\w.]+)$/;
const PICTURE = /^imagenes\/[0-9a-f]{64}$/;
export const PART_BYTES = 16 * 1024 * 1024;
const MAX_LIST_BYTES = 64 * 1024 * 1024;

export type RemoteCopy = Omit<BackupFile, "file">;

interface Found {
  files: Stored[];
  isWhole: boolean;
}

async function findAll(bucket: Bucket): Promise<[name: string, found: Found][]> {
  const found = new Map<string, Found>();
  for (const stored of await bucket.list(COPIES)) {
    const [, copy = "", part] = NAME.exec(stored.name) ?? [];
    if (!timeIn(copy)) continue;
    const { files, isWhole } = found.get(copy) ?? { files: [], isWhole: false };
    found.set(copy, { files: [...files, stored], isWhole: isWhole || part === MANIFEST_SEAL });
  }
  return [...found].sort(([a], [b]) => timeIn(b).localeCompare(timeIn(a)));
}

export async function listRemote(bucket: Bucket): Promise<RemoteCopy[]> {
  const whole = (await findAll(bucket)).filter(([, { isWhole }]) => isWhole);
  return whole.map(([name, { files }]) => ({
    name,
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    madeAt: timeIn(name),
    isScheduled: isScheduledName(name),
  }));
}

export const inCopy = (copy: string, file: string) => `${COPIES}${copy}/${file}`;

export function* partsOf(copy: string, { size }: Pick<ManifestFile, "size">) {
  for (let start = 0, n = 1; start < size; start += PART_BYTES, n += 1) {
    const name = inCopy(copy, `${DATABASE}.${String(n).padStart(4, "0")}`);
    yield { name, start, bytes: Math.min(PART_BYTES, size - start) };
  }
}

export async function readManifest(bucket: Bucket, copy: string): Promise<Manifest> {
  const [text, seal] = await Promise.all(
    [MANIFEST, MANIFEST_SEAL].map(async (file) => {
      const parts = await bucket.get(inCopy(copy, file), PATIENT_MS);
      return parts && (await readAll(parts, MAX_LIST_BYTES)).toString();
    }),
  );
  return parseManifest(text, seal);
}

async function* readParts(bucket: Bucket, copy: string, file: ManifestFile) {
  for (const { name, bytes } of partsOf(copy, file)) {
    yield* (await bucket.get(name, PATIENT_MS, bytes)) ?? missing(name);
  }
}

function missing(name: string): never {
  throw new BackupError(`A la copia le falta un archivo en el almacén: ${name}.`);
}

async function* readPicture(bucket: Bucket, { name, size, sha256 }: ManifestFile) {
  yield* (await bucket.get(pictureName(sha256), PATIENT_MS, size)) ?? missing(name);
}

export const readFile = (bucket: Bucket, copy: string, file: ManifestFile) =>
  file.name === DATABASE ? readParts(bucket, copy, file) : readPicture(bucket, file);

/** Gives the archive from which the copy was made, but without keys. @param copy its name */
export async function openRemote(bucket: Bucket, copy: string): Promise<Readable> {
  const { files, madeAt } = await readManifest(bucket, copy).catch(inWords);
  const sources = files.map((file) => ({
    ...file,
    open: async () => ({ size: file.size, content: explained(readFile(bucket, copy, file)) }),
  }));
  const { pack, filled } = packArchive(sources, new Date(madeAt));
  // The reader gets this error too; without a listener here it would end the process.
  filled.catch(() => undefined);
  return Readable.from(pack);
}

/** Turns errors of the store into sentences, because readers know only errors of copies. */
async function* explained(content: AsyncIterable<Uint8Array>) {
  try {
    yield* content;
  } catch (error) {
    inWords(error);
  }
}

export async function hashOf(
  content: AsyncIterable<Uint8Array>,
  onBytes: (bytes: number) => void = () => undefined,
) {
  const hash = createHash("sha256");
  for await (const chunk of content) {
    hash.update(chunk);
    onBytes(chunk.length);
  }
  return hash.digest("hex");
}

/** Removes the seal first, so that half a copy, left by a crash, never counts as one. */
export async function removeRemote(bucket: Bucket, copy: string): Promise<void> {
  await bucket.remove(inCopy(copy, MANIFEST_SEAL));
  await inBatches(await bucket.list(inCopy(copy, "")), ({ name }) => bucket.remove(name));
}

/**
 * Keeps the newest scheduled copies, all made by hand, and newer ones that are still being sent;
 * deletes pictures that no kept copy names. @returns the names of the removed copies
 * @param sent the copy just sent, which stays even if a slow store does not list it yet
 */
export async function pruneRemote(bucket: Bucket, keep: number, sent: string): Promise<string[]> {
  const all = await findAll(bucket);
  const whole = all.filter(([name, { isWhole }]) => isWhole || name === sent);
  const old = whole.filter(([name]) => isScheduledName(name)).slice(keep);
  const half = all
    .slice(all.findIndex((each) => whole.includes(each)))
    .filter((each) => !whole.includes(each));
  const gone = [...old, ...half].map(([name]) => name).filter((name) => name !== sent);
  for (const name of gone) await removeRemote(bucket, name);
  await sweepPictures(
    bucket,
    [sent, ...whole.map(([name]) => name)].filter((name) => !gone.includes(name)),
  );
  return gone;
}

async function sweepPictures(bucket: Bucket, copies: readonly string[]): Promise<void> {
  const named = new Set<string>();
  for (const copy of new Set(copies)) {
    const { files } = await readManifest(bucket, copy);
    for (const { sha256 } of files) named.add(pictureName(sha256));
  }
  const stored = await bucket.list(pictureName(""));
  const nobodys = stored.filter(({ name }) => PICTURE.test(name) && !named.has(name));
  await inBatches(nobodys, ({ name }) => bucket.remove(name));
}
