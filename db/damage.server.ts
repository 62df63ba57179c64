import SQLite from "better-sqlite3";
import type { Logger } from "kysely";
import { log } from "~/log.server";

export interface DamageWatch {
  /** For Kysely, which tells it of each query. */
  logger: Logger;
  /**
   * Whether a query met a page of the file that makes no sense; stays true until the next start.
   */
  isDamaged(): boolean;
}

const DAMAGE = /^SQLITE_(CORRUPT|NOTADB)/;
const TABLE = /\b(?:from|into|update|join) "(\w+)"/g;

/** Notices a database that breaks while it is read, and names the tables of the first such query. */
export function watchDamage(): DamageWatch {
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

function isDamage(error: unknown): boolean {
  return error instanceof SQLite.SqliteError && DAMAGE.test(error.code);
}
