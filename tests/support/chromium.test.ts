import { spawnSync } from "node:child_process";
import { chmodSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { makeFolder } from "./folder";
import { MAY_INSTALL } from "./programs.js";

/** A fake installer, which makes a browser only if the test lets it. */
const installer = (name: string) =>
  `#!/bin/sh\necho "${name} $*" >> "$NOTES"\n[ "$ABLE" = ${name} ] && : > "$BROWSER"\n`;

interface Machine {
  /** The installer that works on this machine; none by default. */
  able?: "npx" | "apt-get";
  /** The browsers on this machine: `named` by CHROMIUM_PATH, or the `system`'s own. */
  browsers?: string[];
}

/** Looks for a browser on a fake machine without a network. */
function find({ able, browsers = [] }: Machine) {
  const installers = { npx: installer("npx"), "apt-get": installer("apt-get") };
  const files = Object.fromEntries(browsers.map((name) => [name, ""]));
  const folder = makeFolder({ ...installers, ...files, notes: "" });
  for (const name of Object.keys(installers)) chmodSync(path.join(folder, name), 0o755);
  const system = path.join(folder, "system");
  const module = path.resolve("tests/support/chromium.js");
  const script = `import { findFirst } from ${JSON.stringify(module)};
    process.stdout.write("found " + findFirst([${JSON.stringify(system)}]));`;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--input-type=module", "-e", script],
    {
      encoding: "utf8",
      env: {
        NODE_ENV: "test",
        PATH: folder,
        PLAYWRIGHT_BROWSERS_PATH: path.join(folder, "none"),
        CHROMIUM_PATH: path.join(folder, "named"),
        NOTES: path.join(folder, "notes"),
        ABLE: able ?? "",
        BROWSER: system,
      },
    },
  );
  const found = /found (.*)/.exec(stdout)?.[1];
  const asked = readFileSync(path.join(folder, "notes"), "utf8").split("\n").filter(Boolean);
  return { status, found: found && path.basename(found), asked, stderr };
}

const FROM_PLAYWRIGHT = `npx playwright install${MAY_INSTALL ? " --with-deps" : ""} chromium`;

describe("the browser of the tests", () => {
  it.each([
    [["named", "system"], "named"],
    [["system"], "system"],
  ])("of %j is %s, and nothing is installed", (browsers, found) => {
    expect(find({ browsers })).toMatchObject({ status: 0, found, asked: [] });
  });

  it("is installed by Playwright where there is none", () => {
    expect(find({ able: "npx" })).toMatchObject({
      status: 0,
      found: "system",
      asked: [FROM_PLAYWRIGHT],
    });
  });

  it("comes from Debian where Playwright cannot download and we may install", ({ skip }) => {
    if (!MAY_INSTALL) skip("only root may install on Debian");
    const { status, found, asked } = find({ able: "apt-get" });
    expect([status, found]).toEqual([0, "system"]);
    expect(asked.slice(0, 3)).toEqual([
      FROM_PLAYWRIGHT,
      "apt-get -qq update",
      "apt-get -qq install -y --no-install-recommends chromium",
    ]);
  });

  it("is asked for in one clear line where it cannot be had", () => {
    const { status, found, stderr } = find({});
    expect([status, found]).toEqual([1, undefined]);
    expect(stderr).toBe(
      "No Chromium: install one (Debian: apt-get install chromium), or name its program in CHROMIUM_PATH.\n",
    );
  });
});
