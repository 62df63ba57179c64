import type { Kysely, Transaction } from "kysely";
import type { Schema } from "./schema";

export type Read = Kysely<Schema>;
export type Trx = Transaction<Schema>;

export interface Database {
  readonly read: Read;
  /**
   * Runs a write unit in one transaction, alone among all writers. A locked database makes it run again
   * as a whole, so it may await nothing but `trx` and have no other effect than one that may be repeated.
   * @throws {DatabaseBusyError} after 5 s
   */
  write<T>(unit: (trx: Trx) => Promise<T>): Promise<T>;
  /**
   * Does not wait for the disk: a power cut may lose the last units, each whole, so it suits work that
   * is resumed by itself. The next `write` makes them all safe.
   */
  writeSoon<T>(unit: (trx: Trx) => Promise<T>): Promise<T>;
  /** Names the state of the content that `read` sees now; another name after every change. */
  contentVersion(): string;
  isDamaged(): boolean;
  readonly writer: Kysely<Schema>;
  close(): Promise<void>;
}
