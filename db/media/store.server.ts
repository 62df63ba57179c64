import { rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { writeDurably } from "~/runtime/durable-file.server";
import { OverloadedError } from "~/runtime/work-line";
import { database, type Trx } from "../client.server";
import { type Bucket, ownBucket } from "./bucket.server";
import { isHere, mediaFile, namesInFolder, shaIn } from "./folder.server";
import { isEntered, isExpected } from "./rows.server";

const AT_ONCE = 8;
const MOST_FETCHES = 64;

/** Puts into the bucket first, because another host can serve only what it finds there. */
export async function putMedia(
  files: ReadonlyMap<string, Uint8Array>,
  write: (file: string, bytes: Uint8Array) => Promise<void> = writeDurably,
): Promise<void> {
  const bucket = await ownBucket();
  if (bucket) await inBatches([...files], ([name, bytes]) => bucket.put(name, bytes));
  for (const [name, bytes] of files) await write(mediaFile(name), bytes);
}

export async function inBatches<T>(all: readonly T[], work: (each: T) => Promise<unknown>) {
  for (let at = 0; at < all.length; at += AT_ONCE) {
    await Promise.all(all.slice(at, at + AT_ONCE).map(work));
  }
}

/** Stores the files of a picture and has `enter` write its row, until both are there. */
export async function storeMedia(
  sha: string,
  encoded: ReadonlyMap<string, Uint8Array>,
  enter: (trx: Trx) => Promise<void>,
): Promise<void> {
  const files = new Map([...encoded].map(([name, bytes]) => [`${sha}-${name}`, bytes]));
  do {
    await putMedia(files);
    await database().write(enter);
  } while (!(await areStored(sha, [...files.keys()])));
}

/** @returns false if a removal by another process has taken some of them */
async function areStored(sha: string, names: readonly string[]): Promise<boolean> {
  if (!names.every(isHere)) return false;
  const bucket = await ownBucket();
  const stored = bucket && new Set(await namesInBucket(bucket, sha));
  return !stored || names.every((name) => stored.has(name));
}

async function namesInBucket(bucket: Bucket, sha: string): Promise<string[]> {
  const names: string[] = [];
  for await (const page of bucket.pages(`${sha}-`)) names.push(...page.map(({ name }) => name));
  return names;
}

const running = new Map<string, Promise<boolean>>();

/** Fetches a file of the library once for all who ask meanwhile. @returns false if there is none */
export async function fetchMedia(name: string): Promise<boolean> {
  const bucket = await ownBucket();
  if (!bucket) return false;
  const before = running.get(name);
  if (before) return before;
  if (running.size >= MOST_FETCHES) throw new OverloadedError("too many pictures are fetched");
  const fetching = isExpected(name)
    .then((isOurs) => isOurs && intoFolder(bucket, name))
    .finally(() => running.delete(name));
  running.set(name, fetching);
  return fetching;
}

export async function intoFolder(bucket: Bucket, name: string, limitMs?: number) {
  const parts = await bucket.get(name, limitMs);
  if (parts) await writeDurably(mediaFile(name), parts, "-traida");
  return parts !== undefined;
}

export async function intoBucket(bucket: Bucket, name: string): Promise<void> {
  await bucket.put(name, await readFile(mediaFile(name)));
}

/** Removes files of a picture that has no row, here and in the bucket: all, or those named. */
export async function removeFiles(sha: string, some?: readonly string[]): Promise<void> {
  const here = some ?? (await namesInFolder()).filter((name) => shaIn(name) === sha);
  // Within a transaction, so that nobody can add the same picture again, which needs these files.
  const isBack = await database().write(async (trx) => {
    if (await isEntered(trx, sha)) return true;
    for (const name of here) rmSync(mediaFile(name), { force: true });
    return false;
  });
  const bucket = await ownBucket();
  if (isBack || !bucket) return;
  const there = some ?? (await namesInBucket(bucket, sha));
  await inBatches(there, (name) => bucket.remove(name));
  // Put again if it came back meanwhile: whoever added it may have looked before they were removed.
  if (!(await isEntered(database().read, sha))) return;
  await inBatches(there.filter(isHere), (name) => intoBucket(bucket, name));
}
