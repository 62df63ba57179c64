import SQLite from "better-sqlite3";
import { expect, it, vi } from "vitest";
import { isOnPostgres } from "~/runtime/env.server";
import { memoOnContent, memoOnContentFor } from "~db/content-memo.server";
import { siteDatabase } from "../support/database";
import { changeRows } from "../support/stored";

const db = siteDatabase();

const rename = (nombre: string) => changeRows("categorias", { nombre }, { slug: "sillas-coche" });

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
    throw isOnPostgres
      ? Object.assign(new Error("locked"), { code: "55P03" })
      : new SQLite.SqliteError("database is locked", "SQLITE_BUSY");
  });
  expect([await ask(), await ask()]).toEqual([2, 3]);
  locked.mockRestore();
  expect(await ask()).toBe(1);
});

it("reads once for each key until the content changes", async () => {
  const reads: string[] = [];
  const ask = memoOnContentFor(async (key) => reads.push(key));
  expect([await ask("cunas"), await ask("tronas"), await ask("cunas")]).toEqual([1, 2, 1]);
  await rename("Sillas");
  expect([await ask("cunas"), await ask("cunas")]).toEqual([3, 3]);
  expect(reads).toEqual(["cunas", "tronas", "cunas"]);
});

it("does not keep the failure of a key", async () => {
  const broken = new Set(["cunas"]);
  const ask = memoOnContentFor(async (key) => {
    if (broken.has(key)) throw new Error("roto");
    return key;
  });
  await expect(ask("cunas")).rejects.toThrow("roto");
  broken.clear();
  expect(await ask("cunas")).toBe("cunas");
});
