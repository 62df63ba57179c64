import { mkdirSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import SQLite from "better-sqlite3";
import { settings } from "~/env.server";
import { DatabaseBusyError, isBusy } from "./errors.server";

/** A restore gives up its lock within this time, or it is one that a start must not wait for. */
const PATIENCE_MS = 2_000;

/** The data folder is in use in a way that excludes this one; the message says how, in Spanish. */
export class OccupiedError extends Error {
  override name = "OccupiedError";
}

/** Kept, as a collected connection would give its lock back. */
let held: SQLite.Database | undefined;

/**
 * Says, until this process ends, that it works on the site of DATA_DIR; any number may.
 * @throws {OccupiedError} while the site is being restored
 */
export function occupySite(): void {
  if (held) return;
  held = takeLock("begin; select count(*) from sqlite_master", {
    timeout: PATIENCE_MS,
    problem: "Se está restaurando una copia en esta carpeta. Espera a que termine.",
  });
}

/**
 * Keeps every other process off the site.
 * @returns lets them in again
 * @throws {OccupiedError} while one works on it
 */
export function occupyAlone(): () => void {
  const lock = takeLock("begin exclusive", {
    timeout: 0,
    problem: `El sitio de ${settings().DATA_DIR} está en marcha. Páralo antes de restaurar.`,
  });
  return () => lock.close();
}

/** A lock that ends with its process, however that ends; the empty file it is taken on stays. */
function takeLock(sql: string, { timeout, problem }: { timeout: number; problem: string }) {
  const { DATA_DIR } = settings();
  mkdirSync(DATA_DIR, { recursive: true, mode: 0o700 });
  const lock = new SQLite(path.join(DATA_DIR, "site.use.lock"), { timeout });
  try {
    return lock.exec(sql);
  } catch (error) {
    lock.close();
    throw isBusy(error) ? new OccupiedError(problem) : error;
  }
}

/** How long one process waits while another one makes or migrates the site. */
const SITE_PATIENCE_MS = 60_000;

/**
 * Does work that only one process may do to a database at a time: making it, copying and migrating it.
 * @param file path of the database; the lock is taken on an empty file beside it, which stays
 * @throws {DatabaseBusyError} when another process holds the lock for too long
 */
export async function withSiteLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const lock = await takeSiteLock(`${file}.lock`);
  try {
    return await work();
  } finally {
    lock.close();
  }
}

async function takeSiteLock(file: string): Promise<SQLite.Database> {
  const lock = new SQLite(file, { timeout: 0 });
  const deadline = Date.now() + SITE_PATIENCE_MS;
  for (;;) {
    try {
      return lock.exec("begin exclusive");
    } catch (error) {
      if (isBusy(error) && Date.now() < deadline) {
        await wait(50);
        continue;
      }
      lock.close();
      throw isBusy(error)
        ? new DatabaseBusyError("another process still makes or migrates the site")
        : error;
    }
  }
}
