import { it } from "vitest";
import { isOnPostgres } from "~/runtime/env.server";

/** A test for SQLite alone, also where the others run on PostgreSQL; the list of them is by its reasons. */
export const onSqlite = (_reason: string) => it.skipIf(isOnPostgres);
