import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { compileAnew, hasSources, siteCommand } from "../../../deploy/doctor/command.js";
import { makeFolder } from "../../support/folder";

/** Makes a machine that serves from `/opt/mimbre-1`, with the sources in `/home`. */
function makeMachine({ hasOrder = true } = {}) {
  const root = makeFolder();
  const [served, home] = [path.join(root, "opt/mimbre-1"), path.join(root, "home")];
  for (const folder of [served, path.join(home, "app/cli"), path.join(root, "usr/local/bin")]) {
    mkdirSync(folder, { recursive: true });
  }
  writeFileSync(path.join(home, "app/cli/cli.ts"), "");
  symlinkSync(served, path.join(root, "opt/mimbre"));
  if (hasOrder) writeFileSync(path.join(root, "usr/local/bin/sitio"), "");
  return { root, served, home };
}

it("an order is given with «sitio» where the guide has set up the server", () => {
  const { root, served, home } = makeMachine();
  expect(siteCommand("backup", { root, here: served })).toBe("sitio backup");
  expect(siteCommand("backup", { root, here: home })).toBe("npm run site -- backup");
});

it("an archive that is served in another way needs no npm", () => {
  const { root, served } = makeMachine({ hasOrder: false });
  const here = path.join(root, "opt");
  for (const place of [
    { root, here: served },
    { root: here, here },
  ]) {
    expect(siteCommand("backup", place)).toBe("node build/server/cli.js backup");
    expect(hasSources(place)).toBe(false);
    expect(compileAnew(place)).not.toContain("npm");
  }
});

it("with sources npm gives orders and compiles", () => {
  expect(siteCommand("backup")).toBe("npm run site -- backup");
  expect(compileAnew()).toContain("npm rebuild better-sqlite3");
});
