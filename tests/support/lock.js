import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";

/**
 * `npm run lock` adds optional packages of other platforms, and missing checksums, to the lock
 * file. If a registry lacks a package, npm leaves it out of the file, and `npm ci` fails on the
 * platform that needs it.
 */

/** @typedef {{ version?: string, optional?: boolean, dev?: boolean, os?: string[], cpu?: string[], optionalDependencies?: Record<string, string>, integrity?: string }} Package */

const OS = ["android", "darwin", "freebsd", "linux", "win32", "openbsd", "netbsd", "sunos", "aix"];
const CPU = ["arm64", "arm", "x64", "ia32", "loong64", "ppc64", "riscv64", "s390x", "mips64el"];

/**
 * True if Node would find this package, as required by a package in the lock file.
 * @param {Record<string, Package>} packages @param {string} from @param {string} name
 */
function isLocked(packages, from, name) {
  let folder = from;
  while (folder) {
    if (packages[`${folder}/node_modules/${name}`]) return true;
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/node_modules/")));
  }
  return packages[`node_modules/${name}`] !== undefined;
}

/**
 * Finds optional packages that others require, but that are missing in the lock file.
 * @param {Record<string, Package>} packages
 * @returns {{ name: string, version: string, dev: boolean }[]}
 */
export function findMissing(packages) {
  return Object.entries(packages).flatMap(([folder, { optionalDependencies = {}, dev }]) =>
    Object.entries(optionalDependencies)
      .filter(([name, version]) => /^\d/.test(version) && !isLocked(packages, folder, name))
      .map(([name, version]) => ({ name, version, dev: dev === true })),
  );
}

/** @param {{ name: string, version: string, dev: boolean }} missing @returns {Package} */
function toEntry({ name, version, dev }) {
  const words = (name.split("/").pop() ?? "").split("-");
  const os = OS.filter((word) => words.includes(word));
  const cpu = words.includes("wasm32") ? ["wasm32"] : CPU.filter((word) => words.includes(word));
  return {
    version,
    ...(cpu.length > 0 && { cpu }),
    ...(dev && { dev }),
    optional: true,
    ...(os.length > 0 && { os }),
  };
}

/** @param {string} name @param {string | undefined} version */
function integrityOf(name, version) {
  const args = ["view", `${name}@${version}`, "dist.integrity"];
  return execFileSync("npm", args, { encoding: "utf8" }).trim();
}

/**
 * Puts the checksum where npm would, so that its next change of the file stays small.
 * @param {Record<string, Package>} packages
 */
function addIntegrity(packages) {
  for (const [folder, { version, integrity, ...rest }] of Object.entries(packages)) {
    const name = folder.replace(/^.*node_modules\//, "");
    if (folder === "" || integrity) continue;
    packages[folder] = { version, integrity: integrityOf(name, version), ...rest };
  }
}

if (process.argv[1] === import.meta.filename) {
  const lock = JSON.parse(readFileSync("package-lock.json", "utf8"));
  const missing = findMissing(lock.packages);
  for (const each of missing) lock.packages[`node_modules/${each.name}`] ??= toEntry(each);
  addIntegrity(lock.packages);
  const sorted = Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1));
  lock.packages = Object.fromEntries(sorted);
  writeFileSync("package-lock.json", `${JSON.stringify(lock, null, 2)}\n`);
  process.stdout.write(`${missing.length} packages of other platforms added\n`);
}
