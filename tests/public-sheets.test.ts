import { describe, expect, it } from "vitest";
import { splitSheet } from "../public-sheets.js";

/** The part for a page that uses these words and draws paragraphs and items; other files name all that the sheet has. */
function partOf(css: string, ...words: string[]): string | undefined {
  const all = css.match(/[\w:-]+/g) ?? [];
  const drawn = new Set([...words, "<p", "<li"]);
  return splitSheet(css, new Map([["page", drawn]]), new Set(all)).page;
}

describe("the part of a style sheet that a page needs", () => {
  it.each([
    ["a rule of an element that the page draws", "p+p:nth-child(2n+1){color:red}"],
    ["a rule of any element of a kind", "[type=button]::before,:root{color:red}"],
    ["a rule whose classes the page uses all", ".one .two>li{color:red}"],
    ["a rule for what has not a class of other pages", "p:not(.three){color:red}"],
    ["a rule with one way left", ":is(.three,.one:nth-child(2))>li{color:red}"],
    ["a rule with a class that no file names in full", ".made-up\\!{color:red}"],
    ["a rule within others", "@layer x{@media print{.one{color:red}}}"],
    ["an animation in use", ".one{animation:1s turn}@keyframes turn{0%{opacity:0}}"],
  ])("keeps %s", (_, css) => {
    expect(partOf(css, "one", "two")).toBe(css);
  });

  it.each([
    ["a rule of an element that the page never draws", "p sub{color:red}", ""],
    ["a rule with one class of other pages", ".one .three{color:red}", ""],
    [
      "a selector of other pages beside one of its own",
      ".one,.three{color:red}",
      ".one{color:red}",
    ],
    ["a rule whose ways are all of other pages", ":is(.three,:where(.four) .one){color:red}", ""],
    ["a block that becomes empty", "@media print{@layer x{.three{color:red}}}", ""],
    ["an animation of other pages", ".three{animation:turn}@keyframes turn{0%{opacity:0}}", ""],
    [
      "a variable that no rule is left to read",
      ":root{--a:1;--b:var(--a)}.three{width:var(--b)}",
      "",
    ],
    ["the kind of such a variable", '@property --a{syntax:"*"}.three{width:var(--a)}', ""],
  ])("drops %s", (_, css, left) => {
    expect(partOf(css, "one", "two")).toBe(left);
  });
});
