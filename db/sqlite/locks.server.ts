import { mkdirSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import SQLite from "better-sqlite3";
import { settings } from "~/runtime/env.server";
import { DatabaseBusyError } from "../engine/base/busy-error";
import { isBusy } from "./errors.server";

const PATIENCE_MS = 2_000;

const SITE_PATIENCE_MS = 60_000;

export class OccupiedError extends Error {
  override name = "OccupiedError";
}

/** Kept in a variable, because garbage collection would close the connection and free its lock. */
let held: SQLite.Database | undefined;

export function occupySite(): void {
  if (held) return;
  held = lockSite(SHARED, {
    timeout: PATIENCE_MS,
    problem: "Se está restaurando una copia en esta carpeta. Espera a que termine.",
  });
}

export function occupyAlone(): () => void {
  const lock = lockSite("begin exclusive", {
    timeout: 0,
    problem: `El sitio de ${settings().DATA_DIR} está en marcha. Páralo antes de restaurar.`,
  });
  return () => lock.close();
}

function lockSite(sql: string, { timeout, problem }: { timeout: number; problem: string }) {
  const { DATA_DIR } = settings();
  mkdirSync(DATA_DIR, { recursive: true, mode: 0o700 });
  try {
    return takeLock(path.join(DATA_DIR, "site.use.lock"), sql, timeout);
  } catch (error) {
    throw isBusy(error) ? new OccupiedError(problem) : error;
  }
}

function takeLock(file: string, sql: string, timeout: number): SQLite.Database {
  const lock = new SQLite(file, { timeout });
  try {
    return lock.exec(sql);
  } catch (error) {
    lock.close();
    throw error;
  }
}

const SHARED = "begin; select count(*) from sqlite_master";

export async function withSiteLock<T>(
  file: string,
  work: () => Promise<T>,
  { isShared = false } = {},
): Promise<T> {
  const lock = await waitForLock(`${file}.lock`, isShared ? SHARED : "begin exclusive");
  try {
    return await work();
  } finally {
    lock.close();
  }
}

/** Polls, because SQLite's own busy timeout would block the event loop for a minute. */
async function waitForLock(file: string, sql: string): Promise<SQLite.Database> {
  const deadline = Date.now() + SITE_PATIENCE_MS;
  for (;;) {
    try {
      return takeLock(file, sql, 0);
    } catch (error) {
      if (!isBusy(error)) throw error;
      if (Date.now() >= deadline) {
        throw new DatabaseBusyError(`another process still holds ${file}`);
      }
      await wait(50);
    }
  }
}
