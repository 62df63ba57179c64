import { buildIfChanged } from "../../app/cli/fresh-build.js";
import { NO_CLOCK } from "./fake-clock";
import { hasProgram, installPackages } from "./programs.js";

const PACKAGES = { w3m: "w3m", lynx: "lynx", tmux: "tmux", java: "default-jre-headless" };

/** Installs what the hard tier needs beside Node, or says what is missing. */
export default async function setUp(): Promise<void> {
  // Packing builds what is stale, which would take the site from under the other tests.
  await buildIfChanged(process.cwd());
  const programs = Object.entries(PACKAGES).filter(([program]) => !hasProgram(program));
  const missing = programs.map(([, name]) => name);
  if (NO_CLOCK) missing.push("faketime");
  if (missing.length === 0 || installPackages(...missing)) return;
  const sentence = `Not here, and not to be installed: ${missing.join(", ")} (Debian's names).`;
  if (process.env.CI) throw new Error(sentence);
  process.stderr.write(`${sentence} Tests that need them are skipped.\n`);
}
