import { openSync, readSync, statSync } from "node:fs";
import SQLite from "better-sqlite3";
import { sql } from "kysely";
import type { Database } from "../client.server";

export interface ContentVersion {
  /** Names the state that a read made now sees; another one after each commit, of whatever process. */
  current(): string;
  close(): void;
}

/** Its own connection never holds a read open, and is asked after a commit alone. */
export function watchContent(file: string): ContentVersion {
  // A locked file must not keep the event loop waiting.
  const connection = new SQLite(file, { readonly: true, fileMustExist: true, timeout: 0 });
  const schemaVersion = connection.prepare("pragma schema_version").pluck();
  const contentVersion = connection.prepare("select version from content_version").pluck();
  // The first read makes SQLite open its shared memory.
  schemaVersion.get();
  const hasCommit = watchCommits(`${file}-shm`);
  let version: string | undefined;
  return {
    current() {
      // Noted before the read, so a commit in between is found again by the next call.
      if (hasCommit() || version === undefined) {
        version = undefined;
        version = `${schemaVersion.get()}.${contentVersion.get()}`;
      }
      return version;
    },
    close: () => void connection.close(),
  };
}

/** The header of SQLite's index of the write-ahead log: https://sqlite.org/walformat.html */
const HEADER_BYTES = 48;

/**
 * Each commit writes another header before it returns. Reading it takes no lock, which
 * `pragma data_version` does, at twice the cost.
 * @param sharedMemory exists as long as some connection is open
 */
function watchCommits(sharedMemory: string): () => boolean {
  // Never closed: with any descriptor of a file a process loses all its locks on that file.
  const descriptor = openSync(sharedMemory, "r");
  const header = new Int32Array(HEADER_BYTES / 4);
  const last = new Int32Array(header.length);
  return () => {
    if (readSync(descriptor, header, 0, HEADER_BYTES, 0) < HEADER_BYTES) return true;
    let at = 0;
    while (at < header.length && header[at] === last[at]) at++;
    if (at === header.length) return false;
    last.set(header);
    return true;
  };
}

/** Five times the length at which SQLite folds it by itself, in pages of 4 KiB. */
const LONG_LOG_BYTES = 5_000 * 4_096;

/**
 * While a reader holds an old state, as a copy may, SQLite can only add to the log and keeps its length
 * afterwards. Where one still does so, nothing happens and the next call tries again.
 */
export async function foldLongLog(database: Database, file: string): Promise<void> {
  const size = statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0;
  if (size <= LONG_LOG_BYTES) return;
  await sql`pragma wal_checkpoint(truncate)`.execute(database.writer);
}
