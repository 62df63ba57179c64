import SQLite from "better-sqlite3";
import { expect, it, vi } from "vitest";
import { memoOnContent } from "~db/content-memo.server";
import { seedBaseline } from "~db/seed/baseline.server";
import { testDatabase } from "../support/database";

const db = testDatabase(seedBaseline);

const rename = (nombre: string) =>
  db
    .database()
    .write((trx) =>
      trx.updateTable("categorias").set({ nombre }).where("slug", "=", "sillas-coche").execute(),
    );

it("reads once until the content changes", async () => {
  let reads = 0;
  const ask = memoOnContent(async () => ++reads);
  expect([await ask(), await ask()]).toEqual([1, 1]);
  await rename("Sillas");
  expect([await ask(), await ask()]).toEqual([2, 2]);
});

it("does not keep a failure", async () => {
  let isBroken = true;
  const ask = memoOnContent(async () => {
    if (isBroken) throw new Error("roto");
    return "entero";
  });
  await expect(ask()).rejects.toThrow("roto");
  isBroken = false;
  expect(await ask()).toBe("entero");
});

it("reads for itself while another process has locked the file", async () => {
  let reads = 0;
  const ask = memoOnContent(async () => ++reads);
  await ask();
  const locked = vi.spyOn(db.database(), "contentVersion").mockImplementation(() => {
    throw new SQLite.SqliteError("database is locked", "SQLITE_BUSY");
  });
  expect([await ask(), await ask()]).toEqual([2, 3]);
  locked.mockRestore();
  expect(await ask()).toBe(1);
});
