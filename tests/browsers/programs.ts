import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { hasProgram, installPackages } from "../support/programs.js";

/** Debian keeps it in a folder named for the kind of processor. */
export function findMiniBrowser(): string {
  const places = readdirSync("/usr/lib").map((folder) =>
    path.join("/usr/lib", folder, "webkit2gtk-4.1/MiniBrowser"),
  );
  return places.find((place) => existsSync(place)) ?? "";
}

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
  if (!findMiniBrowser()) absent.push("MiniBrowser of WebKitGTK");
  if (absent.length > 0) throw new Error(`Not here, and not to be installed: ${absent.join(", ")}`);
}
