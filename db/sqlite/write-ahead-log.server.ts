import { openSync, readSync, statSync } from "node:fs";
import SQLite from "better-sqlite3";
import { sql } from "kysely";
import type { Database } from "../schema/database";

export interface ContentVersion {
  current(): string;
  close(): void;
}

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

/** Reading the header takes no lock, and half the time of `pragma data_version`. */
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

const LONG_LOG_BYTES = 5_000 * 4_096;

/** While a long read holds an old state, SQLite only adds to the log, and keeps its length afterwards. */
export async function foldLongLog(database: Database, file: string): Promise<void> {
  const size = statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0;
  if (size <= LONG_LOG_BYTES) return;
  await sql`pragma wal_checkpoint(truncate)`.execute(database.writer);
}
