import { writeFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { runSite } from "../support/command-line";
import { makeFolder } from "../support/folder";
import { startSite } from "../support/site";
import { ask, newDatabase, order, settingsFor } from "./server";

const start = (url: string, env: Record<string, string> = {}, folder = makeFolder()) =>
  runSite(folder, ["init"], { ...settingsFor(url), ...env });

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
