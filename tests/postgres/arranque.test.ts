import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { runSite } from "../support/command-line";
import { makeFolder } from "../support/folder";
import { startSite } from "../support/site";
import { ask, newDatabase, order, settingsFor } from "./server";

const start = (url: string, env: Record<string, string> = {}, folder = makeFolder()) =>
  runSite(folder, ["init"], { ...settingsFor(url), ...env });

/** A bucket at an address where nothing listens. */
const STORE = "http://clave:secreto@127.0.0.1:9/fotos";

describe("a start on a server", () => {
  it("names all that is missing or in the way at once, and changes nothing", async () => {
    const url = await newDatabase("encoding 'LATIN1' locale 'C'");
    await ask(url, "create table otra (id int)");
    const folder = makeFolder({ "site.db": "" });
    writeFileSync(`${folder}/site.db`, "x");
    const none = { SESSION_SECRET: "", MFA_KEY: "", SMTP_URL: "", SITE_ORIGIN: "" };
    const { status, stderr } = await start(url, none, folder);
    expect(status).toBe(78);
    const named = ["SESSION_SECRET", "MFA_KEY", "SMTP_URL", "SITE_ORIGIN", "site.db", "LATIN1"];
    for (const each of named) expect(stderr).toContain(each);
    expect(stderr).toContain("tablas de otro programa");
    expect(await ask(url, "select tablename from pg_tables where schemaname = 'public'")).toEqual([
      { tablename: "otra" },
    ]);
  });

  it("refuses a site that a newer program has written", async () => {
    const url = await newDatabase();
    const folder = makeFolder();
    await order(folder, ["init"], settingsFor(url));
    await ask(url, "insert into kysely_migration values ('9999_manana', '')");
    const { status, stderr } = await start(url, {}, folder);
    expect([status, stderr]).toEqual([78, expect.stringContaining("más nueva")]);
  });

  it("refuses a wrong name of a database, and one that is away in other words", async () => {
    const wrong = new URL(await newDatabase());
    wrong.pathname = "/no_existe";
    const refused = await start(wrong.href);
    expect([refused.status, refused.stderr]).toEqual([78, expect.stringContaining("No existe")]);
    const away = await start("postgresql://nadie@127.0.0.1:9/nada");
    expect([away.status, away.stderr]).toEqual([1, expect.stringContaining("no contesta")]);
  });

  it("says what to grant to a role that may not make tables", async () => {
    const url = new URL(await newDatabase());
    const name = url.pathname.slice(1);
    await ask(url.href, `create role ${name} login`);
    url.username = name;
    const { status, stderr } = await start(url.href);
    const grant = `${name} no puede crear tablas: grant create on schema public to ${name}`;
    expect([status, stderr]).toEqual([78, expect.stringContaining(grant)]);
  });

  it("refuses a search path of which no schema is there", async () => {
    const url = await newDatabase();
    const name = new URL(url).pathname.slice(1);
    await ask(url, `alter database ${name} set search_path = no_hay`);
    const { status, stderr } = await start(url);
    expect([status, stderr]).toEqual([78, expect.stringContaining("create schema NOMBRE")]);
    await ask(url, "create schema no_hay");
    expect((await start(url)).status).toBe(0);
  });

  it("refuses a site whose tables are of another role", async () => {
    const url = new URL(await newDatabase());
    const name = url.pathname.slice(1);
    await order(makeFolder(), ["init"], settingsFor(url.href));
    await ask(url.href, `create role ${name} login`, `grant create on schema public to ${name}`);
    url.username = name;
    const { status, stderr } = await start(url.href);
    expect([status, stderr]).toEqual([78, expect.stringContaining("son de otro usuario")]);
  });

  it("leaves tables of others beside its own alone", async () => {
    const url = await newDatabase();
    const folder = makeFolder();
    await order(folder, ["init"], settingsFor(url));
    await ask(url, "create table otra (id int)", "insert into otra values (1)");
    await order(folder, ["migrate"], settingsFor(url));
    expect(await ask(url, "select id from otra")).toEqual([{ id: 1 }]);
  });

  it("tells what is wrong with the store of pictures together with the database", async () => {
    const env = { ...settingsFor(await newDatabase()), SMTP_URL: "", MEDIA_URL: STORE };
    const child = spawn(process.execPath, ["build/server/main.js"], {
      env: { PATH: process.env.PATH, NODE_ENV: "production", DATA_DIR: makeFolder(), ...env },
    });
    const [told, [status]] = await Promise.all([text(child.stderr), once(child, "close")]);
    expect(status).toBe(78);
    for (const each of ["MEDIA_URL", "SMTP_URL", "Está vacía"]) expect(told).toContain(each);
  });

  it("of two hosts at once makes one site, as a role that may do nothing else", async () => {
    const url = new URL(await newDatabase());
    const name = url.pathname.slice(1);
    await ask(url.href, `create role ${name} login`, `alter database ${name} owner to ${name}`);
    url.username = name;
    const env = { ...settingsFor(url.href), SITE_ORIGIN: "http://localhost:4600", DEMO: "0" };
    const sites = await Promise.all([startSite({ env }), startSite({ env })]);
    for (const site of sites) expect((await site.fetch("/readyz")).status).toBe(200);
    await Promise.all(sites.map((site) => site.stop()));
  });
});

describe("the doctor on a server", () => {
  const look = (url: string, env: Record<string, string> = {}) =>
    runSite(makeFolder(), ["doctor"], { ...settingsFor(url), ...env });

  it("goes on without a database that is away", async () => {
    const away = "postgresql://nadie@127.0.0.1:9/nada";
    const { status, stdout, stderr } = await look(away, { MEDIA_URL: STORE });
    expect([status, stderr]).toEqual([1, ""]);
    expect(stdout).toContain("mal    Datos: La base de datos (DATABASE_URL) no contesta.");
    for (const each of ["Disco", "Imágenes", "Copias", "Servicio", "Reloj", "Correo"]) {
      expect(stdout).toMatch(new RegExp(` ${each}: `));
    }
  });

  it("names what a start would refuse", async () => {
    const { stdout } = await look(await newDatabase("encoding 'LATIN1' locale 'C'"));
    expect(stdout).toContain("mal    Datos: Guarda los textos en LATIN1.");
    expect(stdout).toContain("mal    Datos: Está vacía.");
  });

  it("looks into a site that is there", async () => {
    const url = await newDatabase();
    await order(makeFolder(), ["init"], settingsFor(url));
    const { stdout } = await look(url);
    expect(stdout).toContain("bien   Datos: la base de datos es de esta versión");
    expect(stdout).toContain("aviso  Administrador: todavía no hay ninguno");
  });
});
