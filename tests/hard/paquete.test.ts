import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, expect, it } from "vitest";
import { makeFolder } from "../support/folder";
import { domainHere, LEGAL_DATA } from "../support/free-port";
import { startSite } from "../support/site";

const folder = makeFolder();
const data = path.join(makeFolder(), "data");
let tree = "";

const run = (program: string, args: string[], cwd = process.cwd()) =>
  spawnSync(program, args, {
    cwd,
    encoding: "utf8",
    env: { PATH: process.env.PATH, HOME: folder, NODE_ENV: "test", DATA_DIR: data },
  });

beforeAll(() => {
  const packed = run("npm", ["run", "--silent", "pack", "--", folder]);
  expect(packed.status, packed.stderr).toBe(0);
  const [archive = ""] = readdirSync(folder).filter((name) => name.endsWith(".tar.gz"));
  expect(archive).toContain(`-${process.platform}-${process.arch}-node`);
  expect(run("tar", ["-xzf", archive], folder).status).toBe(0);
  tree = path.join(folder, /^mimbre-[\d.]+-[0-9a-f]{8}/.exec(archive)?.[0] ?? "");
});

it("the archive holds what serving needs, and neither data nor what only building needs", () => {
  expect(readdirSync(tree).sort()).toEqual([
    ...["README.md", "build", "db", "deploy", "docs", "migrations"],
    ...["node_modules", "package-lock.json", "package.json"],
  ]);
  const all = readdirSync(tree, { recursive: true, encoding: "utf8" });
  expect(all.filter((name) => /secrets\.json|\.env$|\.db$|\.map$/.test(name))).toEqual([
    "deploy/mimbre.env",
    "deploy/varias-maquinas/mimbre.env",
  ]);
  for (const name of ["vite", "typescript", "@remix-run/dev", "vitest"]) {
    expect(existsSync(path.join(tree, "node_modules", name)), name).toBe(false);
  }
});

it("unpacked elsewhere it serves a site that it makes, without an install or a build", async () => {
  const made = run("npm", ["run", "--silent", "site", "--", "init"], tree);
  expect([made.status, made.stderr]).toEqual([0, ""]);
  expect(run("npm", ["run", "--silent", "site", "--", "seed", "--demo"], tree).status).toBe(0);
  const env = { ...(await domainHere()), LOG_LEVEL: "error" };
  const site = await startSite({ tree, from: data, args: [], env });
  expect((await site.fetch("/")).status).toBe(503);
  site.sql().exec(LEGAL_DATA);
  const page = await site.fetch("/");
  expect(page.status).toBe(200);
  const [picture = ""] = /\/media\/[\w.-]+/.exec(await page.text()) ?? [];
  expect((await site.fetch(picture)).status).toBe(200);
  expect((await site.fetch("/readyz")).status).toBe(200);
  await site.stop();
});

it("no text of it names an order of npm, which its server may not have", () => {
  for (const order of [["doctor"], ["--ayuda"], ["backup", "--ayuda"], ["restore", "no.tar"]]) {
    const { stdout, stderr } = run("node", ["build/server/cli.js", ...order], tree);
    expect(stdout + stderr).not.toContain("npm");
  }
  const { stdout } = run("node", ["build/server/cli.js", "doctor"], tree);
  expect(stdout).toContain("node build/server/cli.js admin create tu correo");
});

it("a machine of another kind is refused in Spanish, by the server and by its orders", () => {
  const note = path.join(tree, "build/made-for.json");
  const made = JSON.parse(readFileSync(note, "utf8"));
  writeFileSync(note, JSON.stringify({ ...made, abi: "999", node: "99.1.0" }));
  for (const order of [
    ["run", "--silent", "serve"],
    ["run", "--silent", "site", "--", "version"],
  ]) {
    const { status, stdout, stderr } = run("npm", order, tree);
    expect([status, stdout]).toEqual([78, ""]);
    expect(stderr).toMatch(
      /^Este archivo del sitio se hizo para Node 99 en .*; aquí hay Node \d+ /,
    );
  }
  writeFileSync(note, JSON.stringify(made));
});
