import { readFileSync } from "node:fs";
import path from "node:path";
import { isBefore } from "./versions.js";

/** The oldest Node that any file may name, raised by hand. */
export const OLDEST_NODE = "20.19.0";

/** Places that name a version of Node: the oldest accepted, or the one that is used. */
const PLACES = [
  { file: "package.json", says: /"node": ">=([\d.]+)"/, kind: "oldest" },
  { file: "README.md", says: /^Node ([\d.]+) or newer/m, kind: "oldest" },
  { file: "CONTRIBUTING.md", says: /^Node ([\d.]+) or newer/m, kind: "oldest" },
  { file: "docs/instalar.md", says: /vale ([\d.]+) o posterior/, kind: "oldest" },
  { file: "docs/instalar.md", says: /\*\*Node (\d+)\b/, kind: "first" },
  { file: "docs/problemas.md", says: /\busa Node (\d+)/, kind: "first" },
  { file: "deploy/Dockerfile", says: /^FROM node:([\d.]+)-/m, kind: "first" },
];

/** @param {string} version */
const major = (version) => version.split(".")[0];

/** @param {string} version */
const whole = (version) => [...version.split("."), "0", "0"].slice(0, 3).join(".");

/**
 * @param {string} root folder of the project
 * @returns {string[]} places that differ from the first of their kind, or name too old a version
 */
export function nodeProblems(root) {
  const found = PLACES.map(({ file, says, kind }) => {
    const version = says.exec(readFileSync(path.join(root, file), "utf8"))?.[1];
    return { file, kind, version: version && whole(version) };
  });
  const standard = (/** @type {string} */ kind) =>
    found.find((each) => each.kind === kind)?.version;
  return found.flatMap(({ file, kind, version }) => {
    const expected = standard(kind) ?? "";
    if (!version) return [`${file} does not say which Node it takes`];
    if (isBefore(version, OLDEST_NODE)) {
      return [`${file} names Node ${version}, older than ${OLDEST_NODE}`];
    }
    const agrees = kind === "first" ? major(version) === major(expected) : version === expected;
    return agrees ? [] : [`${file} names Node ${version}, others ${expected}`];
  });
}
