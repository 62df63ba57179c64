import SQLite from "better-sqlite3";
import type { Logger } from "kysely";
import { codeOf } from "~/runtime/error-code";
import { log } from "~/runtime/log.server";
import { DatabaseBusyError } from "../engine/base/busy-error";

const hasCode = (error: unknown, pattern: RegExp) =>
  error instanceof SQLite.SqliteError && pattern.test(error.code);

export const isBusy = (error: unknown) => hasCode(error, /^SQLITE_BUSY/);

export const isConstraint = (error: unknown) => hasCode(error, /^SQLITE_CONSTRAINT/);

export function uniqueConflict(error: unknown): string | undefined {
  if (!(error instanceof SQLite.SqliteError)) return undefined;
  return /^UNIQUE constraint failed: (\S+)$/.exec(error.message)?.[1];
}

export function refusedBy(error: unknown): string | undefined {
  if (!(error instanceof SQLite.SqliteError)) return undefined;
  if (error.message.startsWith("FOREIGN KEY constraint failed")) return "foreign key";
  return error.code === "SQLITE_CONSTRAINT_TRIGGER" ? error.message : undefined;
}

const TROUBLES: readonly [RegExp, "full" | "denied" | "busy" | "failing"][] = [
  [/^SQLITE_FULL/, "full"],
  [/^SQLITE_(READONLY|CANTOPEN|PERM)/, "denied"],
  [/^SQLITE_BUSY/, "busy"],
  [/^SQLITE_IOERR/, "failing"],
];

export function troubleOf(error: unknown) {
  if (error instanceof DatabaseBusyError) return "busy";
  // Errors from a worker thread lose their class, so only their code tells.
  return TROUBLES.find(([pattern]) => pattern.test(codeOf(error) ?? ""))?.[1];
}

export const isDamage = (error: unknown) => hasCode(error, /^SQLITE_(CORRUPT|NOTADB)/);

const TABLE = /\b(?:from|into|update|join) "(\w+)"/g;

export function watchDamage(): { logger: Logger; isDamaged(): boolean } {
  let isDamaged = false;
  return {
    isDamaged: () => isDamaged,
    logger(event) {
      if (event.level !== "error" || isDamaged || !isDamage(event.error)) return;
      isDamaged = true;
      const tables = [...event.query.sql.matchAll(TABLE)].map(([, name]) => name);
      log().error({ tables: [...new Set(tables)] }, "database damaged: restore the last copy");
    },
  };
}
