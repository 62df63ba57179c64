import { readBucketUrl } from "~/runtime/bucket-url";
import { SettingsError, settings } from "~/runtime/env.server";
import { BucketError, explainBucket } from "../bucket/bucket-error";
import { claim, OWNER, tryAll } from "../bucket/probe.server";
import { ownBucket } from "./own-bucket.server";

export async function probeBucket(): Promise<void> {
  const bucket = await ownBucket();
  if (!bucket) return;
  try {
    // Named like a picture, so that the sweep takes what a kill leaves behind.
    await tryAll(bucket, (hex) => `${hex}-1.png`);
  } catch (error) {
    if (!(error instanceof BucketError)) throw error;
    const { host } = readBucketUrl(settings().MEDIA_URL ?? "") ?? {};
    throw new SettingsError(
      `No se pueden guardar las imágenes en ${host}:\n  MEDIA_URL: ${explainBucket(error)}`,
    );
  }
}

export async function claimBucket(): Promise<void> {
  const bucket = await ownBucket();
  if (!bucket || (await claim(bucket))) return;
  throw new SettingsError(`${OF_ANOTHER}: usa otro, o ${RESTORE}`);
}

const OF_ANOTHER = "El bucket de MEDIA_URL tiene las imágenes de otro sitio";
const RESTORE = `restaura aquí la copia de aquel; si ya no existe, borra del bucket ${OWNER}`;
