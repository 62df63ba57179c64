import { createHash } from "node:crypto";
import { existsSync, rmSync } from "node:fs";
import { readdir, rm, stat, statfs } from "node:fs/promises";
import path from "node:path";
import { writeDurably } from "~/runtime/durable-file.server";
import { settings } from "~/runtime/env.server";
import { codeOf } from "~/runtime/error-code";
import type { EncodedImage } from "./encode.server";

/** Stays free for the database, its log and the copies. */
export const MIN_FREE_BYTES = 500 * 1024 * 1024;
/** A younger file may belong to an upload under way. */
const ORPHAN_AGE_MS = 24 * 60 * 60 * 1000;

const FILE_NAME = /^([0-9a-f]{16,64})-(?:\d+\.(?:avif|webp)|og\.jpg)$/;
const TEMPORARY = /\.tmp$/;

export const mediaFolder = () => path.join(settings().DATA_DIR, "media");

/** The name follows from the content, so that a picture is stored once. */
export function shaOfEncoded({ files, anchos }: EncodedImage): string {
  const largest = files.get(`${anchos.at(-1)}.webp`) ?? Buffer.alloc(0);
  return createHash("sha256").update(largest).digest("hex").slice(0, 24);
}

export async function writeMediaFiles(sha: string, { files }: EncodedImage): Promise<void> {
  for (const [name, bytes] of files) {
    await writeDurably(path.join(mediaFolder(), `${sha}-${name}`), bytes);
  }
}

/** Synchronous: a transaction must not wait. */
export function areMediaFilesThere(sha: string, { files }: EncodedImage): boolean {
  return [...files.keys()].every((name) => existsSync(path.join(mediaFolder(), `${sha}-${name}`)));
}

export async function listMediaFiles(sha: string): Promise<string[]> {
  const names = await namesInFolder();
  return names
    .filter((name) => FILE_NAME.exec(name)?.[1] === sha)
    .map((name) => path.join(mediaFolder(), name));
}

export function removeMediaFiles(files: readonly string[]): void {
  for (const file of files) rmSync(file, { force: true });
}

export async function freeBytes(): Promise<number> {
  const { bavail, bsize } = await statfs(settings().DATA_DIR);
  return bavail * bsize;
}

/**
 * @param findKnown tells which shas are pictures of the library
 * @returns how many files were removed
 */
export async function sweepMediaFiles(
  findKnown: (shas: string[]) => Promise<Set<string>>,
  now = new Date(),
): Promise<number> {
  const names = await namesInFolder();
  const shas = [...new Set(names.flatMap((name) => FILE_NAME.exec(name)?.[1] ?? []))];
  const known = await findKnown(shas);
  let count = 0;
  for (const name of names) {
    const sha = FILE_NAME.exec(name)?.[1];
    const isOrphan = sha ? !known.has(sha) : TEMPORARY.test(name);
    if (!isOrphan || !(await isOld(name, now))) continue;
    await rm(path.join(mediaFolder(), name), { force: true });
    count += 1;
  }
  return count;
}

async function isOld(name: string, now: Date): Promise<boolean> {
  const found = await stat(path.join(mediaFolder(), name)).catch(() => undefined);
  return found !== undefined && now.getTime() - found.mtimeMs > ORPHAN_AGE_MS;
}

async function namesInFolder(): Promise<string[]> {
  try {
    return await readdir(mediaFolder());
  } catch (error) {
    if (codeOf(error) === "ENOENT") return [];
    throw error;
  }
}
