import SQLite from "better-sqlite3";
import { DatabaseBusyError } from "./client.server";

/**
 * Whether an error says that nothing can be written for now: the lock stayed taken, the disk is full
 * or fails. The same write may do at the next try.
 */
export function isWriteTrouble(error: unknown): boolean {
  if (error instanceof DatabaseBusyError) return true;
  return error instanceof SQLite.SqliteError && /^SQLITE_(FULL|IOERR)/.test(error.code);
}
