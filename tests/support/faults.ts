import type { Site } from "./site";

/** Runs something while another process keeps the database locked for longer than sites wait. */
export async function whileLocked<T>(site: Site, run: () => Promise<T>): Promise<T> {
  const other = site.sql();
  other.exec("begin immediate");
  try {
    return await run();
  } finally {
    other.exec("rollback");
  }
}

/** Runs something while these tables are missing. */
export async function without<T>(
  site: Site,
  tables: readonly string[],
  run: () => Promise<T>,
): Promise<T> {
  const sql = site.sql();
  sql.pragma("legacy_alter_table = on");
  for (const table of tables) sql.exec(`alter table ${table} rename to ${table}_away`);
  try {
    return await run();
  } finally {
    for (const table of tables) sql.exec(`alter table ${table}_away rename to ${table}`);
  }
}
