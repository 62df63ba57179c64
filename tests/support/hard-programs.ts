import { buildIfChanged } from "../../app/cli/fresh-build.js";
import { NO_CLOCK } from "./fake-clock";
import { hasProgram, installPackages } from "./programs.js";

const PACKAGES = { w3m: "w3m", lynx: "lynx", tmux: "tmux", java: "default-jre-headless" };

/** Installs programs that the hard tests need, or names those that are missing. */
export default async function setUp(): Promise<void> {
  // Builds first, as a later build by `npm run pack` would replace files that tests are using.
  await buildIfChanged(process.cwd());
  const programs = Object.entries(PACKAGES).filter(([program]) => !hasProgram(program));
  const missing = programs.map(([, name]) => name);
  if (NO_CLOCK) missing.push("faketime");
  if (missing.length === 0 || installPackages(...missing)) return;
  const sentence = `Not here, and not to be installed: ${missing.join(", ")} (Debian's names).`;
  if (process.env.CI) throw new Error(sentence);
  process.stderr.write(`${sentence} Tests that need them are skipped.\n`);
}
