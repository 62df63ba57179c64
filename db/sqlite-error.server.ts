import SQLite from "better-sqlite3";

/** Whether an error says that another connection holds the lock. */
export function isBusy(error: unknown): boolean {
  return error instanceof SQLite.SqliteError && error.code.startsWith("SQLITE_BUSY");
}

/** Whether an error says that a row would have broken a rule of the tables; nothing was written. */
export function isConstraint(error: unknown): boolean {
  return error instanceof SQLite.SqliteError && error.code.startsWith("SQLITE_CONSTRAINT");
}

/** The `table.column` whose value another row has already, when that is what an error says. */
export function uniqueConflict(error: unknown): string | undefined {
  if (!(error instanceof SQLite.SqliteError)) return undefined;
  return /^UNIQUE constraint failed: (\S+)$/.exec(error.message)?.[1];
}

/** The word with which a trigger refused a write, or 'foreign key', when that is what an error says. */
export function refusedBy(error: unknown): string | undefined {
  if (!(error instanceof SQLite.SqliteError)) return undefined;
  if (error.message.startsWith("FOREIGN KEY constraint failed")) return "foreign key";
  return error.code === "SQLITE_CONSTRAINT_TRIGGER" ? error.message : undefined;
}
