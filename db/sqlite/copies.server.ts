import {
  chmodSync,
  closeSync,
  existsSync,
  fdatasyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  rmSync,
} from "node:fs";
import path from "node:path";
import SQLite from "better-sqlite3";
import { backupsFolder } from "../backup/last-verified.server";
import { STEADY_BYTES } from "../backup/steady-file.server";

const NAME = /^antes-de-migrar-(.{19})\.db$/;

/** As it stands in the names: UTC, to the second, in the order of time. */
const stamp = (date: Date) => date.toISOString().slice(0, 19);

/** Keeps the database as it is before an update. */
export function copyBeforeMigrating(file: string): void {
  const folder = backupsFolder();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const copy = path.join(folder, `antes-de-migrar-${stamp(new Date())}.db`);
  if (existsSync(copy)) rmSync(copy);
  const connection = new SQLite(file, { readonly: true, timeout: 5_000 });
  try {
    connection.prepare("vacuum into ?").run(copy);
  } finally {
    connection.close();
  }
  chmodSync(copy, 0o600);
}

/** Deletes old ones: they hold what the site has promised to forget. */
export function purgeMigrationCopies(before: Date): void {
  const folder = backupsFolder();
  const names = existsSync(folder) ? readdirSync(folder) : [];
  for (const name of names) {
    const made = NAME.exec(name)?.[1];
    if (made && made < stamp(before)) rmSync(path.join(folder, name), { force: true });
  }
}

/** At once, in pages of 4 KiB. */
const STEP_PAGES = STEADY_BYTES / 4096;

/** Copies a database that is in use, without keeping its writers waiting. */
export async function copyDatabase(file: string, copy: string): Promise<void> {
  const source = new SQLite(file, { readonly: true, timeout: 5_000 });
  let written: number | undefined;
  try {
    // Else a copy made in steps begins anew whenever somebody writes.
    source.exec("begin; select count(*) from sqlite_schema");
    await source.backup(copy, {
      progress() {
        written ??= openSync(copy, "r");
        fdatasyncSync(written);
        return STEP_PAGES;
      },
    });
  } finally {
    if (written !== undefined) closeSync(written);
    source.close();
  }
}

/** @returns what is wrong with the rows of a database that nobody uses */
export function findFault(file: string): "corrupt" | { orphansIn: string } | undefined {
  const connection = new SQLite(file, { fileMustExist: true });
  try {
    if (connection.pragma("integrity_check(1)", { simple: true }) !== "ok") return "corrupt";
    const [orphan] = connection.pragma("foreign_key_check") as { table: string }[];
    return orphan && { orphansIn: orphan.table };
  } finally {
    connection.close();
  }
}

/** Whoever had access when the copy was made must sign in again. */
export function endAccess(file: string, areFactorsReset: boolean) {
  const connection = new SQLite(file, { fileMustExist: true });
  // Deletes rows whole and takes their content off the disk too.
  connection.pragma("secure_delete = ON");
  try {
    return connection.transaction(() => {
      const sessions = connection.prepare("delete from sessions").run().changes;
      const links = connection.prepare("delete from tokens").run().changes;
      if (areFactorsReset) {
        connection.exec(`
          delete from mfa_factors;
          delete from mfa_recovery_codes;
          delete from attempt_limits;
          update profiles set mfa_enabled = 0;`);
      }
      return { sessions, links };
    })();
  } finally {
    connection.close();
  }
}
