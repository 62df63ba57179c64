import { statSync } from "node:fs";
import { sql } from "kysely";
import { type Database, databaseFile } from "./client.server";

/** Five times what SQLite lets it grow to by itself, in pages of 4 KiB. */
const LONG_LOG_BYTES = 5_000 * 4_096;

/**
 * Folds the write-ahead log into the database once it has grown long: while a reader holds an old
 * state, as a copy may, SQLite can only add to it, and keeps its length afterwards. Where a reader
 * still does so, nothing happens and the next call tries again.
 */
export async function foldLongLog(database: Database, file = databaseFile()): Promise<void> {
  const size = statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0;
  if (size <= LONG_LOG_BYTES) return;
  await sql`pragma wal_checkpoint(truncate)`.execute(database.writer);
}
