import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import SQLite from "better-sqlite3";
import { beforeAll, describe, expect, it } from "vitest";
import { runSite } from "../support/command-line";
import { makeFolder } from "../support/folder";
import { ask, backUp, makeDemoSite, newDatabase, order, settingsFor } from "./server";

const KILLS = 5;
const TABLES = "select tablename from pg_tables where schemaname = 'public'";

let folder: string;
let archive: string;
beforeAll(async () => {
  folder = await makeDemoSite();
  archive = await backUp(folder);
});

/** The sum of each table's rows, but for the index of searches, which follows from them. */
function sumsOf(dataDir: string): Record<string, string> {
  const file = new SQLite(`${dataDir}/site.db`, { readonly: true });
  const names = file
    .prepare(`select name from sqlite_schema where type = 'table'
      and name not like 'sqlite%' and name not like 'kysely%' and name not like 'busqueda%'`)
    .pluck()
    .all() as string[];
  const sums = names.map((name) => {
    const rows = file.prepare(`select * from "${name}"`).raw().all();
    const text = rows
      .map((row) => JSON.stringify(row))
      .sort()
      .join();
    return [name, createHash("sha256").update(text).digest("hex")];
  });
  file.close();
  return Object.fromEntries(sums);
}

describe("moving a site", () => {
  it("to a server and back leaves every row and picture as it was", async () => {
    const url = await newDatabase();
    const host = makeFolder();
    await order(host, ["restore", archive], settingsFor(url));
    expect(readdirSync(`${host}/media`).sort()).toEqual(readdirSync(`${folder}/media`).sort());
    const again = makeFolder();
    await order(again, ["restore", await backUp(host, settingsFor(url))]);
    const plain = makeFolder();
    await order(plain, ["restore", archive]);
    expect(sumsOf(again)).toEqual(sumsOf(plain));
    await ask(
      url,
      "update productos set title = title || '.' where id = (select min(id) from productos)",
    );
    const changed = makeFolder();
    await order(changed, ["restore", await backUp(host, settingsFor(url))]);
    const before = sumsOf(plain);
    const differ = Object.entries(sumsOf(changed)).filter(([name, sum]) => before[name] !== sum);
    expect(differ.map(([name]) => name).sort()).toEqual(["content_version", "productos"]);
  });

  it("is refused into a database that is not empty, and puts the file of before aside", async () => {
    const url = await newDatabase();
    const own = await makeDemoSite();
    await order(own, ["restore", archive], settingsFor(url));
    expect(readdirSync(own).filter((name) => /^site\.db(?!\.lock)/.test(name))).toEqual([
      expect.stringMatching(/^site\.db\.movido-\d{4}-\d\d-\d\d-\d{9}$/),
    ]);
    const { status, stderr } = await runSite(own, ["restore", archive], settingsFor(url));
    expect([status, stderr]).toEqual([78, expect.stringContaining("No está vacía")]);
  });

  it("that is killed leaves the database empty", async () => {
    const url = await newDatabase();
    const host = makeFolder();
    const env = { ...process.env, ...settingsFor(url), DATA_DIR: host };
    for (let kill = 0; kill < KILLS; kill++) {
      const child = spawn(process.execPath, ["build/server/cli.js", "restore", archive], {
        env,
        stdio: "ignore",
      });
      const ended = once(child, "exit");
      await wait(400 + 250 * kill);
      child.kill("SIGKILL");
      await ended;
      const left = child.signalCode ? await ask(url, TABLES) : [];
      expect(left).toEqual([]);
    }
    const last = await runSite(host, ["restore", archive], settingsFor(url));
    expect([0, 1]).toContain(last.status);
    expect((await ask(url, TABLES)).length).toBeGreaterThan(30);
  });
});
