import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { database } from "../client.server";
import { type Bucket, readAll } from "./bucket.server";
import { BucketError } from "./bucket-error";

/** Does once all that the site will do there. @param name where a file may stand for a moment */
export async function tryAll({ put, pages, get, remove }: Bucket, name: (hex: string) => string) {
  const sent = randomBytes(32);
  const file = name(sent.toString("hex"));
  await put(file, sent);
  const found = await readAll(await get(file), MAX_BYTES);
  const { value: page } = await pages(file).next();
  await remove(file);
  if (page?.length !== 1 || !found.equals(sent)) throw new BucketError("other bytes");
}

export const OWNER = "sitio.txt";
const MAX_BYTES = 1_024;

/**
 * Marks the bucket as this site's, because the sweep of another one would take its files for what
 * nobody needs. The moment of the first migration tells sites apart; a restored copy keeps it.
 * @returns false if it is another's
 */
export async function claim(bucket: Bucket): Promise<boolean> {
  const { rows } = await sql<{ timestamp: string }>`
    select timestamp from kysely_migration order by name limit 1`.execute(database().read);
  const own = Buffer.from(rows[0]?.timestamp ?? "");
  const owner = await readAll(await bucket.get(OWNER), MAX_BYTES);
  if (owner.length === 0) await bucket.put(OWNER, own);
  return owner.length === 0 || owner.equals(own);
}
