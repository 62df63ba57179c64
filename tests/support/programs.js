import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import process from "node:process";

/** Programs of the system that tests need: which are here, and how they come here. */

/** True where the system's package manager is at our command. */
export const MAY_INSTALL = process.getuid?.() === 0 && existsSync("/etc/debian_version");

/** @param {string} name */
export function hasProgram(name) {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  return folders.some((folder) => existsSync(path.join(folder, name)));
}

/**
 * Installs packages of Debian, where we may.
 * @param {string[]} names
 * @returns {boolean} whether they are installed
 */
export function installPackages(...names) {
  /** @param {string[]} args */
  const apt = (...args) => {
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    return spawnSync("apt-get", ["-qq", ...args], { stdio: ["ignore", 2, 2], env }).status === 0;
  };
  return MAY_INSTALL && apt("update") && apt("install", "-y", "--no-install-recommends", ...names);
}
