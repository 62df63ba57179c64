import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import SQLite from "better-sqlite3";
import { expect, it } from "vitest";
import { tiposConsejo } from "~db/baseline/categorias";
import { demoConsejos, demoProductos } from "../support/demo";
import { makeFolder } from "../support/folder";
import { startSite } from "../support/site";

const newFolder = () => path.join(makeFolder(), "data");
const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;
const pictures = (folder: string) =>
  existsSync(path.join(folder, "media")) ? readdirSync(path.join(folder, "media")).length : 0;

/** Starts a new site, and kills it as soon as `isMoment` is true of its data folder. */
async function killAt(dataDir: string, isMoment: (folder: string) => boolean): Promise<void> {
  const child = spawn(process.execPath, ["build/server/main.js", "--init"], {
    env: { ...process.env, NODE_ENV: "production", DATA_DIR: dataDir, PORT: "0", DEMO: "1" },
    stdio: "ignore",
  });
  const exit = once(child, "exit");
  while (!isMoment(dataDir)) {
    if (child.exitCode !== null) throw new Error(`the start ended with ${child.exitCode}`);
    await wait(1);
  }
  child.kill("SIGKILL");
  await exit;
}

/** Expects a start on this folder to serve the whole demo site. */
async function expectWhole(DATA_DIR: string): Promise<void> {
  const site = await startSite({ env: { DATA_DIR, LOG_LEVEL: "error" } });
  const sql = new SQLite(path.join(DATA_DIR, "site.db"), { readonly: true });
  const count = (table: string) => sql.prepare(`select count(*) from ${table}`).pluck().get();
  expect(count("productos")).toBe(demoProductos.length);
  expect(count("consejos")).toBe(demoConsejos.length);
  expect(count("tipos_consejo")).toBe(tiposConsejo.length);
  expect(count("categorias where parent_id is null")).toBe(9);
  expect(await (await site.fetch("/")).text()).toContain("Trona evolutiva Pinarela Crece");
  const left = readdirSync(DATA_DIR).filter((name) => name.includes(".new"));
  expect(left).toEqual([]);
  sql.close();
  await site.stop();
  rmSync(DATA_DIR, { recursive: true });
}

it.each<[string, (folder: string) => boolean]>([
  ["before anything is made", (folder) => existsSync(path.join(folder, "site.db.lock"))],
  ["when the file is there", (folder) => existsSync(path.join(folder, "site.db.new"))],
  ["while it migrates", (folder) => sizeOf(path.join(folder, "site.db.new-wal")) > 100_000],
  ["while the categories come", (folder) => pictures(folder) > 10],
  ["while the demo comes", (folder) => pictures(folder) > 250],
  ["when it is in place", (folder) => existsSync(path.join(folder, "site.db"))],
])("a first start killed %s is made good by the next", async (_, isMoment) => {
  const folder = newFolder();
  await killAt(folder, isMoment);
  await expectWhole(folder);
});

it("an empty file and the log of a lost database give way to a new site", async () => {
  const folder = makeFolder();
  writeFileSync(path.join(folder, "site.db"), "");
  writeFileSync(path.join(folder, "site.db-wal"), Buffer.alloc(40_000, 7));
  await expectWhole(folder);
});
