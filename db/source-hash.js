import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

const SOURCES = ["app", "db", "migrations", "public", "package.json", "remix.config.js"];
const NOT_BUILT = new Set(["media", "pictures"]);

/**
 * Fingerprint of everything a build is made from. Content and not dates: a fresh clone has new dates.
 * @param {string} root folder of the project
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
  const wanted = entries
    .filter((entry) => !(entry.isDirectory() && NOT_BUILT.has(entry.name)))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const lists = wanted.map((entry) => {
    const child = `${name}/${entry.name}`;
    return entry.isDirectory() ? listFiles(root, child) : [child];
  });
  return (await Promise.all(lists)).flat();
}
