import type { Kysely, RawBuilder } from "kysely";
import type { Read } from "../schema/database";
import type { Schema } from "../schema/schema";
import * as errors from "../sqlite/errors.server";
import type { Indexed, Palabra, Sought } from "../sqlite/full-text.server";
import * as queries from "../sqlite/queries.server";
import * as fullText from "../sqlite/search.server";

export { DatabaseBusyError } from "../sqlite/errors.server";
export type { Indexed, Palabra, Sought, Termino } from "../sqlite/full-text.server";
export { withSiteLock } from "../sqlite/locks.server";

interface Engine {
  /** The values as a subquery, for `in`: none or any number, as one parameter. */
  listed<T extends string | number>(values: Iterable<T>): RawBuilder<T>;
  same(column: string, value: string | null): RawBuilder<boolean>;
  /** ASCII letters match in either case; in a text that is an expression, wildcards count. */
  holds(column: string, text: string | RawBuilder<string>): RawBuilder<boolean>;
  /** @param text no input: it becomes part of the statement */
  beginsWith(column: string, text: string): RawBuilder<boolean>;
  /** The text shows pictures of the library. */
  namesPictures(column: string): RawBuilder<boolean>;
  /** The sheet says of a measure that a picture shows it. */
  measuresWithPictures(column: string): RawBuilder<boolean>;
  /** The text has lines of a guide. */
  picksProducts(column: string): RawBuilder<boolean>;
  /** The text has lines of a guide, or cards of products. */
  showsProducts(column: string): RawBuilder<boolean>;
  isNoAsin(column: string): RawBuilder<boolean>;
  /** For `from`: the elements of a list that is stored as JSON, each the `value` of a row. */
  elementsOf(column: string, alias: string): RawBuilder<unknown>;
  /** The JSON object of a column without one of its keys. */
  withoutKey(column: string, key: string): RawBuilder<string>;
  jsonRows(rows: readonly object[], columns: readonly string[]): RawBuilder<unknown>;
  unindexed(column: string): RawBuilder<string>;
  columnsOf(db: Read, table: string): Promise<string[]>;

  withoutForeignKeys<T>(db: Kysely<Schema>, run: () => Promise<T>): Promise<T>;

  isBusy(error: unknown): boolean;
  /** The `table.column` with a value that another row has already. */
  uniqueConflict(error: unknown): string | undefined;
  isConstraint(error: unknown): boolean;
  /** The word with which a trigger refused a write, or 'foreign key'. */
  refusedBy(error: unknown): string | undefined;
  troubleOf(error: unknown): "full" | "denied" | "busy" | "failing" | undefined;

  /**
   * Finds published content: first what holds `title` in its title, then what holds any of `sought`, by
   * where it does: title, category, the one above that, short text, lists, long text.
   * @param question folded as titles are; of two of `sought` the first comes before within each of these
   *   places, and the last finds all that the others find; `within` is the one category to look in; `inTitles` looks into no other text;
   *   `isNewestFirst` sorts articles by date within each rank
   * @returns the first ids, within each rank recommended first, then by rating and title, and how many
   *   there are in all
   */
  search(
    db: Read,
    indexed: Indexed,
    question: {
      title?: string;
      sought: readonly Sought[];
      within?: string;
      inTitles?: boolean;
      isNewestFirst?: boolean;
    },
    limit: number,
  ): Promise<{ ids: string[]; total: number }>;
  /**
   * Finds published content by its title: first titles with a word for each of the beginnings in
   * `begun`, then titles that hold any of `sought`. @returns ids; each group in the order of `search`
   */
  findTitled(
    db: Read,
    indexed: Indexed,
    question: { begun: readonly string[]; sought: readonly Sought[] },
    limit: number,
  ): Promise<string[]>;
  /** The folded words of published content that begin so. */
  wordsBeginning(db: Read, prefix: string): Promise<Palabra[]>;
  /** Finds words with letters such as «ø», which only the texts keep. */
  wordsWithOtherLetters(db: Read): Promise<Palabra[]>;
  countTitled(db: Read, indexed: Indexed, folded: string): Promise<number>;
}

export const {
  listed,
  same,
  holds,
  beginsWith,
  namesPictures,
  measuresWithPictures,
  picksProducts,
  showsProducts,
  isNoAsin,
  elementsOf,
  withoutKey,
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
  findTitled,
  wordsBeginning,
  wordsWithOtherLetters,
  countTitled,
}: Engine = { ...queries, ...errors, ...fullText };
