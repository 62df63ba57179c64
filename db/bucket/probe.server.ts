import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { database } from "../client.server";
import { type Bucket, readAll } from "./bucket.server";
import { BucketError } from "./bucket-error";

/** Tries all operations that a site needs of a store. @param name makes the name of a trial file */
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
 * Marks the bucket as this site's own: the sweep of another site would delete its files as unused.
 * The time of the first migration identifies a site, and its restored copies too.
 * @returns false if the bucket belongs to another site
 */
export async function claim(bucket: Bucket): Promise<boolean> {
  const { rows } = await sql<{ timestamp: string }>`
    select timestamp from kysely_migration order by name limit 1`.execute(database().read);
  const own = Buffer.from(rows[0]?.timestamp ?? "");
  const owner = await readAll(await bucket.get(OWNER), MAX_BYTES);
  if (owner.length === 0) await bucket.put(OWNER, own);
  return owner.length === 0 || owner.equals(own);
}
