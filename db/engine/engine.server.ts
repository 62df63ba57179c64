import type { RawBuilder } from "kysely";
import { isOnPostgres } from "~/runtime/env.server";
import * as postgresErrors from "../postgres/errors.server";
import * as postgresQueries from "../postgres/queries.server";
import * as postgresSearch from "../postgres/search.server";
import type { Read } from "../schema/database";
import type { Schema } from "../schema/schema";
import * as sqliteErrors from "../sqlite/errors.server";
import * as sqliteQueries from "../sqlite/queries.server";
import * as sqliteSearch from "../sqlite/search.server";
import type { Indexed, Palabra, Question, Sought } from "./base/full-text";

export { withSiteLock } from "../sqlite/locks.server";
export { DatabaseBusyError } from "./base/busy-error";
export type { Indexed, Palabra, Sought, Termino } from "./base/full-text";

interface Engine {
  /**
   * A subquery for `in` that takes any number of values, even none, as a single parameter. In a
   * `from` clause its one column is called `value`.
   */
  listed<T extends string | number>(values: Iterable<T>): RawBuilder<T>;
  same(column: string, value: string | null): RawBuilder<boolean>;
  /** Contains the text; ASCII letters match in either case. Wildcards in a string are escaped. */
  holds(column: string, text: string | RawBuilder<string>): RawBuilder<boolean>;
  /** @param text never user input, because it becomes part of the SQL */
  beginsWith(column: string, text: string): RawBuilder<boolean>;
  namesPictures(column: string): RawBuilder<boolean>;
  /** True where a measure in the data sheet names a picture as its source. */
  measuresWithPictures(column: string): RawBuilder<boolean>;
  /** True where stored JSON names a picture of the library anywhere. */
  holdsPictures(column: string): RawBuilder<boolean>;
  picksProducts(column: string): RawBuilder<boolean>;
  showsProducts(column: string): RawBuilder<boolean>;
  isNoAsin(column: string): RawBuilder<boolean>;
  /** Lists the elements of a JSON array for a `from` clause, each row with a `value`. */
  elementsOf(column: string, alias: string): RawBuilder<unknown>;
  withoutKey(column: string, key: string): RawBuilder<string>;
  /** Reads these objects as rows with columns of the table, which tells the engine their types. */
  jsonRows(
    table: keyof Schema,
    rows: readonly object[],
    columns: readonly string[],
  ): RawBuilder<unknown>;
  unindexed(column: string): RawBuilder<string>;
  columnsOf(db: Read, table: string): Promise<string[]>;

  isBusy(error: unknown): boolean;
  /** The `table.column` whose value another row has already. */
  uniqueConflict(error: unknown): string | undefined;
  isConstraint(error: unknown): boolean;
  /** The message with which a trigger refused a write, or 'foreign key'. */
  refusedBy(error: unknown): string | undefined;
  troubleOf(error: unknown): "full" | "denied" | "barred" | "busy" | "failing" | "away" | undefined;

  /**
   * Finds published content: first entries with `title` in their title, then those with any of
   * `sought`, ranked by the field that has it: title, category, its parent, short text, lists, long
   * text.
   * @param question texts are folded like the indexed ones. Of `sought` the strictest comes first,
   * the last finds all that the others do. `within` is a category, `inTitles` skips all other
   * fields, `isNewestFirst` sorts articles of one rank by date
   * @returns the total and the first ids, within a rank recommended first, then by rating and title
   */
  search(
    db: Read,
    indexed: Indexed,
    question: Question,
    limit: number,
  ): Promise<{ ids: string[]; total: number }>;
  /**
   * Finds published content by its title: first titles that have words with all the beginnings in
   * `begun`, then titles that hold any of `sought`. @returns ids, each group sorted as in `search`
   */
  findTitled(
    db: Read,
    indexed: Indexed,
    question: { begun: readonly string[]; sought: readonly Sought[] },
    limit: number,
  ): Promise<string[]>;
  /** Lists the indexed words that start with this prefix, folded. */
  wordsBeginning(db: Read, prefix: string): Promise<Palabra[]>;
  /** Lists the indexed words with letters such as «ø», which people type as others. */
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
  holdsPictures,
  picksProducts,
  showsProducts,
  isNoAsin,
  elementsOf,
  withoutKey,
  jsonRows,
  unindexed,
  columnsOf,
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
}: Engine = isOnPostgres
  ? { ...postgresQueries, ...postgresErrors, ...postgresSearch }
  : { ...sqliteQueries, ...sqliteErrors, ...sqliteSearch };
