import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { isOnPostgres } from "~/runtime/env.server";
import * as postgres from "~db/postgres/open.server";
import type { Database } from "~db/schema/database";
import * as sqlite from "~db/sqlite/open.server";
import { domainHere } from "./free-port";
import { createSiteDatabase } from "./site-postgres.js";
import { startSmtp } from "./smtp-server";

/** The database of a started site, and the mails that it sends. */
export interface SiteDatabase {
  env: Record<string, string>;
  /** Called once the site answers. */
  begin(): Promise<void>;
  open(): Database;
  /** All mails sent so far, oldest first. */
  mails(): string[];
  drop(): Promise<void>;
}

async function inFolder(dataDir: string): Promise<SiteDatabase> {
  const folder = path.join(dataDir, "mail");
  return {
    env: {},
    begin: async () => undefined,
    open: () => sqlite.openDatabase(path.join(dataDir, "site.db")),
    // Only whole mails are read: a new one is written under another ending first.
    mails: () =>
      (existsSync(folder) ? readdirSync(folder) : [])
        .filter((name) => name.endsWith(".eml"))
        .sort()
        .map((file) => readFileSync(path.join(folder, file), "utf8")),
    drop: async () => undefined,
  };
}

/** The database of each data folder, as copying a site must copy both. */
const names = new Map<string, string>();

async function onServer(dataDir: string, from = ""): Promise<SiteDatabase> {
  const { name, env, open, drop } = await createSiteDatabase(names.get(from));
  names.set(dataDir, name);
  const smtp = await startSmtp();
  return {
    env: { ...env, SMTP_URL: smtp.url, ...(await domainHere()) },
    begin: open,
    open: () => postgres.openDatabase(env.DATABASE_URL),
    mails: () => smtp.received.map(({ raw }) => raw),
    async drop() {
      await smtp.stop();
      await drop();
    },
  };
}

/** Keeps rows in the data folder or, with DATABASE_URL, in a new database of that server. */
export const makeSiteDatabase = isOnPostgres ? onServer : inFolder;
