import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import process from "node:process";

/** Finds programs of the system that tests need, and installs them if possible. */

/** True if this user may install packages of Debian. */
export const MAY_INSTALL = process.getuid?.() === 0 && existsSync("/etc/debian_version");

/** @param {string} name */
export function hasProgram(name) {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  return folders.some((folder) => existsSync(path.join(folder, name)));
}

/**
 * Installs packages of Debian if this user may.
 * @param {string[]} names
 * @returns {boolean} true if all are installed now
 */
export function installPackages(...names) {
  /** @param {string[]} args */
  const apt = (...args) => {
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    return spawnSync("apt-get", ["-qq", ...args], { stdio: ["ignore", 2, 2], env }).status === 0;
  };
  return MAY_INSTALL && apt("update") && apt("install", "-y", "--no-install-recommends", ...names);
}
