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
import { onFile } from "./connection.server";

const NAME = /^antes-de-migrar-(.{19})\.db$/;

/** UTC, to the second; the names sort by it. */
const stamp = (date: Date) => date.toISOString().slice(0, 19);

export function copyBeforeMigrating(file: string): void {
  const folder = backupsFolder();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const copy = path.join(folder, `antes-de-migrar-${stamp(new Date())}.db`);
  rmSync(copy, { force: true });
  onFile(file, { readonly: true }, (database) => database.prepare("vacuum into ?").run(copy));
  chmodSync(copy, 0o600);
}

/** They hold what the site has promised to forget. */
export function purgeMigrationCopies(before: Date): void {
  const folder = backupsFolder();
  const names = existsSync(folder) ? readdirSync(folder) : [];
  for (const name of names) {
    const made = NAME.exec(name)?.[1];
    if (made && made < stamp(before)) rmSync(path.join(folder, name), { force: true });
  }
}

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
  return onFile(file, {}, (database) => {
    if (database.pragma("integrity_check(1)", { simple: true }) !== "ok") return "corrupt";
    const [orphan] = database.pragma("foreign_key_check") as { table: string }[];
    return orphan && { orphansIn: orphan.table };
  });
}

/** Whoever had access when the copy was made must sign in again. */
export function endAccess(file: string, areFactorsReset: boolean) {
  return onFile(file, {}, (database) => {
    // Takes what is deleted off the disk too.
    database.pragma("secure_delete = ON");
    return database.transaction(() => {
      const sessions = database.prepare("delete from sessions").run().changes;
      const links = database.prepare("delete from tokens").run().changes;
      if (areFactorsReset) {
        database.exec(`
          delete from mfa_factors;
          delete from mfa_recovery_codes;
          delete from attempt_limits;
          update profiles set mfa_enabled = 0;`);
      }
      return { sessions, links };
    })();
  });
}
