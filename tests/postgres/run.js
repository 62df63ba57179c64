import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import process from "node:process";
import { ON_BOTH } from "../support/engines.js";
import { installPackages } from "../support/programs.js";

/**
 * Runs the tests that touch the database on PostgreSQL too, and what only sites on it show; with
 * `journeys` those of the browser. The server is Debian's, in a cluster of this run that listens on a
 * socket and keeps nothing.
 */
const LIB = "/usr/lib/postgresql";

function binaries() {
  const [newest] = existsSync(LIB) ? readdirSync(LIB).sort((a, b) => Number(b) - Number(a)) : [];
  const folder = path.join(LIB, newest ?? "", "bin");
  return newest && existsSync(path.join(folder, "initdb")) ? folder : undefined;
}

const bin = binaries() ?? (installPackages("postgresql") ? binaries() : undefined);
if (!bin) {
  process.stderr.write("Not here, and not to be installed: postgresql (Debian's name).\n");
  process.exit(process.env.CI ? 1 : 0);
}

const folder = mkdtempSync(path.join(os.tmpdir(), "mimbre-postgres-"));
const isRoot = process.getuid?.() === 0;
mkdirSync(path.join(folder, "socket"));
if (isRoot) spawnSync("chown", ["-R", "postgres", folder]);
chmodSync(folder, 0o755);

/** A server does not run as root. @param {string} program @param {string[]} args */
function runAsUser(program, ...args) {
  const command = [path.join(bin ?? "", program), ...args];
  const [name = "", ...rest] = isRoot ? ["runuser", "-u", "postgres", "--", ...command] : command;
  const { status } = spawnSync(name, rest, { stdio: ["ignore", "ignore", "inherit"], cwd: folder });
  if (status !== 0) throw new Error(`${program} ended with ${status}`);
}

const data = path.join(folder, "data");
const OPTIONS = [
  "listen_addresses=''",
  `unix_socket_directories='${folder}/socket'`,
  ...["fsync=off", "full_page_writes=off", "max_connections=200"],
];

/** @param {string[]} args @param {Record<string, string>} env @returns whether it succeeded */
async function npx(args, env) {
  const child = spawn("npx", args, { stdio: "inherit", env: { ...process.env, ...env } });
  return (await once(child, "exit"))[0] === 0;
}

const JOURNEYS = ["playwright", "test", "-c", "tests/playwright.config.ts"];
const TESTS = ["vitest", "run", "-c", "tests/vitest.config.ts"];

/** @param {string} url @param {string[]} asked */
async function runTests(url, asked) {
  const reports = asked.filter((each) => each.startsWith("-"));
  const files = asked.filter((each) => !each.startsWith("-"));
  const ofSites = await npx([...TESTS, "--project", "postgres", ...files], { POSTGRES_URL: url });
  const both = files.length > 0 ? files : ON_BOTH.map((each) => `tests/${each}`);
  const units = ["--project", "unit", "--project", "unit-alone", "--passWithNoTests", ...reports];
  const onBoth = await npx([...TESTS, ...units, ...both], { DATABASE_URL: url });
  return ofSites && onBoth;
}

try {
  runAsUser("initdb", "-D", data, "-U", "mimbre", "-A", "trust", "-E", "UTF8", "--locale=C", "-N");
  const options = OPTIONS.map((option) => `-c ${option}`).join(" ");
  runAsUser("pg_ctl", "-D", data, "-w", "-l", path.join(folder, "log"), "-o", options, "start");
  const url = `postgresql://mimbre@localhost/postgres?host=${encodeURIComponent(`${folder}/socket`)}`;
  const [kind, ...args] = process.argv.slice(2);
  const succeeded =
    kind === "journeys"
      ? await npx([...JOURNEYS, ...args], { DATABASE_URL: url })
      : await runTests(url, process.argv.slice(2));
  if (!succeeded) process.exitCode = 1;
} finally {
  runAsUser("pg_ctl", "-D", data, "-m", "immediate", "stop");
  rmSync(folder, { recursive: true, force: true });
}
