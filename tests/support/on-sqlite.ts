import { it } from "vitest";
import { isOnPostgres } from "~/runtime/env.server";

/** Marks a test for the file database only, skipped on PostgreSQL. @param _reason for the reader */
export const onSqlite = (_reason: string) => it.skipIf(isOnPostgres);
