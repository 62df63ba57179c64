import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { contrast, isReadable, nearestReadable, rulesOf, tokensOf } from "~nouns/ajustes/colores";
import { readable } from "../../../support/contrast-pairs";

/** A small generator with a fixed seed, so that each run tries the same colours. */
function colours(count: number): string[] {
  let state = 35;
  return Array.from({ length: count }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return `#${(state >>> 8).toString(16).padStart(6, "0")}`;
  });
}

describe("a colour of the owner's", () => {
  it("can be read on each ground, in light and in dark, when it is accepted", () => {
    const accepted = colours(4_000).filter(isReadable).slice(0, 1_000);
    expect(accepted).toHaveLength(1_000);
    for (const hex of [...accepted, "#000000", "#5b2a86", "#0b5cad"]) {
      expect(readable(tokensOf({ marca: hex, compra: hex })), hex).toEqual([]);
    }
  });

  it("is refused with the nearest that can be read", () => {
    for (const hex of colours(300).filter((each) => !isReadable(each))) {
      expect(isReadable(nearestReadable(hex)), hex).toBe(true);
    }
    expect(isReadable("#ffee00")).toBe(false);
    expect(isReadable("#ffffff")).toBe(false);
    expect(nearestReadable("#2a5a4c")).toBe("#2a5a4c");
  });

  it("gives no rule where none is set, and no other text than colours", () => {
    expect(rulesOf({ marca: "", compra: "" })).toBe("");
    expect(rulesOf({ marca: "red}</style>", compra: "#FFF" })).toBe("");
    expect(rulesOf({ marca: "#5b2a86", compra: "" })).toMatch(
      /^:root\{(--color-[a-z-]+:#[0-9a-f]{6};?)+\}@media [^{]+\{:root\{(--color-[a-z-]+:#[0-9a-f]{6};?)+\}\}$/,
    );
  });
});

it("the grounds that colours are tried on are those of the sheet", () => {
  const css = readFileSync(path.resolve("app/styles/tokens.css"), "utf8");
  const own = readFileSync(path.resolve("app/domain/nouns/ajustes/colores.ts"), "utf8");
  const named = [...own.slice(0, own.indexOf("const [WHITE")).matchAll(/"(#[0-9a-f]{6})"/g)].map(
    ([, hex]) => hex,
  );
  expect(named).toHaveLength(10);
  for (const hex of named) expect(css).toContain(`: ${hex};`);
  expect(contrast("#000000", "#ffffff")).toBe(21);
});
