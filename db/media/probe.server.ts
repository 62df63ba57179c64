import { randomBytes } from "node:crypto";
import { readBucketUrl } from "~/runtime/bucket-url";
import { SettingsError, settings } from "~/runtime/env.server";
import { type Bucket, ownBucket } from "./bucket.server";
import { BucketError, explainBucket } from "./bucket-error";

/** Does once all that the site will do there. @throws {SettingsError} */
export async function probeBucket(): Promise<void> {
  const bucket = await ownBucket();
  if (!bucket) return;
  try {
    await tryAll(bucket);
  } catch (error) {
    if (!(error instanceof BucketError)) throw error;
    const { host } = readBucketUrl(settings().MEDIA_URL ?? "") ?? {};
    throw new SettingsError(
      `No se pueden guardar las imágenes en ${host}:\n  MEDIA_URL: ${explainBucket(error)}`,
    );
  }
}

async function tryAll({ put, pages, get, remove }: Bucket): Promise<void> {
  const sent = randomBytes(16);
  // Named like a picture, so that the sweep takes what a kill leaves behind.
  const name = `${sent.toString("hex")}-1.png`;
  await put(name, sent);
  const parts: Uint8Array[] = [];
  for await (const part of (await get(name)) ?? []) parts.push(part);
  let isListed = false;
  for await (const page of pages(name)) isListed ||= page.length === 1;
  await remove(name);
  if (!isListed || !Buffer.concat(parts).equals(sent)) throw new BucketError("other bytes");
}
