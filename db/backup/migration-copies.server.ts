import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { copyCompact } from "../sqlite/copies.server";
import { backupsFolder } from "./last-verified.server";

const NAME = /^antes-de-migrar-(.{19})\.db$/;

const stamp = (date: Date) => date.toISOString().slice(0, 19);

export function copyBeforeMigrating(file: string): void {
  const folder = backupsFolder();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const copy = path.join(folder, `antes-de-migrar-${stamp(new Date())}.db`);
  rmSync(copy, { force: true });
  copyCompact(file, copy);
  chmodSync(copy, 0o600);
}

/** Deletes old copies, because they hold personal data that the site has promised to delete. */
export function purgeMigrationCopies(before: Date): void {
  const folder = backupsFolder();
  const names = existsSync(folder) ? readdirSync(folder) : [];
  for (const name of names) {
    const made = NAME.exec(name)?.[1];
    if (made && made < stamp(before)) rmSync(path.join(folder, name), { force: true });
  }
}
