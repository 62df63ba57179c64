import { hasProgram, installPackages } from "../support/programs.js";
import { ENGINES, findMiniBrowser } from "./engines";

const PACKAGES = {
  ...(ENGINES.includes("chromium") && { chromium: "chromium", chromedriver: "chromium-driver" }),
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
  if (!findMiniBrowser()) absent.push("MiniBrowser of WebKitGTK");
  if (absent.length > 0) throw new Error(`Not here, and not to be installed: ${absent.join(", ")}`);
}
