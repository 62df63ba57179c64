import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import path from "node:path";
import process from "node:process";
import { hashSources } from "./source-hash.js";

const root = path.resolve(import.meta.dirname, "../..");
process.chdir(root);

const built = await readFile("build/stamp", "utf8").catch(() => "");
if (built !== (await hashSources(root))) {
  process.stdout.write("Construyendo el sitio…\n");
  const status = await build();
  if (status !== 0) process.exit(status);
}

process.env.NODE_ENV = "production";
process.argv.push("--init");
await import(path.join(root, "build/server/main.js"));

/** The build must end with this process, or it would hold the folder for ever. */
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
