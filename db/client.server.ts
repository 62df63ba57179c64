import path from "node:path";
import { settings } from "~/runtime/env.server";
import type { Database } from "./schema/database";
import { openDatabase } from "./sqlite/open.server";

export type { Database, Read, Trx } from "./schema/database";

export function databaseFile(): string {
  return path.join(settings().DATA_DIR, "site.db");
}

let current: Database | undefined;

export function database(): Database {
  return current ?? setDatabase(openDatabase(databaseFile()));
}

export function setDatabase(open: Database): Database {
  current = open;
  return open;
}

export async function closeDatabase(): Promise<void> {
  await current?.close();
  current = undefined;
}
