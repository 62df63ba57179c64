import { type RawBuilder, sql } from "kysely";

/**
 * Many rows as one parameter: a table with the column `value`, one JSON object in each row, so that
 * statements are the same text however many rows there are.
 */
export function jsonRows(rows: readonly object[]): RawBuilder<{ value: string }> {
  return sql`json_each(${JSON.stringify(rows)})`;
}
