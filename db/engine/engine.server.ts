import type { RawBuilder } from "kysely";
import type { Read } from "../client.server";
import * as errors from "../sqlite/errors.server";
import * as fullText from "../sqlite/full-text.server";
import * as fullTextResults from "../sqlite/full-text-results.server";
import * as queries from "../sqlite/queries.server";
import type { Entries, Gathered, Indexed, Where } from "./entries";

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

  /** Those whose title holds the text, also within a word. */
  titleContains(indexed: Indexed, folded: string): Entries;
  /** Those that hold every word as it stands. */
  hasWords(indexed: Indexed, folded: readonly string[], where: Where): Entries;
  /**
   * Entries in which every word begins one of theirs. A word of one or two letters stands anywhere in
   * the title or, where texts are searched, is a whole word of theirs.
   */
  resemblesWords(indexed: Indexed, folded: readonly string[], where: Where): Entries;
  /** Some title may hold all these words, or words that begin with them. */
  mayHoldInTitle(db: Read, indexed: Indexed, folded: readonly string[]): Promise<boolean>;
  /** Too short to be looked up in the index of letters. */
  isShort(text: string): boolean;
  /** Finds out how many there are, which tells the quickest way to what is asked afterwards. */
  gather(db: Read, entries: Entries): Promise<Gathered>;
  /** The content ids of the first by title. */
  findFirstByTitle(db: Read, entries: Gathered, limit: number): Promise<{ id: string }[]>;
  /** How many are in one of the two, or in both. */
  countEither(one: Gathered, other?: Gathered): RawBuilder<{ total: number }>;
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
  isBusy,
  uniqueConflict,
  isConstraint,
  refusedBy,
  troubleOf,
  titleContains,
  hasWords,
  resemblesWords,
  mayHoldInTitle,
  isShort,
  gather,
  findFirstByTitle,
  countEither,
}: Engine = { ...queries, ...errors, ...fullText, ...fullTextResults };
