import { stat } from "node:fs/promises";
import { PATIENT_MS } from "../bucket/bucket.server";
import { mediaFile, namesInFolder, orGone, shaIn } from "./folder.server";
import { ownBucket } from "./own-bucket.server";
import { listExpected, withoutRow } from "./rows.server";
import { inBatches, intoBucket, intoFolder } from "./store.server";

export interface Difference {
  same: string[];
  onlyHere: string[];
  onlyThere: string[];
  different: string[];
}

export async function compareMedia(): Promise<Difference> {
  const there = new Map<string, number>();
  for await (const page of (await ownBucket())?.pages() ?? []) {
    for (const { name, bytes } of page) if (shaIn(name)) there.set(name, bytes);
  }
  const found: Difference = { same: [], onlyHere: [], onlyThere: [], different: [] };
  for (const name of (await namesInFolder()).filter(shaIn)) {
    const bytes = there.get(name);
    const file = await stat(mediaFile(name)).catch(orGone);
    const kind = bytes === undefined ? "onlyHere" : bytes === file?.size ? "same" : "different";
    if (file) found[kind].push(name);
    there.delete(name);
  }
  found.onlyThere.push(...there.keys());
  return found;
}

/** Names the files of library pictures that are missing both here and in the bucket. */
export async function findLost({ same, onlyHere, onlyThere, different }: Difference) {
  const known = new Set([...same, ...onlyHere, ...onlyThere, ...different]);
  return (await listExpected()).filter((name) => !known.has(name));
}

export async function pushMedia(): Promise<number> {
  const bucket = await ownBucket();
  if (!bucket) return 0;
  const { onlyHere, different } = await compareMedia();
  await inBatches([...onlyHere, ...different], (name) => intoBucket(bucket, name));
  return onlyHere.length + different.length;
}

export async function pullMedia(): Promise<number> {
  const bucket = await ownBucket();
  if (!bucket) return 0;
  const { onlyThere } = await compareMedia();
  const orphans = new Set([...(await withoutRow(onlyThere)).values()].flat());
  const wanted = onlyThere.filter((name) => !orphans.has(name));
  await inBatches(wanted, (name) => intoFolder(bucket, name, PATIENT_MS));
  return wanted.length;
}
