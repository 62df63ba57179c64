import { spawnSync } from "node:child_process";
import { appendFileSync, cpSync, symlinkSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { makeFolder } from "../support/folder";
import { type Site, startSite } from "../support/site";

const SOURCES = ["app", "db", "deploy", "migrations", "public", "build"];
const FILES = [
  ...["package.json", "package-lock.json", "tsconfig.json"],
  ...["remix.config.js", "public-sheet.js"],
];
/** Changed in each release, for visitors and for admins. */
const CHANGED = ["app/enhance/main.ts", "app/entry.client.tsx"];

let tree: string;

/** Builds the next release, whose scripts have other names. */
function release(name: string): void {
  for (const file of CHANGED)
    appendFileSync(path.join(tree, file), `\nconsole.debug("${name}");\n`);
  const { status, stderr } = spawnSync("npm", ["run", "--silent", "build"], {
    cwd: tree,
    encoding: "utf8",
  });
  expect(status, stderr).toBe(0);
}

const start = (from?: string) =>
  startSite({ tree, from, env: { DEMO: "1", LOG_LEVEL: "error", TRUSTED_PROXY_HOPS: "1" } });

async function upgrade(site: Site, name: string): Promise<Site> {
  release(name);
  // Starts the new release before the old one ends, whose folder would be deleted with it.
  const next = await start(site.dataDir);
  await site.stop();
  return next;
}

/** Fetches a page, and keeps the parts of it that an open tab would use later. */
async function open(site: Site, target: string) {
  const html = await (await site.fetch(target)).text();
  return {
    scripts: [...new Set(html.match(/\/assets\/[\w.-]+\.js/g))],
    hidden: [...html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(
      ([, name = "", value = ""]): [string, string] => [name, value],
    ),
  };
}

it("tabs that were open before a new version go on: their files are there and their forms work", async () => {
  tree = makeFolder();
  for (const name of SOURCES) {
    cpSync(path.resolve(name), path.join(tree, name), { recursive: true });
  }
  for (const name of FILES) cpSync(path.resolve(name), path.join(tree, name));
  symlinkSync(path.resolve("node_modules"), path.join(tree, "node_modules"));

  const first = await start();
  const contact = await open(first, "/contacto");
  const signIn = await open(first, "/auth");
  const scripts = [...contact.scripts, ...signIn.scripts];
  expect(contact.scripts).toHaveLength(1);
  expect(signIn.scripts.length).toBeGreaterThan(2);

  const second = await upgrade(first, "two");
  expect((await open(second, "/contacto")).scripts).not.toEqual(contact.scripts);
  for (const script of scripts) {
    const answer = await second.fetch(script);
    expect(answer.status, script).toBe(200);
    expect(answer.headers.get("Cache-Control"), script).toContain("immutable");
  }
  const sent = await second.post("/contacto", [
    ...contact.hidden,
    ["name", "Ana"],
    ["email", "ana@ejemplo.es"],
    ["subject", "Una trona"],
    ["message", "¿Cabe en una cocina estrecha?"],
  ]);
  expect([sent.status, sent.headers.get("Location")]).toEqual([303, "/contacto?enviado=1"]);
  const asked = "select count(*) from mensajes where subject = 'Una trona'";
  expect(second.sql().prepare(asked).pluck().get()).toBe(1);

  // Old scripts are served during one more release only.
  const third = await upgrade(second, "three");
  expect((await third.fetch(contact.scripts[0] ?? "")).status).toBe(404);
  await third.stop();
}, 300_000);
