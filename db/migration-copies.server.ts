import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import SQLite from "better-sqlite3";
import { backupsFolder } from "./backup/last-verified.server";

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
