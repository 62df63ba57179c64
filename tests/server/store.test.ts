import { statSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { closeStore, isStoreReady } from "~/server/store";
import { createDatabaseFile, openDatabase, setDatabase } from "~db/client.server";
import { migrate } from "~db/migrator.server";
import { makeFolder } from "./support";

function openNew() {
  const file = path.join(makeFolder(), "site.db");
  createDatabaseFile(file);
  const open = openDatabase(file);
  setDatabase(open);
  return { file, open };
}

it("is ready once all migrations ran, and not after closing", async () => {
  const { open } = openNew();
  expect(await isStoreReady()).toBe(false);
  await migrate(open);
  expect(await isStoreReady()).toBe(true);
  await open.close();
  await expect(isStoreReady()).rejects.toThrow();
});

it("leaves nothing in the log beside the file", async () => {
  const { file, open } = openNew();
  const logSize = () => statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0;
  await migrate(open);
  expect(logSize()).toBeGreaterThan(0);
  await closeStore();
  expect(logSize()).toBe(0);
});
