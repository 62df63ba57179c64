import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { writeDurably } from "~/runtime/durable-file.server";
import { settings } from "~/runtime/env.server";
import { codeOf } from "~/runtime/error-code";
import { database } from "~db/client.server";
import { listed } from "~db/engine/engine.server";
import { isDiskFull } from "~db/trouble.server";
import { RefusedImageError } from "~nouns/imagenes/rules/image-error";
import type { EncodedImage } from "./encode.server";

/** Younger files may belong to an upload that is still running. */
const ORPHAN_AGE_MS = 24 * 60 * 60 * 1000;

const FILE_NAME = /^([0-9a-f]{16,64})-(?:\d+\.(?:avif|webp|png)|og[a-z-]*\.jpg|logo\.webp)$/;
const TEMPORARY = /\.tmp$/;

export const mediaFolder = () => path.join(settings().DATA_DIR, "media");

/** Names a picture by its content, so that it is stored only once. */
export function shaOfEncoded({ files, anchos }: EncodedImage): string {
  const largest = files.get(`${anchos.at(-1)}.webp`) ?? Buffer.alloc(0);
  return createHash("sha256").update(largest).digest("hex").slice(0, 24);
}

const pathOf = (sha: string, name: string) => path.join(mediaFolder(), `${sha}-${name}`);

export async function writeMediaFiles(sha: string, { files }: EncodedImage): Promise<void> {
  try {
    for (const [name, bytes] of files) await writeDurably(pathOf(sha, name), bytes);
  } catch (error) {
    if (isDiskFull(error)) throw new RefusedImageError("espacio", { cause: error });
    throw error;
  }
}

/** Synchronous, because a transaction must await nothing else. */
export const areMediaFilesThere = (sha: string, { files }: EncodedImage): boolean =>
  [...files.keys()].every((name) => existsSync(pathOf(sha, name)));

export async function listMediaFiles(sha: string): Promise<string[]> {
  const names = await namesInFolder();
  return names.filter((name) => shaIn(name) === sha).map((name) => path.join(mediaFolder(), name));
}

export async function sweepImagenes(now = new Date()): Promise<number> {
  const names = await namesInFolder();
  const rows = await database()
    .read.selectFrom("media")
    .select("sha")
    .where("sha", "in", listed(new Set(names.flatMap((name) => shaIn(name) ?? []))))
    .execute();
  const known = new Set(rows.map(({ sha }) => sha));
  let count = 0;
  for (const name of names) {
    const sha = shaIn(name);
    const isOrphan = sha ? !known.has(sha) : TEMPORARY.test(name);
    if (!isOrphan || !(await isOld(name, now))) continue;
    await rm(path.join(mediaFolder(), name), { force: true });
    count += 1;
  }
  return count;
}

const shaIn = (name: string) => FILE_NAME.exec(name)?.[1];

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
