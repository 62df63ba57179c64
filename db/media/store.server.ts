import { rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { writeDurably } from "~/runtime/durable-file.server";
import { log } from "~/runtime/log.server";
import { createLine } from "~/runtime/work-line";
import type { Bucket } from "../bucket/bucket.server";
import { BucketError } from "../bucket/bucket-error";
import { database, type Trx } from "../client.server";
import { isHere, mediaFile, namesInFolder, orGone, shaIn } from "./folder.server";
import { ownBucket } from "./own-bucket.server";
import { hasFreeSpace } from "./room.server";
import { isEntered, isExpected } from "./rows.server";

const AT_ONCE = 8;
const inFetchLine = createLine({ places: 32, maxWaiting: 1_000 });
/** More rounds are of no use: the store does not list what it was just given. */
const MOST_ROUNDS = 3;

/** Writes to the bucket before the folder, because other hosts can only read from the bucket. */
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

/** Stores a picture's files, then its row by `enter`; repeats both if files were removed. */
export async function storeMedia(
  sha: string,
  encoded: ReadonlyMap<string, Uint8Array>,
  enter: (trx: Trx) => Promise<void>,
): Promise<void> {
  const files = new Map([...encoded].map(([name, bytes]) => [`${sha}-${name}`, bytes]));
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    await putMedia(files);
    await database().write(enter);
    // The row is written, so the upload counts as done even if the store fails now.
    const isStored = await areStored(sha, [...files.keys()]).catch((err) => {
      log().warn({ err, sha }, "a stored picture was not looked at again");
      return true;
    });
    if (isStored) return;
  }
  throw new BucketError("lists nothing");
}

/** @returns false if another process has removed some of the files meanwhile */
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

/** Fetches a file of the library once for all requests that wait. @returns false without one */
export async function fetchMedia(name: string): Promise<boolean> {
  const bucket = await ownBucket();
  if (!bucket) return false;
  const before = running.get(name);
  if (before) return before;
  const fetching = isExpected(name)
    .then((isOurs) => isOurs && inFetchLine(() => fetchExpected(bucket, name)))
    .finally(() => running.delete(name));
  running.set(name, fetching);
  return fetching;
}

/** Looks for the row again afterwards, because the picture may have been removed meanwhile. */
async function fetchExpected(bucket: Bucket, name: string): Promise<boolean> {
  if (!(await intoFolder(bucket, name))) return false;
  if (await isExpected(name)) return true;
  rmSync(mediaFile(name), { force: true });
  return false;
}

export async function intoFolder(bucket: Bucket, name: string, limitMs?: number) {
  if (!(await hasFreeSpace())) throw Object.assign(new Error(NO_SPACE), { code: "ENOSPC" });
  const parts = await bucket.get(name, limitMs);
  if (parts) await writeDurably(mediaFile(name), parts, "-traida");
  return parts !== undefined;
}

const NO_SPACE = "too little space is left for pictures";

/** A picture may be removed meanwhile, and then there is nothing to put. */
export async function intoBucket(bucket: Bucket, name: string): Promise<void> {
  const bytes = await readFile(mediaFile(name)).catch(orGone);
  if (bytes) await bucket.put(name, bytes);
}

/** Removes the files of a picture without a row, here and in the bucket: all, or only `some`. */
export async function removeFiles(sha: string, some?: readonly string[]): Promise<void> {
  const here = some ?? (await namesInFolder()).filter((name) => shaIn(name) === sha);
  // In a transaction, so that nobody can add the same picture, with the same files, meanwhile.
  const isBack = await database().write(async (trx) => {
    if (await isEntered(trx, sha)) return true;
    for (const name of here) rmSync(mediaFile(name), { force: true });
    return false;
  });
  const bucket = await ownBucket();
  if (isBack || !bucket) return;
  const there = some ?? (await namesInBucket(bucket, sha));
  try {
    await inBatches(there, (name) => bucket.remove(name));
  } finally {
    // Puts the files back if the picture was added again, and checked, just before the removal.
    const isBackNow = await isEntered(database().read, sha);
    if (isBackNow) await inBatches(there.filter(isHere), (name) => intoBucket(bucket, name));
  }
}
