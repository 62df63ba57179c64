import { readFileSync } from "node:fs";
import process from "node:process";
import { misfit, thisMachine } from "./machine.js";

/** `npm run pack` writes this note; a build made on the machine itself has none. */
const NOTE = "build/made-for.json";

/** Runs before any other import: a package compiled for another machine would crash the process. */
function refuseOther(note: string): void {
  const refusal = misfit(JSON.parse(note), thisMachine());
  if (!refusal) return;
  process.stderr.write(`${refusal}\n`);
  process.exit(78);
}

function readNote(): string | undefined {
  try {
    return readFileSync(NOTE, "utf8");
  } catch {
    return undefined;
  }
}

const note = readNote();
if (note) refuseOther(note);
