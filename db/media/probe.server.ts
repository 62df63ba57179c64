import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { readBucketUrl } from "~/runtime/bucket-url";
import { SettingsError, settings } from "~/runtime/env.server";
import { database } from "../client.server";
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
  const found = await readAll(await get(name));
  let isListed = false;
  for await (const page of pages(name)) isListed ||= page.length === 1;
  await remove(name);
  if (!isListed || !found.equals(sent)) throw new BucketError("other bytes");
}

async function readAll(parts: AsyncIterable<Uint8Array> | undefined): Promise<Buffer> {
  const read: Uint8Array[] = [];
  for await (const part of parts ?? []) read.push(part);
  return Buffer.concat(read);
}

const OWNER = "sitio.txt";

/**
 * Marks the bucket as this site's, because the sweep of another one would take its pictures for files
 * without a row. The moment of the first migration tells sites apart; a restored copy keeps it.
 * @throws {SettingsError} if it is another's
 */
export async function claimBucket(): Promise<void> {
  const bucket = await ownBucket();
  if (!bucket) return;
  const { rows } = await sql<{ timestamp: string }>`
    select timestamp from kysely_migration order by name limit 1`.execute(database().read);
  const own = Buffer.from(rows[0]?.timestamp ?? "");
  const owner = await readAll(await bucket.get(OWNER));
  if (owner.length === 0) return bucket.put(OWNER, own);
  if (!owner.equals(own)) throw new SettingsError(`${OF_ANOTHER}: usa otro, o ${RESTORE}`);
}

const OF_ANOTHER = "El bucket de MEDIA_URL tiene las imágenes de otro sitio";
const RESTORE = `restaura aquí la copia de aquel; si ya no existe, borra del bucket ${OWNER}`;
