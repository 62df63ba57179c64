import { spawnSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import path from "node:path";
import process from "node:process";
import { hashSources } from "./source-hash.js";

/** `npm start`: builds when the sources have changed since the last build, then serves. */
const root = path.resolve(import.meta.dirname, "..");
process.chdir(root);

const built = await readFile("build/stamp", "utf8").catch(() => "");
if (built !== (await hashSources(root))) {
  process.stdout.write("Construyendo el sitio…\n");
  const { status } = spawnSync("npm", ["run", "--silent", "build"], {
    stdio: ["ignore", "ignore", "inherit"],
    shell: process.platform === "win32",
  });
  if (status !== 0) process.exit(status ?? 1);
}

process.env.NODE_ENV = "production";
process.argv.push("--init");
await import(path.join(root, "build/server/main.js"));
