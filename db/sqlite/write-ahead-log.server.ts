import { openSync, readSync, statSync } from "node:fs";
import SQLite from "better-sqlite3";
import { sql } from "kysely";
import type { Database } from "../client.server";

export interface ContentVersion {
  /**
   * Names the state of the content that a read made now sees; another name after every committed
   * change, whichever process made it.
   */
  current(): string;
  close(): void;
}

/**
 * Asks on a connection of its own, which never writes and never holds a read open; and there only
 * after a commit.
 */
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

/** Of the header of SQLite's index of the write-ahead log: https://sqlite.org/walformat.html */
const HEADER_BYTES = 48;

/**
 * Says whether the database may have been written since the last call. Each commit writes another
 * header (counter, number of frames, checksum) before it returns. Looking at it takes no lock, which
 * `pragma data_version` does, at twice the cost, more when several processes do.
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

/** Five times what SQLite lets it grow to by itself, in pages of 4 KiB. */
const LONG_LOG_BYTES = 5_000 * 4_096;

/**
 * Folds the write-ahead log into the database file once it has grown long: while a reader holds an
 * old state, as a copy may, SQLite can only add to it, and keeps its length afterwards. Where a reader
 * still does so, nothing happens and the next call tries again.
 */
export async function foldLongLog(database: Database, file: string): Promise<void> {
  const size = statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0;
  if (size <= LONG_LOG_BYTES) return;
  await sql`pragma wal_checkpoint(truncate)`.execute(database.writer);
}
