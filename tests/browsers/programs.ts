import { existsSync } from "node:fs";
import { hasProgram, installPackages } from "../support/programs.js";

export const MINI_BROWSER = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser";

const PACKAGES = {
  chromium: "chromium",
  chromedriver: "chromium-driver",
  "firefox-esr": "firefox-esr",
  WebKitWebDriver: "webkit2gtk-driver",
  Xvfb: "xvfb",
};

/** Installs the engines and their drivers, or says what is missing. */
export default function setUp(): void {
  const missing = Object.entries(PACKAGES)
    .filter(([program]) => !hasProgram(program))
    .map(([, name]) => name);
  if (missing.length > 0) installPackages(...missing);
  const absent = Object.keys(PACKAGES).filter((program) => !hasProgram(program));
  if (!existsSync(MINI_BROWSER)) absent.push(MINI_BROWSER);
  if (absent.length > 0) throw new Error(`Not here, and not to be installed: ${absent.join(", ")}`);
}
