import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

const SOURCES = [
  "app",
  "db",
  "deploy/doctor",
  "migrations",
  "public",
  "package.json",
  "package-lock.json",
  "remix.config.js",
  "public-sheet.js",
  "tsconfig.json",
];

/** Left out, as the program reads them at run time; only pictures of the site are built in. */
const NOT_BUILT = /^db\/demo\/(media\/(?!sitio--)|.*\.(csv|json|md)$)/;

/**
 * Hashes contents instead of dates, because a fresh clone has new dates.
 * @param {string} root the project's folder
 * @returns {Promise<string>} SHA-256 in hex
 */
export async function hashSources(root) {
  const hash = createHash("sha256");
  for (const file of (await Promise.all(SOURCES.map((name) => listFiles(root, name)))).flat()) {
    hash
      .update(file)
      .update("\0")
      .update(await readFile(path.join(root, file)))
      .update("\0");
  }
  return hash.digest("hex");
}

/** @param {string} root @param {string} name @returns {Promise<string[]>} */
async function listFiles(root, name) {
  const entries = await readdir(path.join(root, name), { withFileTypes: true }).catch(() => null);
  if (!entries) return [name];
  const children = entries.map((entry) => ({ entry, child: `${name}/${entry.name}` }));
  const lists = children
    .sort((a, b) => (a.child < b.child ? -1 : 1))
    .map(({ entry, child }) => (entry.isDirectory() ? listFiles(root, child) : [child]));
  return (await Promise.all(lists)).flat().filter((file) => !NOT_BUILT.test(file));
}
