import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import path from "node:path";
import process from "node:process";
import { hashSources } from "./source-hash.js";

/**
 * Builds the site if `build` was made of other sources.
 * @param {string} root the project's folder, which is also the working directory
 */
export async function buildIfChanged(root) {
  const built = await readFile(path.join(root, "build/stamp"), "utf8").catch(() => "");
  if (built === (await hashSources(root))) return;
  process.stdout.write("Construyendo el sitio…\n");
  const status = await build();
  if (status !== 0) process.exit(status);
}

/** The build must end with this process, or it would run on and hold the folder. */
async function build() {
  const child = spawn("npm", ["run", "--silent", "build"], {
    stdio: ["ignore", "ignore", "inherit"],
    shell: process.platform === "win32",
  });
  const tell = (/** @type {NodeJS.Signals} */ signal) => void child.kill(signal);
  process.on("SIGTERM", tell).on("SIGINT", tell);
  const [status] = await once(child, "exit");
  process.off("SIGTERM", tell).off("SIGINT", tell);
  return status ?? 1;
}
