import path from "node:path";
import type { Kysely, Transaction } from "kysely";
import { settings } from "~/runtime/env.server";
import type { Schema } from "./schema";
import { openDatabase } from "./sqlite/open.server";

export type Read = Kysely<Schema>;
export type Trx = Transaction<Schema>;

export interface Database {
  /** Queries on a connection that cannot write. */
  readonly read: Read;
  /**
   * Runs a write unit in one transaction, alone among all writers; retried whole while the database
   * is locked, so it may await nothing but `trx` and must have no other effect than one that may be
   * repeated.
   * @throws {DatabaseBusyError} after 5 s
   */
  write<T>(unit: (trx: Trx) => Promise<T>): Promise<T>;
  /**
   * The same for work that is resumed by itself: a power cut may lose the last of such units, each
   * whole, but none waits for the disk. The next `write` makes them all safe.
   */
  writeSoon<T>(unit: (trx: Trx) => Promise<T>): Promise<T>;
  /** Names the state of the content that `read` sees now; another name after every change. */
  contentVersion(): string;
  /** A query has found the database damaged. */
  isDamaged(): boolean;
  /** For the migrator, which runs its own transactions. */
  readonly writer: Kysely<Schema>;
  close(): Promise<void>;
}

/** Path of the database, whether or not it is there. */
export function databaseFile(): string {
  return path.join(settings().DATA_DIR, "site.db");
}

let current: Database | undefined;

/** The database of this process, opened at the first use. */
export function database(): Database {
  return current ?? setDatabase(openDatabase(databaseFile()));
}

/** Makes `open` the database of this process until it is closed; tests give each its own file. */
export function setDatabase(open: Database): Database {
  current = open;
  return open;
}

/** Closes the database of this process; the next use opens it again. */
export async function closeDatabase(): Promise<void> {
  await current?.close();
  current = undefined;
}
