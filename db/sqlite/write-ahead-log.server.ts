import { openSync, readSync, statSync } from "node:fs";
import SQLite from "better-sqlite3";
import { sql } from "kysely";
import type { Database } from "../schema/database";

export interface ContentVersion {
  current(): string;
  close(): void;
}

export function watchContent(file: string): ContentVersion {
  // A busy timeout would block the event loop while the file is locked.
  const connection = new SQLite(file, { readonly: true, fileMustExist: true, timeout: 0 });
  const schemaVersion = connection.prepare("pragma schema_version").pluck();
  const contentVersion = connection.prepare("select version from content_version").pluck();
  // SQLite opens the `-shm` file only with the first read.
  schemaVersion.get();
  const hasCommit = watchCommits(`${file}-shm`);
  let version: string | undefined;
  return {
    current() {
      // Notes the commit before reading, so that the next call sees a commit made in between.
      if (hasCommit() || version === undefined) {
        version = undefined;
        version = `${schemaVersion.get()}.${contentVersion.get()}`;
      }
      return version;
    },
    close: () => void connection.close(),
  };
}

/** The header of the WAL index, as in https://sqlite.org/walformat.html */
const HEADER_BYTES = 48;

/** Reads the header without any lock, in half the time of `pragma data_version`. */
function watchCommits(sharedMemory: string): () => boolean {
  // The file stays open: closing any descriptor frees all locks of the process on it (POSIX).
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

const LONG_LOG_BYTES = 5_000 * 4_096;

/** A long read keeps SQLite from reusing the log, which grows and then keeps its length. */
export async function foldLongLog(database: Database, file: string): Promise<void> {
  const size = statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0;
  if (size <= LONG_LOG_BYTES) return;
  await sql`pragma wal_checkpoint(truncate)`.execute(database.writer);
}
