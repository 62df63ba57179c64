import path from "node:path";
import { settings } from "~/runtime/env.server";
import * as postgres from "./postgres/open.server";
import type { Database } from "./schema/database";
import * as sqlite from "./sqlite/open.server";

export type { Database, Read, Trx } from "./schema/database";

export function databaseFile(): string {
  return path.join(settings().DATA_DIR, "site.db");
}

function open(): Database {
  const { DATABASE_URL } = settings();
  return DATABASE_URL ? postgres.openDatabase(DATABASE_URL) : sqlite.openDatabase(databaseFile());
}

let current: Database | undefined;

export function database(): Database {
  return current ?? setDatabase(open());
}

export function setDatabase(open: Database): Database {
  current = open;
  return open;
}

export async function closeDatabase(): Promise<void> {
  await current?.close();
  current = undefined;
}
