import { type RawBuilder, sql } from "kysely";

/**
 * Whether a column holds the text as it stands, wildcards of `like` included.
 * @param column as in SQL, with its table or without; its ASCII letters count in either case
 */
export function holds(column: string, text: string): RawBuilder<boolean> {
  const pattern = `%${text.replace(/[\\%_]/g, "\\$&")}%`;
  return sql<boolean>`${sql.ref(column)} like ${pattern} escape '\\'`;
}
