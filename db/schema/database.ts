import type { Kysely, Transaction } from "kysely";
import type { Schema } from "./schema";

export type Read = Kysely<Schema>;
export type Trx = Transaction<Schema>;

export interface Database {
  readonly read: Read;
  /**
   * Runs a write unit in one transaction, alone among all writers. If the database is locked the
   * unit is run again, so it may await only `trx`, and its effects must be repeatable.
   * @throws {DatabaseBusyError} after 5 s
   */
  write<T>(unit: (trx: Trx) => Promise<T>): Promise<T>;
  /**
   * Commits without waiting for the disk: a power cut may lose the last units, each as a whole, so
   * it suits work that resumes by itself. The next `write` makes them durable.
   */
  writeSoon<T>(unit: (trx: Trx) => Promise<T>): Promise<T>;
  /** An identifier of the content that `read` sees now; it changes with every change of content. */
  contentVersion(): string;
  /** Waits until `contentVersion` knows of changes that other hosts have made before. */
  catchUp(): Promise<void>;
  /** Runs migrations, which check the foreign keys of the tables they copy themselves. */
  migrating<T>(run: () => Promise<T>): Promise<T>;
  isDamaged(): boolean;
  readonly writer: Kysely<Schema>;
  close(): Promise<void>;
}
