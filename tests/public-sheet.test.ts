import { describe, expect, it } from "vitest";
import { fitSheet, namesIn } from "~/http/page/fit-sheet";
import { toParts } from "../public-sheet.js";

const PAGE = `<body><p class="one two md:three">One &lt;sub&gt;</p><ul><li data-tabs=""></li></ul>`;

const partOf = (css: string) => fitSheet(toParts(css), namesIn(PAGE));

describe("the part of a style sheet that a page may use", () => {
  it.each([
    ["a rule of an element that the page has", "p+p:nth-child(2n+1){color:red}"],
    ["a rule of any element of a kind", "[type=button]::before,:root{color:red}"],
    ["a rule whose classes the page has all", ".one .two>li{color:red}"],
    ["a rule for what has not a class of other pages", "p:not(.four){color:red}"],
    ["a rule of one element with one class", ".one:is(p){color:red}"],
    ["a rule with one way left", ":is(.four,.one:nth-child(2))>li{color:red}"],
    ["a class with signs of its own", ".md\\:three{color:red}"],
    ["a rule of an attribute of script that the page has", "[data-tabs]>p{color:red}"],
    ["a rule within others", "@layer x{@media print{.one{color:red}}}"],
    ["a statement", "@layer x, y;"],
    ["an animation", "@keyframes turn{0%{opacity:0}}"],
    [
      "a variable that a rule reads by way of another",
      ":root{--a:1;--b:var(--a);}.one{width:var(--b)}",
    ],
  ])("keeps %s", (_, css) => {
    expect(partOf(css)).toBe(css);
  });

  it.each([
    ["a rule of an element that the page has not", "p sub{color:red}", ""],
    ["a rule with one class of other pages", ".one .four{color:red}", ""],
    ["a rule of an attribute of script of other pages", "p [data-menu]{color:red}", ""],
    ["a selector of other pages beside one of its own", ".one,.four{color:red}", ".one{color:red}"],
    ["a rule whose only way is of other pages", ":is(:where(.four) .one){color:red}", ""],
    ["a block that becomes empty", "@media print{@layer x{.four{color:red}}}", ""],
    [
      "a variable that no rule is left to read",
      ":root{--a:1;--b:var(--a)}.four{width:var(--b)}",
      "",
    ],
    ["the kind of such a variable", '@property --a{syntax:"*"}.four{width:var(--a)}', ""],
    ["fields for dates", "::-webkit-datetime-edit{padding:0}", ""],
  ])("drops %s", (_, css, left) => {
    expect(partOf(css)).toBe(left);
  });

  it("says a line height and the style of a border without variables", () => {
    const css =
      ".one{--tw-leading:1.2;line-height:var(--tw-leading,1.5);border-style:var(--tw-border-style)}";
    expect(partOf(css)).toBe(".one{line-height:1.5}");
  });
});
