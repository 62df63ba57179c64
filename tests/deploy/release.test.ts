import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const read = (file: string) => readFileSync(file, "utf8");
const { version } = JSON.parse(read("package.json"));
const released = [...read("docs/CHANGELOG.md").matchAll(/^## (.+)$/gm)].map(([, number]) => number);

it("the newest number of the change log is the program's, in the lock file too", () => {
  const lock = JSON.parse(read("package-lock.json"));
  expect([released[0], lock.version, lock.packages[""].version]).toEqual(Array(3).fill(version));
});

it("versions have three numbers, each newer than the one below it and listed once", () => {
  for (const number of released) expect(number).toMatch(/^\d+\.\d+\.\d+$/);
  const newer = (one = "", other = "") => other.localeCompare(one, "en", { numeric: true });
  expect(released).toEqual([...new Set(released)].sort(newer));
});

it("each version says what to do before it", () => {
  const parts = read("docs/CHANGELOG.md").split(/^## /m).slice(1);
  expect(parts.filter((part) => !part.includes("**Antes de actualizar**"))).toEqual([]);
});

it("the documents that name a version name one that was released", () => {
  const texts = ["docs/actualizar.md", "docs/instalar.md", "CONTRIBUTING.md"].map(read).join();
  const named = [...texts.matchAll(/\bv(\d+\.\d+\.\d+)|mimbre-(\d+\.\d+\.\d+)/g)];
  expect(named.length).toBeGreaterThan(2);
  for (const [, tag, archive] of named) expect(released).toContain(tag ?? archive);
});

it("the measured tables are of this release or the one before it", () => {
  const parts = read("docs/rendimiento.md")
    .split(/<!-- bench \w+ -->/)
    .slice(1);
  const measured = parts.map((part) => /, version (\d+\.\d+\.\d+), /.exec(part)?.[1]);
  measured.push(JSON.parse(read("tests/bench/last-release.json")).version);
  expect(measured.length).toBeGreaterThan(4);
  for (const number of measured) expect(released.slice(0, 2)).toContain(number);
});
