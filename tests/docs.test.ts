import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { makeFolder } from "./support/folder";

/** All documents: those of `docs/` by their path there, those of the top level as `../NAME.md`. */
const DOCS = [
  ...readdirSync("docs", { recursive: true, encoding: "utf8" }),
  "../README.md",
  "../CONTRIBUTING.md",
  "../SECURITY.md",
].filter((name) => name.endsWith(".md"));
const read = (name: string) => readFileSync(path.join("docs", name), "utf8");

/** Commands of a document, in their order. */
function commandsOf(name: string): string[] {
  const blocks = [...read(name).matchAll(/^ *```sh\n(.*?)^ *```$/gms)].map(
    (match) => match[1] ?? "",
  );
  const lines = blocks.flatMap((block) => block.split("\n"));
  return lines.map((line) => line.replace(/ # .*$/, "").trim()).filter(Boolean);
}

/** Commands not run here, with the reason or with the place where they are run. */
const ELSEWHERE: readonly [command: RegExp, where: string][] = [
  [
    /^npm ci$|^npm ci --omit=dev |^npm test$|^npm ci && npm (start|test)$|^npm run test:hard$|^node tests\/run\.js node24$/,
    ".ci/run",
  ],
  [/^npm run check$|^npm run test:unit$|^npm run build$/, "npm test, of which they are parts"],
  [/^npm run pack$/, "tests/hard/paquete.test.ts"],
  [/^sitio doctor$/, "tests/site/doctor.test.ts"],
  [/^node deploy\/doctor\/can-build\.js$/, "tests/deploy/doctor/machine.test.ts"],
  [/^npm start$/, "tests/playwright.config.ts starts the journeys' server by the same file"],
  [
    /^npm ci --ignore-scripts$|^npm rebuild better-sqlite3 esbuild$/,
    "tests/deploy.test.ts reads them in the Dockerfile",
  ],
  [/^git (pull|clone )/, "needs a place to pull from"],
  [/^docker /, "needs Docker's service; tests/deploy.test.ts reads the Dockerfile"],
  [
    /^(apt-get|cd|curl -fsSLO|echo|fallocate|install|journalctl|ln|rsync|scp|sed -i|sha256sum|systemctl|systemd-analyze|tar|ufw|useradd) |^npm prune /,
    "changes or reads the machine; tests/deploy.test.ts checks the files",
  ],
  [
    /^curl -s --fail --retry 30 --retry-connrefused --retry-delay 1 http:\/\/127\.0\.0\.1:3000\/readyz; echo$/,
    "tests/site/start.test.ts",
  ],
  [/ s3:\/\/BUCKET$/, "tests/site/copias-fuera.test.ts"],
];

const folder = makeFolder();
const data = path.join(folder, "data");
const env = { ...process.env, DATA_DIR: data };

/** Fills in the example names of a command, so that a shell in this folder can run it. */
function prepare(command: string): string {
  const copy = existsSync(path.join(data, "backups"))
    ? readdirSync(path.join(data, "backups")).find((name) => name.endsWith(".tar"))
    : "";
  return command
    .replace(/^sitio /, "npm run --silent site -- ")
    .replace("data/backups/COPIA.tar", path.join(data, "backups", copy ?? ""))
    .replace("productos.csv", path.join(folder, "productos.csv"))
    .replace("tienda.csv", path.join(folder, "tienda.csv"));
}

function run(command: string) {
  return spawnSync("sh", ["-c", prepare(command)], { encoding: "utf8", env, cwd: process.cwd() });
}

const isElsewhere = (command: string) => ELSEWHERE.some(([pattern]) => pattern.test(command));

/** The documents in an order in which each command finds what it needs. */
const ORDER = [
  "instalar.md",
  "primer-administrador.md",
  "importar-csv.md",
  "actualizar.md",
  "copias.md",
  "ajustes.md",
];

it("the README fits on two screens", () => {
  expect(read("../README.md").split("\n").length).toBeLessThanOrEqual(120);
});

it("the README's test command is what a checkout is proved by first, on a bare machine", () => {
  const [, test = ""] = /^(npm ci && npm test) /m.exec(readFileSync("README.md", "utf8")) ?? [];
  const script = readFileSync(".ci/run", "utf8");
  const commands = script.match(/^(?:PATH=\$bare )?(?:npm|node|npx|apt-get) .*$/gm) ?? [];
  const bare = commands.map((line) => /^PATH=\$bare (npm ci|npm test)\b/.exec(line)?.[1]);
  expect(bare.slice(0, 2).join(" && ")).toBe(test);
  expect(script).not.toContain("apt-get");
});

it("only the hard tier, the browsers and the tests on PostgreSQL need a program that a bare Debian with Node and git lacks", () => {
  const started = /\b(?:spawn|execFile)(?:Sync)?\(\s*"([\w.-]+)"/g;
  const names = readdirSync("tests", { recursive: true, encoding: "utf8" })
    .filter(
      (name) =>
        /\.(ts|tsx|js)$/.test(name) && !/^(hard|bench|browsers|postgres|cluster)\//.test(name),
    )
    .flatMap((name) => [...readFileSync(path.join("tests", name), "utf8").matchAll(started)])
    .map(([, program = ""]) => program);
  const base = ["apt-get", "git", "mount", "npm", "npx", "sh", "umount"];
  // Tests skip without the first two programs, and the hard tier installs the compiler.
  const others = ["caddy", "systemd-analyze", "cc"];
  expect([...new Set(names)].sort()).toEqual([...base, ...others].sort());
});

describe("the documents", () => {
  it("hold only commands that are run here or elsewhere", () => {
    const unknown = DOCS.flatMap((name) =>
      commandsOf(name)
        .filter((command) => !isElsewhere(command))
        .filter(
          (command) => !ORDER.includes(name) && command !== "npm sbom --sbom-format cyclonedx",
        )
        .map((command) => `${name}: ${command}`),
    );
    expect(unknown).toEqual([]);
  });

  /** Drops quoted code, in which a link is an example and leads nowhere. */
  const withoutCode = (name: string) => read(name).replace(/`[^`\n]*`/g, "");

  it("name only files and documents that are there", () => {
    const missing = DOCS.flatMap((name) => {
      const links = [...withoutCode(name).matchAll(/\]\(((?!https?:)[^)#]+)/g)].map(
        ([, target = ""]) => path.join("docs", path.dirname(name), target),
      );
      const files = [
        ...read(name).matchAll(/(?<![\w/.])((?:app|db|deploy|tests|docs)\/[\w./-]*\w\.\w+)/g),
      ];
      return [...links, ...files.map((match) => match[1] ?? "")]
        .filter((file) => !existsSync(file))
        .map((file) => `${name}: ${file}`);
    });
    expect(missing).toEqual([]);
  });

  it("give each difference from the specification its reason and the test that shows it", () => {
    const rows =
      read("especificacion.md")
        .match(/^\| .*$/gm)
        ?.slice(1) ?? [];
    expect(rows.length).toBeGreaterThan(80);
    const wrong = rows.filter((row) => {
      const [, spec, here, why, shown = "", ...rest] = row.split(" | ").join("|").split("|");
      const named = [...shown.matchAll(/`(tests\/[\w/.$[\]-]+)` «(.+?)»(?=,|$| )/g)];
      const isThere = named.every(
        ([, file = "", title = ""]) =>
          existsSync(file) && readFileSync(file, "utf8").includes(title),
      );
      return !(spec && here && why && named.length > 0 && isThere && rest.join("") === "");
    });
    expect(wrong).toEqual([]);
  });

  it("quote problems as the product words them", () => {
    const rows = read("problemas.md").matchAll(/^\| ([^|]*) \|/gm);
    const quoted = [...rows].flatMap(([, what = ""]) => [...what.matchAll(/«([^»]+)»/g)]);
    const words = quoted.map(([, text = ""]) => text.replace(/ ?(…|3000 .*)$/, ""));
    const sources = ["app", "db"].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" })
        .filter((name) => /\.(tsx?|js)$/.test(name))
        .map((name) => readFileSync(path.join(folder, name), "utf8")),
    );
    expect(words.length).toBeGreaterThan(15);
    expect(words.filter((text) => !sources.some((source) => source.includes(text)))).toEqual([]);
  });

  it("show small pictures that are there, each with a text", () => {
    const shown = DOCS.flatMap((name) => [
      ...withoutCode(name).matchAll(/!\[([^\]]*)\]\(([^)]+)\)/g),
    ]);
    const files = readdirSync("docs/pantallas").map((file) => `pantallas/${file}`);
    const names = shown.map(([, , file = ""]) => file.replace(/^docs\//, ""));
    expect([...new Set(names)].sort()).toEqual(files.sort());
    expect(shown.filter(([, text = ""]) => text.length < 10)).toEqual([]);
    const sizes = files.map((file) => statSync(path.join("docs", file)).size);
    expect(Math.max(...sizes)).toBeLessThan(60_000);
  });

  it("tell commands that work, one after the other on one new site", () => {
    mkdirSync(folder, { recursive: true });
    cpSync("tests/fixtures/csv/productos.csv", path.join(folder, "productos.csv"));
    cpSync("tests/fixtures/csv/shopify.csv", path.join(folder, "tienda.csv"));
    const commands = ORDER.flatMap(commandsOf).filter((command) => !isElsewhere(command));
    expect(commands.length).toBeGreaterThan(12);
    for (const command of commands) {
      const { status, stderr } = run(command);
      expect(status, `${command}\n${stderr}`).toBe(0);
    }
  });
});
