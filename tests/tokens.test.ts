import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

const css = readFileSync(path.resolve("app/styles/tokens.css"), "utf8");
const [light = "", dark = ""] = css.split("@media screen and (prefers-color-scheme: dark)");

function colours(block: string): Record<string, string> {
  const pairs = [...block.matchAll(/--color-([a-z-]+): (#[0-9a-f]{6});/g)];
  return Object.fromEntries(pairs.map(([, name = "", value = ""]) => [name, value]));
}

const themes = { light: colours(light), dark: { ...colours(light), ...colours(dark) } };

/** Relative luminance as WCAG 2 defines it. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

/** Text on its grounds, 4.5 at least. */
const TEXT: [string, string[]][] = [
  ["ink", ["page", "surface", "band", "band-strong", "brand-tint", "accent-tint", "danger-tint"]],
  ["soft", ["page", "surface", "band", "brand-tint"]],
  ["brand", ["page", "surface", "band", "brand-tint"]],
  ["accent", ["page", "surface", "accent-tint"]],
  ["danger", ["page", "surface", "danger-tint"]],
  ["on-brand", ["brand"]],
  ["on-accent", ["accent", "accent-strong"]],
  ["on-brand-soft", ["brand-strong"]],
  ["on-brand-strong", ["brand-strong"]],
];

/** Edges of controls and marks that carry meaning, 3 at least. */
const MARKS: [string, string[]][] = [
  ["control", ["page", "surface", "band"]],
  ["brand", ["page", "surface"]],
  ["danger", ["page", "danger-tint"]],
];

/** Grounds that touch, told apart without a line, and how well. A card has a line besides. */
const GROUNDS: [string, string, number][] = [
  ["surface", "page", 1.01],
  ["surface", "band-strong", 1.1],
  ["surface", "band", 1.1],
  ["band", "page", 1.07],
];

describe.each(Object.entries(themes))("%s", (_, theme) => {
  const check = (pairs: [string, string[]][], minimum: number) => {
    for (const [front, grounds] of pairs) {
      for (const ground of grounds) {
        const ratio = contrast(theme[front] ?? "", theme[ground] ?? "");
        expect(ratio, `${front} on ${ground}`).toBeGreaterThanOrEqual(minimum);
      }
    }
  };

  it("has text that can be read", () => check(TEXT, 4.5));
  it("has controls that can be seen", () => check(MARKS, 3));
  it("has grounds that can be told apart", () => {
    for (const [front, ground, minimum] of GROUNDS) check([[front, [ground]]], minimum);
  });
});
