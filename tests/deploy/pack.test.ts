import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import tar from "tar-stream";
import { expect, it } from "vitest";
import { hashSources } from "../../app/cli/source-hash.js";
import { makeFolder } from "../support/folder";

const filesOf = (...places: string[]) =>
  spawnSync("git", ["ls-files", ...places], { encoding: "utf8" })
    .stdout.trim()
    .split("\n");

const STRAY = [
  ...["deploy/produccion.env", "deploy/clave.pem", "deploy/site.db", "deploy/notas.md"],
  ...["deploy/doctor/claves.js", "deploy/doctor/secrets.json", "docs/claves.txt"],
  ...["docs/pantallas/copia.tar", "migrations/copia.db", "migrations/0001_personas.sql"],
  ...["db/demo/notas.txt", "db/demo/consejos/clave", "db/demo/consejos/salud/clave.pem"],
  ...["db/demo/media/site.db", "secrets.json", "copia.tar", ".env.production"],
];

/** Leaves out the demo's many pictures, of which one is enough. */
const demoFiles = () => filesOf("db/demo").filter((name) => /\.(csv|md)$|demo\.json$/.test(name));

/** Makes a tree that counts as built, without packages, with files that people leave there. */
async function makeTree(): Promise<string> {
  const own = filesOf("deploy", "docs", "migrations", "README.md", "package.json");
  const needed = ["fresh-build.js", "source-hash.js"].map((name) => `app/cli/${name}`);
  const copied = [...own, ...demoFiles(), ...needed, "app/runtime/machine.js"];
  const tree = makeFolder({
    ...Object.fromEntries(copied.map((file) => [file, readFileSync(file)])),
    ...Object.fromEntries(STRAY.map((file) => [file, "secreto"])),
    "db/demo/media/una.avif": "x",
    "db/demo/read-demo.server.ts": "",
    "public/robots": "x",
    "build/server/main.js": "x",
    "package-lock.json": '{"packages":{}}',
    ...Object.fromEntries(
      ["remix.config.js", "public-sheet.js", "tsconfig.json"].map((name) => [name, ""]),
    ),
  });
  symlinkSync(path.resolve("node_modules"), path.join(tree, "node_modules"));
  writeFileSync(path.join(tree, "build/stamp"), await hashSources(tree));
  return tree;
}

async function namesIn(archive: string): Promise<string[]> {
  const extract = tar.extract();
  extract.end(gunzipSync(readFileSync(archive)));
  const names: string[] = [];
  for await (const entry of extract) {
    if (entry.header.type === "file") names.push(entry.header.name.replace(/^[^/]+\//, ""));
    entry.resume();
  }
  return names;
}

/** Git tells which files are ours, but the copy for Node 24 is no repository. */
const isRepository = existsSync(".git");

it.runIf(isRepository)(
  "the archive of npm run pack holds each file of ours, and nothing that was left beside them",
  async () => {
    const tree = await makeTree();
    const { stdout, stderr } = spawnSync(process.execPath, [path.join(tree, "deploy/pack.js")], {
      encoding: "utf8",
      env: { ...process.env, INIT_CWD: tree },
    });
    expect(stderr).toBe("");
    const names = await namesIn(stdout.trim().replace(/ \(\d+ MB\)$/, ""));
    expect(demoFiles().length).toBeGreaterThan(30);
    const ours = filesOf("deploy", "docs", "migrations", "README.md", "package.json");
    const expected = [
      ...ours.filter((name) => name !== "deploy/pack.js"),
      ...[...demoFiles(), "package-lock.json", "db/demo/media/una.avif"],
      ...["build/server/main.js", "build/stamp", "build/made-for.json"],
    ];
    expect(names.sort()).toEqual(expected.sort());
  },
);

it("Docker's builder is sent what the build reads, and nothing else", () => {
  const lines = readFileSync(".dockerignore", "utf8").trim().split("\n").slice(1);
  const sources = /const SOURCES = \[(.*?)\]/s.exec(readFileSync("app/cli/source-hash.js", "utf8"));
  const names = [...(sources?.[1] ?? "").matchAll(/"(.*?)"/g)].map(([, name]) => `!${name}`);
  expect(names.length).toBeGreaterThan(8);
  expect(lines[0]).toBe("*");
  expect(lines.filter((line) => line.startsWith("!")).sort()).toEqual(names.sort());
  expect(lines).toEqual(expect.arrayContaining(["**/.*", "**/*.env", "**/secrets.json"]));
});
