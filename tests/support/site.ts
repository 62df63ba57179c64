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

/** Fields of a form; pairs where a name comes more than once. */
export type Fields = Record<string, string> | [name: string, value: string][];

export interface Site {
  origin: string;
  dataDir: string;
  process: ChildProcess;
  /** Lines of the JSON log so far. */
  log: string[];
  /** A request to this site; redirects are answers here, not followed. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** A form post as a browser on this site sends it. */
  post(path: string, fields: Fields, headers?: HeadersInit): Promise<Response>;
  /** The same database, opened as the site itself does, whichever it is. */
  database(): Database;
  /** All mails so far as they were sent, the oldest first. */
  mails(): string[];
  /** A connection of another process to the file of a site on SQLite. */
  sql(): SQLite.Database;
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

export interface SiteOptions {
  env?: Record<string, string>;
  /** Without it `--init` makes a new site; with it this data folder is copied. */
  from?: string;
  args?: string[];
  /** Tree whose build is started; this one without it. */
  tree?: string;
}

/** Starts the built server on a data folder of its own and a free port. */
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

/** Resolves with the origin that the server prints; rejects with its errors when it exits. */
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
