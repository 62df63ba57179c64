import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { expect, it } from "vitest";
import { makeFolder } from "../support/folder";
import { runningIn } from "../support/left-behind.js";

const HERE = process.cwd();
/** All sources that a build is made of, besides package.json. */
const SOURCES = [
  ...["app/a", "db/a", "deploy/doctor/a", "migrations/a", "public/a"],
  ...["package-lock.json", "remix.config.js", "public-sheet.js", "tsconfig.json"],
];

/** Starts a program with a folder in its environment, by which all its children are found. */
function start(command: string, args: string[], cwd = HERE) {
  const DATA_DIR = makeFolder();
  const env = { PATH: process.env.PATH, DATA_DIR, PORT: "0", WORKERS: "2", DEMO: "0" };
  const child = spawn(command, args, {
    cwd,
    env: { NODE_ENV: "production", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  return { child, DATA_DIR };
}

async function says(child: ChildProcess, word: RegExp): Promise<void> {
  const { stdout, stderr } = child;
  if (!stdout || !stderr) throw new Error("nobody listens");
  const ended = once(child, "exit").then(() => Promise.reject(new Error("it ended")));
  const lines = [stdout, stderr].map(async (stream) => {
    for await (const line of createInterface(stream)) if (word.test(line)) return;
    await ended;
  });
  await Promise.race([...lines, ended]);
}

const nobodyIn = (folder: string) =>
  expect.poll(() => runningIn(folder), { timeout: 15_000, interval: 100 }).toEqual([]);

it.each<[command: string, args: string[], signal: NodeJS.Signals]>([
  ["npm", ["start"], "SIGTERM"],
  ["npm", ["start"], "SIGKILL"],
  ["sh", ["-c", "node build/server/main.js --init & wait"], "SIGTERM"],
  ["sh", ["-c", "node build/server/main.js --init & wait"], "SIGKILL"],
])("%s %j takes its servers along at a %s", async (command, args, signal) => {
  const { child, DATA_DIR } = start(command, args);
  await says(child, /^Mimbre está en /);
  expect(runningIn(DATA_DIR).length).toBeGreaterThan(3);
  const ended = once(child, "exit");
  child.kill(signal);
  await ended;
  await nobodyIn(DATA_DIR);
});

it("npm start takes its build along at a SIGTERM", async () => {
  const scripts = { start: "exec node app/cli/start.js", build: "exec node build.js" };
  const tree = makeFolder({
    "package.json": JSON.stringify({ type: "module", scripts }),
    "build.js": "process.stderr.write('a build\\n'); setInterval(() => undefined, 1000);",
    "app/cli/start.js": readFileSync("app/cli/start.js"),
    "app/cli/fresh-build.js": readFileSync("app/cli/fresh-build.js"),
    "app/cli/source-hash.js": readFileSync("app/cli/source-hash.js"),
    ...Object.fromEntries(SOURCES.map((name) => [name, ""])),
  });
  const { child, DATA_DIR } = start("npm", ["start"], tree);
  await says(child, /^a build$/);
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
  await nobodyIn(DATA_DIR);
});
