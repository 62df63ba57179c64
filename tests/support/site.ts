import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, rmSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import SQLite from "better-sqlite3";
import type { Database } from "~db/schema/database";
import { makeFolder } from "./folder";
import { LAUNCH_ENV } from "./launch-env.js";
import { makeSiteDatabase } from "./site-database";

const MAIN = "build/server/main.js";

/** Fields of a form, as pairs where a name occurs more than once. */
export type Fields = Record<string, string> | [name: string, value: string][];

export interface Site {
  origin: string;
  dataDir: string;
  process: ChildProcess;
  /** The lines of the site's JSON log so far. */
  log: string[];
  /** Sends a request; redirects are returned and not followed. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Posts a form as a browser does from a page of this site. */
  post(path: string, fields: Fields, headers?: HeadersInit): Promise<Response>;
  /** Opens the site's database, on either engine. */
  database(): Database;
  /** All mails sent so far, oldest first. */
  mails(): string[];
  /** Opens the site's database file by a new connection, as another process would. */
  sql(): SQLite.Database;
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

export interface SiteOptions {
  env?: Record<string, string>;
  /** A data folder to copy; without it `--init` makes a new site. */
  from?: string;
  args?: string[];
  /** The tree whose build is started, by default this one. */
  tree?: string;
}

/** Starts the built server on a new data folder and a free port. */
export async function startSite({
  env = {},
  from,
  args = ["--init"],
  tree = ".",
}: SiteOptions = {}): Promise<Site> {
  const dataDir = makeFolder();
  if (from) cpSync(from, dataDir, { recursive: true });
  const kept = await makeSiteDatabase(dataDir, from);
  const child = spawn(process.execPath, [MAIN, ...args], {
    cwd: tree,
    env: {
      ...LAUNCH_ENV,
      NODE_ENV: "production",
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      PORT: "0",
      WORKERS: "1",
      LOG_LEVEL: "info",
      ...kept.env,
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const log: string[] = [];
  const origin = await listening(child, log);
  await kept.begin();
  const connections: SQLite.Database[] = [];
  let database: Database | undefined;
  return {
    origin,
    dataDir,
    process: child,
    log,
    fetch: (target, init) => fetch(origin + target, { redirect: "manual", ...init }),
    post: (target, fields, headers) =>
      fetch(origin + target, {
        method: "POST",
        redirect: "manual",
        headers: { Origin: origin, ...headers },
        body: new URLSearchParams(fields),
      }),
    database() {
      database ??= kept.open();
      return database;
    },
    mails: kept.mails,
    sql() {
      const connection = new SQLite(path.join(dataDir, "site.db"), { timeout: 5_000 });
      connections.push(connection);
      return connection;
    },
    async stop(signal = "SIGTERM") {
      for (const connection of connections) connection.close();
      await database?.close();
      const hasEnded = child.exitCode !== null || child.signalCode !== null;
      const code = hasEnded ? child.exitCode : await endOf(child, signal);
      await kept.drop();
      rmSync(dataDir, { recursive: true, force: true });
      return code;
    },
  };
}

async function endOf(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  const exit = once(child, "exit");
  child.kill(signal);
  return (await exit)[0];
}

/** @returns the origin that the server prints; rejects with its errors if it exits before */
function listening(child: ChildProcess, log: string[]): Promise<string> {
  if (!child.stdout || !child.stderr) throw new Error("the server's output is not read");
  const errors: string[] = [];
  createInterface(child.stderr).on("line", (line) => errors.push(line));
  const lines = createInterface(child.stdout);
  return new Promise((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`exit ${code}: ${errors.join("\n")}`)));
    lines.on("line", (line) => {
      log.push(line);
      const origin = /(http:\/\/\S+)$/.exec(line)?.[1];
      if (origin && !line.startsWith("{")) resolve(origin);
    });
  });
}
