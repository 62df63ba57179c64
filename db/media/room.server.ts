import { statfs } from "node:fs/promises";
import { settings } from "~/runtime/env.server";
import { database } from "../client.server";

/** Left free for the database, its log and the backups. */
const MIN_FREE_BYTES = 500 * 1024 * 1024;
const QUOTA_BYTES = 5 * 1024 * 1024 * 1024;

export async function hasFreeSpace(): Promise<boolean> {
  const { bavail, bsize } = await statfs(settings().DATA_DIR);
  return bavail * bsize >= MIN_FREE_BYTES;
}

/** @returns false where the disk, or all that pictures may take of it, is full */
export async function hasRoom(): Promise<boolean> {
  if (!(await hasFreeSpace())) return false;
  const { used } = await database()
    .read.selectFrom("media")
    .select((eb) => eb.fn.sum<number | null>("bytes").as("used"))
    .executeTakeFirstOrThrow();
  return (used ?? 0) <= QUOTA_BYTES;
}
