import { setTimeout as wait } from "node:timers/promises";
import SQLite from "better-sqlite3";
import { DatabaseBusyError } from "./client.server";
import { isBusy } from "./sqlite-error.server";

/** How long one process waits while another one makes or migrates the site. */
const PATIENCE_MS = 60_000;

/**
 * Does work that only one process may do to a database at a time: making it, copying and migrating it.
 * @param file path of the database; the lock is taken on an empty file beside it, which stays
 * @throws {DatabaseBusyError} when another process holds the lock for too long
 */
export async function withSiteLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const lock = await take(`${file}.lock`);
  try {
    return await work();
  } finally {
    lock.close();
  }
}

/** A lock that ends with its process, however that ends. */
async function take(file: string): Promise<SQLite.Database> {
  const lock = new SQLite(file, { timeout: 0 });
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return lock.exec("begin exclusive");
    } catch (error) {
      if (isBusy(error) && Date.now() < deadline) {
        await wait(50);
        continue;
      }
      lock.close();
      throw isBusy(error)
        ? new DatabaseBusyError("another process still makes or migrates the site")
        : error;
    }
  }
}
