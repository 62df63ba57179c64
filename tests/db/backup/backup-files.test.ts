import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { pruneScheduled } from "~db/backup/backup-files.server";
import { backupsFolder } from "~db/backup/last-verified.server";

it("of the daily copies the newest stay; nobody else's is touched", () => {
  const daily = [21, 22, 23].map((day) => `copia-diaria-2026-11-${day}T04-00-00.tar`);
  const others = [
    "copia-2026-11-01T10-00-00.tar",
    "antes-de-migrar-2026-11-01T10:00:00.db",
    "copia-diaria-2026-11-01T04-00-00.txt",
    "ultima-comprobada.json",
  ];
  mkdirSync(backupsFolder(), { recursive: true });
  for (const name of [...daily, ...others]) writeFileSync(path.join(backupsFolder(), name), "");
  expect(pruneScheduled(3)).toEqual([]);
  expect(pruneScheduled(2)).toEqual([daily[0]]);
  expect(readdirSync(backupsFolder()).sort()).toEqual([...daily.slice(1), ...others].sort());
});
