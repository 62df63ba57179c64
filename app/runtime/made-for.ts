import { readFileSync } from "node:fs";
import process from "node:process";
import { misfit, thisMachine } from "./machine.js";

/** Written by `npm run pack`; what is built where it runs has none. */
const NOTE = "build/made-for.json";

/** Imported before all else: the packages with compiled code would end the process in English. */
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
