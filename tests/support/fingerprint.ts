import { createHash } from "node:crypto";
import type { Site } from "./site";

/** @returns a hash that changes with any row of any table except these */
export function fingerprintOf(site: Site, except: readonly string[]): string {
  const sql = site.sql();
  const tables = sql
    .prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite_%'")
    .pluck()
    .all() as string[];
  const hash = createHash("sha256");
  for (const table of tables.filter((name) => !except.includes(name))) {
    for (const row of sql.prepare(`select * from "${table}"`).iterate()) {
      hash.update(JSON.stringify(row));
    }
  }
  return hash.digest("hex");
}
