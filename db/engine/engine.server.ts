import type { Kysely, RawBuilder } from "kysely";
import type { Read } from "../client.server";
import type { Schema } from "../schema";
import * as errors from "../sqlite/errors.server";
import type { Indexed } from "../sqlite/full-text.server";
import * as queries from "../sqlite/queries.server";
import * as fullText from "../sqlite/search.server";

export { DatabaseBusyError } from "../sqlite/errors.server";

/** All that queries ask beyond the SQL that SQLite and PostgreSQL both understand. */
interface Engine {
  /** The values as a subquery, for `in`: none or any number, as one parameter. */
  listed<T extends string | number>(values: Iterable<T>): RawBuilder<T>;
  /** The column holds the value, be it null. */
  same(column: string, value: string | null): RawBuilder<boolean>;
  /**
   * The column holds the text as it stands, its ASCII letters in either case.
   * @param text of an expression, wildcards of `like` count
   */
  holds(column: string, text: string | RawBuilder<string>): RawBuilder<boolean>;
  /** @param text no input: it becomes part of the statement */
  beginsWith(column: string, text: string): RawBuilder<boolean>;
  /** The id of a product is none that the marketplace gives. */
  isNoAsin(column: string): RawBuilder<boolean>;
  /** For `from`: the elements of a list that is stored as JSON, each the `value` of a row. */
  elementsOf(column: string, alias: string): RawBuilder<unknown>;
  /**
   * A `select` of rows that travel as one parameter, so that the statement is the same for any number.
   * @param columns are properties of the rows
   */
  jsonRows(rows: readonly object[], columns: readonly string[]): RawBuilder<unknown>;
  /** The column, by which no index is to be chosen. */
  unindexed(column: string): RawBuilder<string>;
  /** The columns that a table has now. */
  columnsOf(db: Read, table: string): Promise<string[]>;

  /** Runs what makes tables anew; it leaves every foreign key whole. */
  withoutForeignKeys<T>(db: Kysely<Schema>, run: () => Promise<T>): Promise<T>;

  /** Another connection holds the lock. */
  isBusy(error: unknown): boolean;
  /** The `table.column` whose value another row has already. */
  uniqueConflict(error: unknown): string | undefined;
  /** A row would have broken a rule of the tables; nothing was written. */
  isConstraint(error: unknown): boolean;
  /** The word with which a trigger refused a write, or 'foreign key'. */
  refusedBy(error: unknown): string | undefined;
  /** The reason why the database cannot be read or written for now. */
  troubleOf(error: unknown): "full" | "denied" | "busy" | "failing" | undefined;

  /**
   * Finds published content: first what holds the whole query in its title, then all words in the title,
   * then in title and text. Beginnings of words count only where nothing else matches.
   * @param sought the query and its different words, folded as titles are
   * @returns the first ids, by title within each rank, and how many there are in all
   */
  search(
    db: Read,
    indexed: Indexed,
    sought: { folded: string; palabras: readonly string[] },
    limit: number,
  ): Promise<{ ids: string[]; total: number }>;
  /** The number of published titles that hold the text. */
  countTitled(db: Read, indexed: Indexed, folded: string): Promise<number>;
}

export const {
  listed,
  same,
  holds,
  beginsWith,
  isNoAsin,
  elementsOf,
  jsonRows,
  unindexed,
  columnsOf,
  withoutForeignKeys,
  isBusy,
  uniqueConflict,
  isConstraint,
  refusedBy,
  troubleOf,
  search,
  countTitled,
}: Engine = { ...queries, ...errors, ...fullText };
