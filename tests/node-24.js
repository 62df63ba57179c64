import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import process from "node:process";

/**
 * Runs tests that depend on Node, and some of whole sites, on Node 24 as well, in a copy of the
 * tree with the native package compiled for it. Without that Node or a compiler it counts as
 * skipped, and not as passed.
 */
const MAJOR = 24;
/** Later headers, from 24.19 to 24.21, make a package that crashes (nodejs/node#65446). */
const LAST_SOUND_HEADERS = "24.18";
/** Folders whose tests depend on Node; rules and screens behave the same on every version. */
const TESTS = [
  ...["auth", "cli", "db", "http", "mail", "runtime", "server", "ui"].map(
    (each) => `tests/${each}/`,
  ),
  ...["start", "pages", "importacion", "imagenes"].map((each) => `tests/site/${each}.test.ts`),
];
const root = path.resolve(import.meta.dirname, "..");
const work = mkdtempSync(path.join(os.tmpdir(), "mimbre-node-24-"));
const tree = path.join(work, "tree");
const modules = path.join(tree, "node_modules");
const node = path.join(work, "newest/bin/node");

/** @param {string} text */
const say = (text) => void process.stdout.write(`${text}\n`);

/** @param {string} program @param {string[]} args @param {import("node:child_process").SpawnSyncOptions} options */
function run(program, args, options = {}) {
  return spawnSync(program, args, { stdio: "inherit", cwd: work, timeout: 1_800_000, ...options });
}

/**
 * Fetches a release of Node from npm, with the program and the headers to compile with.
 * @param {string} range @param {string} folder @returns why it could not be fetched, if so
 */
function fetchNode(range, folder) {
  const name = `node-${process.platform}-${process.arch}`;
  const versions = run("npm", ["view", `${name}@${range}`, "version", "--json"], {
    stdio: ["ignore", "pipe", "ignore"],
    timeout: 60_000,
  });
  if (versions.status !== 0) return `the registry has no ${name}@${range}`;
  const newest = [JSON.parse(String(versions.stdout))]
    .flat()
    .sort((a, b) => a.localeCompare(b, "en", { numeric: true }))
    .at(-1);
  const packed = run("npm", ["pack", "--silent", `${name}@${newest}`], {
    stdio: ["ignore", "pipe", "inherit"],
    timeout: 180_000,
  });
  if (packed.status !== 0) return `${name}@${newest} cannot be fetched`;
  mkdirSync(path.join(work, folder));
  const archive = String(packed.stdout).trim();
  const unpacked = run("tar", ["-xzf", archive, "-C", folder, "--strip-components=1"]);
  return unpacked.status === 0 ? undefined : `${archive} cannot be unpacked`;
}

/** Copies the tree; of the packages only the native one is copied, and the rest is linked. */
function copyTree() {
  const left = new Set(["node_modules", ".git", "test-results", "data"]);
  mkdirSync(modules, { recursive: true });
  for (const name of readdirSync(root).filter((each) => !left.has(each))) {
    cpSync(path.join(root, name), path.join(tree, name), { recursive: true });
  }
  const installed = path.join(root, "node_modules");
  for (const name of readdirSync(installed).filter((each) => each !== "better-sqlite3")) {
    symlinkSync(path.join(installed, name), path.join(modules, name));
  }
  cpSync(path.join(installed, "better-sqlite3"), path.join(modules, "better-sqlite3"), {
    recursive: true,
    dereference: true,
  });
}

function compile() {
  const npm = path.dirname(String(run("npm", ["root", "-g"], { stdio: "pipe" }).stdout).trim());
  const gyp = path.join(npm, "node_modules/npm/node_modules/node-gyp/bin/node-gyp.js");
  const built = run(
    node,
    [gyp, "rebuild", "--release", `--nodedir=${path.join(work, "headers")}`],
    {
      cwd: path.join(modules, "better-sqlite3"),
      stdio: ["ignore", "ignore", "ignore"],
      timeout: 600_000,
    },
  );
  return built.status === 0 ? undefined : "better-sqlite3 cannot be compiled for it here";
}

/** The report's path is made absolute, because the copy is deleted at the end. */
const REPORT = "--outputFile=";
const report = process.argv.find((each) => each.startsWith(REPORT))?.slice(REPORT.length);
const passedOn = process.argv
  .slice(2)
  .map((each) => (each.startsWith(REPORT) ? REPORT + path.resolve(root, report ?? "") : each));

function prepare() {
  const missing = fetchNode(`${MAJOR}`, "newest") ?? fetchNode(LAST_SOUND_HEADERS, "headers");
  if (missing) return missing;
  copyTree();
  return compile();
}

try {
  const reason = prepare();
  if (reason) {
    say(`node ${MAJOR}: SKIPPED, ${reason}`);
    const none = { numPassedTests: 0, numFailedTests: 0 };
    if (report) writeFileSync(path.resolve(root, report), JSON.stringify(none));
  } else {
    say(`node ${MAJOR}: ${String(run(node, ["--version"], { stdio: "pipe" }).stdout).trim()}`);
    const args = ["node_modules/vitest/vitest.mjs", "run", "-c", "tests/vitest.config.ts"];
    args.push("--project", "unit*", "--project", "site", ...TESTS);
    // First in PATH, so that commands which tests start by name run on this Node too.
    const env = { ...process.env, PATH: `${path.dirname(node)}:${process.env.PATH}` };
    const { status } = run(node, [...args, ...passedOn], { cwd: tree, env });
    process.exitCode = status ?? 1;
  }
} finally {
  rmSync(work, { recursive: true, force: true });
}
