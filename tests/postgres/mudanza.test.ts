import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import SQLite from "better-sqlite3";
import pg from "pg";
import { beforeAll, describe, expect, it } from "vitest";
import { runSite } from "../support/command-line";
import { makeFolder } from "../support/folder";
import { ask, backUp, makeDemoSite, newDatabase, order, settingsFor } from "./server";

/** Statements after which a restore is killed, from its first table to its last rows. */
const POINTS = [
  ["CREATE TABLE", "public.profiles"],
  ["CREATE TRIGGER", "profiles_redaccion on public.profiles"],
  ["ALTER TABLE", "public.ajustes"],
  ["ALTER TABLE", "public.productos"],
  ["ALTER TABLE", "public.vistas"],
] as const;
const TABLES = "select tablename from pg_tables where schemaname = 'public'";
const OPEN = `select pid from pg_stat_activity
  where datname = current_database() and application_name = 'mimbre'`;
/** Counts transactions that have written, and now wait for a lock which the test holds. */
const WRITTEN = `select count(*)::int as held from pg_locks join pg_stat_activity using (pid)
  where locktype = 'advisory' and objid = 5 and not granted and backend_xid is not null
  and datname = current_database()`;

let folder: string;
let archive: string;
beforeAll(async () => {
  folder = await makeDemoSite();
  archive = await backUp(folder);
});

/** Hashes the rows of each table, except for the search index, which follows from them. */
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

/** Runs a statement within the transaction of a move, right after this one of its commands. */
const atPoint = (url: string, [tag, name]: readonly string[], deed: string) =>
  ask(
    url,
    "drop event trigger if exists point",
    `create or replace function do_there() returns event_trigger language plpgsql as $$ begin
      if exists (select from pg_event_trigger_ddl_commands()
        where command_tag = '${tag}' and object_identity = '${name}') then ${deed}; end if; end $$`,
    "create event trigger point on ddl_command_end execute function do_there()",
  );

function firstProduct(dataDir: string): unknown {
  const file = new SQLite(`${dataDir}/site.db`, { readonly: true });
  const id = file.prepare("select min(id) from productos").pluck().get();
  file.close();
  return id;
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

  it("that is killed within its transaction leaves the database empty", async () => {
    const url = await newDatabase();
    const host = makeFolder();
    const env = { ...process.env, ...settingsFor(url), DATA_DIR: host };
    for (const point of POINTS) {
      await atPoint(url, point, "perform pg_advisory_xact_lock(5)");
      const holder = new pg.Client({ connectionString: url });
      await holder.connect();
      await holder.query("select pg_advisory_lock(5)");
      const child = spawn(process.execPath, ["build/server/cli.js", "restore", archive], {
        env,
        stdio: "ignore",
      });
      const ended = once(child, "exit");
      await expect.poll(() => ask(url, WRITTEN)).toEqual([{ held: 1 }]);
      child.kill("SIGKILL");
      await ended;
      await holder.end();
      await expect.poll(() => ask(url, OPEN)).toEqual([]);
      expect([point, await ask(url, TABLES)]).toEqual([point, []]);
    }
    await ask(url, "drop event trigger point");
    await order(host, ["restore", archive], settingsFor(url));
    expect((await ask(url, TABLES)).length).toBeGreaterThan(30);
  });

  it("is refused, and the database stays empty, where one cell does not arrive as it left", async () => {
    const url = await newDatabase();
    await ask(
      url,
      `create function spoil() returns trigger language plpgsql as $$ begin
        if new.id = '${firstProduct(folder)}' then new.title := new.title || '.'; end if;
        return new; end $$`,
    );
    await atPoint(
      url,
      ["ALTER TABLE", "public.productos"],
      `execute 'create or replace trigger spoil before insert on productos
        for each row execute function spoil()'`,
    );
    const { status, stderr } = await runSite(makeFolder(), ["restore", archive], settingsFor(url));
    expect([status, stderr]).toEqual([
      78,
      expect.stringContaining("Al copiar, productos no quedó igual en las dos bases de datos."),
    ]);
    expect(await ask(url, TABLES)).toEqual([]);
  });

  it("leaves out the tables of Litestream, and refuses what has no place there in words", async () => {
    const own = await makeDemoSite();
    const id = firstProduct(own);
    const change = (...statements: string[]) => {
      const file = new SQLite(`${own}/site.db`);
      for (const each of statements) file.exec(each);
      file.close();
    };
    const moved = async () => {
      const url = await newDatabase();
      const orders = ["restore", await backUp(own), "--with-foreign"];
      const { status, stderr } = await runSite(makeFolder(), orders, settingsFor(url));
      return { status, stderr, tables: (await ask(url, TABLES)).length };
    };
    change(
      "create table _litestream_seq (id integer primary key, seq integer)",
      `update productos set pros = '["a\\u0000b"]', estado = 'published' where id = '${id}'`,
    );
    const unstorable = await moved();
    expect(unstorable).toMatchObject({ status: 78, tables: 0 });
    expect(unstorable.stderr).toContain(`Una lista de productos lleva un signo que PostgreSQL`);
    expect(unstorable.stderr).toContain(`: ${id}. Corrígelo en el sitio`);
    change(`update productos set pros = '["ab"]' where id = '${id}'`);
    expect(await moved()).toMatchObject({ status: 0, stderr: "" });
    change("create table apuntes (id integer)");
    const foreign = await moved();
    expect(foreign).toMatchObject({ status: 78, tables: 0 });
    expect(foreign.stderr).toContain("table apuntes. Quítalo del sitio");
  });
});
