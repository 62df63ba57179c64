import path from "node:path";
import process from "node:process";
import { buildIfChanged } from "./fresh-build.js";

const root = path.resolve(import.meta.dirname, "../..");
process.chdir(root);
await buildIfChanged(root);

process.env.NODE_ENV = "production";
// Sentences, because a person reads this command's output, while `serve` writes for a journal.
process.env.LOG ??= "frases";
process.argv.push("--init");
await import(path.join(root, "build/server/main.js"));
