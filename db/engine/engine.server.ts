import type { RawBuilder } from "kysely";
import type { Read } from "../client.server";
import * as errors from "../sqlite/errors.server";
import * as fullText from "../sqlite/full-text.server";
import * as fullTextResults from "../sqlite/full-text-results.server";
import * as queries from "../sqlite/queries.server";
import type { Entries, Gathered, Indexed, Where } from "./entries";

export { DatabaseBusyError } from "../sqlite/errors.server";

/**
 * What queries ask of the database engine, each of which says it in its own way. All else is SQL that
 * SQLite and PostgreSQL both understand.
 */
interface Engine {
  /** The values as a subquery, for `in`: there may be none, and however many are one parameter. */
  listed<T extends string | number>(values: Iterable<T>): RawBuilder<T>;
  /** Whether a column holds the value, be it null. */
  same(column: string, value: string | null): RawBuilder<boolean>;
  /**
   * Whether a column holds the text as it stands, wildcards of `like` included.
   * @param column as in SQL, with its table or without; its ASCII letters count in either case
   * @param text an expression must have no such wildcards
   */
  holds(column: string, text: string | RawBuilder<string>): RawBuilder<boolean>;
  /** @param text no input: it becomes part of the statement */
  beginsWith(column: string, text: string): RawBuilder<boolean>;
  /** Whether a product's id is none that the marketplace gives. */
  isNoAsin(column: string): RawBuilder<boolean>;
  /** For `from`: the elements of a list that is stored as JSON, each the `value` of a row. */
  elementsOf(column: string, alias: string): RawBuilder<unknown>;
  /**
   * A `select` of rows that travel as one parameter, so that the statement is the same for any number.
   * @param columns names of the columns, which are properties of the rows
   */
  jsonRows(rows: readonly object[], columns: readonly string[]): RawBuilder<unknown>;
  /** A column by which no index is to be chosen. */
  unindexed(column: string): RawBuilder<string>;
  /** The columns that a table has now. */
  columnsOf(db: Read, table: string): Promise<string[]>;

  /** Whether an error says that another connection holds the lock. */
  isBusy(error: unknown): boolean;
  /** The `table.column` whose value another row has already, when that is what an error says. */
  uniqueConflict(error: unknown): string | undefined;
  /** Whether an error says that a row would have broken a rule of the tables; nothing was written. */
  isConstraint(error: unknown): boolean;
  /** The word with which a trigger refused a write, or 'foreign key', when that is what an error says. */
  refusedBy(error: unknown): string | undefined;
  /** Why the database cannot be read or written for now, when that is what an error says. */
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
  /** Whether some title may hold all these words, or words that begin with them. */
  mayHoldInTitle(db: Read, indexed: Indexed, folded: readonly string[]): Promise<boolean>;
  /** Whether a word is too short to be looked up in the index of letters. */
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
