import { rm, stat } from "node:fs/promises";
import { isHere, mediaFile, namesInFolder } from "./folder.server";
import { ownBucket } from "./own-bucket.server";
import { listExpected, withoutRow } from "./rows.server";
import { inBatches, intoBucket, removeFiles } from "./store.server";

/** Younger files may belong to an upload that is still running. */
const ORPHAN_AGE_MS = 24 * 60 * 60 * 1000;

/** Removes files without a picture, here and in the bucket. @returns the number of files */
export async function sweepMedia(now = new Date()): Promise<number> {
  let count = await sweepFolder(now);
  const bucket = await ownBucket();
  if (!bucket) return count;
  const before = now.getTime() - ORPHAN_AGE_MS;
  const lacking = new Set((await listExpected()).filter(isHere));
  for await (const page of bucket.pages()) {
    for (const { name } of page) lacking.delete(name);
    const old = page.filter(({ at }) => at < before);
    for (const [sha, names] of await withoutRow(old.map(({ name }) => name))) {
      await removeFiles(sha, names);
      count += names.length;
    }
  }
  // Puts files back that one host removed while another one added the same picture.
  await inBatches([...lacking], (name) => intoBucket(bucket, name));
  return count;
}

export async function sweepFolder(now = new Date()): Promise<number> {
  const before = now.getTime() - ORPHAN_AGE_MS;
  const names = await namesInFolder();
  const isOld = async (name: string) => {
    const found = await stat(mediaFile(name)).catch(() => undefined);
    return found !== undefined && found.mtimeMs < before ? [name] : [];
  };
  const oldOf = async (some: readonly string[]) => (await Promise.all(some.map(isOld))).flat();
  const temporary = await oldOf(names.filter((name) => name.endsWith(".tmp")));
  for (const name of temporary) await rm(mediaFile(name), { force: true });
  let count = temporary.length;
  for (const [sha, orphans] of await withoutRow(names)) {
    const old = await oldOf(orphans);
    if (old.length > 0) await removeFiles(sha, old);
    count += old.length;
  }
  return count;
}
