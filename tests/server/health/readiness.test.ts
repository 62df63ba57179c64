import { existsSync, readdirSync, rmSync } from "node:fs";
import { expect, it } from "vitest";
import { createReadiness } from "~/server/health/readiness";
import { makeFolder } from "../../support/folder";

it("is ready with a current database on a disk that takes writes, and leaves nothing there", async () => {
  const folder = makeFolder();
  expect(await createReadiness([folder], async () => true)()).toBe(true);
  expect(readdirSync(folder)).toEqual([]);
});

it("is not ready with another database", async () => {
  expect(await createReadiness([makeFolder()], async () => false)()).toBe(false);
});

it("is not ready when one of its folders takes no writes", async () => {
  const folder = makeFolder({ file: "" });
  expect(await createReadiness([folder, `${folder}/file`], async () => true)()).toBe(false);
});

it("asks the disk once for many that ask at once", async () => {
  const folder = makeFolder();
  let asked = 0;
  const isReady = createReadiness([folder], async () => {
    asked += 1;
    return true;
  });
  expect(await Promise.all([isReady(), isReady(), isReady()])).toEqual([true, true, true]);
  expect(asked).toBe(1);
  rmSync(folder, { recursive: true });
  expect(existsSync(folder)).toBe(false);
});
