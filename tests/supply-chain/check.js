import { readFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { entryProblems, nameOf } from "./lock-entries.js";
import { nodeProblems } from "./node-versions.js";
import { isBefore } from "./versions.js";

/**
 * Compares package-lock.json with known advisories, and looks for missing entries in it and for
 * versions of Node that disagree, all without the network. An advisory that cannot be solved is
 * listed as open, with the reason why it does no harm here.
 *
 * @typedef {object} Advisory
 * @property {string} id
 * @property {string} package
 * @property {string} [introduced] first version with the fault; without it all before `fixed`
 * @property {string} fixed first version without the fault
 * @property {string} summary
 * @property {string} [open] the reason why it may stay
 *
 * @typedef {{ advisory: Advisory, where: string, version: string }} Finding
 */

/**
 * @param {import("./lock-entries.js").Lock} lock
 * @param {Advisory[]} advisories
 * @returns {Finding[]} installed versions with an advisory
 */
export function findAdvisories(lock, advisories) {
  return Object.entries(lock.packages).flatMap(([where, entry]) => {
    const { version = "" } = entry;
    const installed = nameOf(where, entry);
    return advisories
      .filter((each) => where !== "" && each.package === installed)
      .filter(({ introduced = "0.0.0", fixed }) => {
        return !isBefore(version, introduced) && isBefore(version, fixed);
      })
      .map((advisory) => ({ advisory, where, version }));
  });
}

/** @param {Finding[]} findings @param {Advisory[]} advisories @returns {string[]} */
export function problemsOf(findings, advisories) {
  const bad = findings
    .filter(({ advisory }) => !advisory.open)
    .map(({ advisory, where, version }) => {
      return `${where} ${version}: ${advisory.id}, ${advisory.summary}; mended in ${advisory.fixed}`;
    });
  const found = new Set(findings.map(({ advisory }) => advisory));
  const stale = advisories
    .filter((each) => each.open && !found.has(each))
    .map(
      ({ id, package: name }) => `${id} (${name}) is listed as open, but nothing has it any more`,
    );
  return [...bad, ...stale];
}

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(file, "utf8"));

if (process.argv[1] === path.resolve(import.meta.filename)) {
  const root = process.argv[2] ?? ".";
  const lock = readJson(path.join(root, "package-lock.json"));
  const { allowScripts } = readJson(path.join(root, "package.json"));
  const advisories = readJson(path.join(import.meta.dirname, "advisories.json"));
  const findings = findAdvisories(lock, advisories);
  const problems = [
    ...problemsOf(findings, advisories),
    ...entryProblems(lock, allowScripts),
    ...nodeProblems(root),
  ];
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  const open = new Set(findings.filter(({ advisory }) => advisory.open).map((f) => f.advisory.id));
  process.stdout.write(
    `${advisories.length} advisories: ${problems.length} problems; open with a reason: ${[...open].join(", ")}\n`,
  );
  if (problems.length > 0) process.exitCode = 1;
}
