import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { makeFolder } from "../support/folder";
import { checkBelow, kept } from "./check.js";

/** Checks one file of an app, beside a file of a database that is safe. */
const check = (text: string, file = "app/rules/one.ts") =>
  checkBelow(makeFolder({ [file]: text, "db/safe.ts": "export const SAFE = /^a+$/;\n" })).problems;

const red = (place: string, reason: string) => [
  expect.stringMatching(new RegExp(`^${place}.*${reason}`, "s")),
];

describe("the check of expressions", () => {
  it.each([
    ["an expression of quadratic time", "export const A = /\\s+$/;", "2nd degree polynomial"],
    ["one that grows without end", "export const A = /^(a+)+$/;", "exponential"],
    ["one in a text", 'export const A = new RegExp("\\\\s+$");', "2nd degree polynomial"],
    [
      "one made of constants",
      "const BLANK = /\\s+/;\nexport const A = RegExp(BLANK.source + '$');",
      "2nd degree polynomial",
    ],
    [
      "one that is known only as it runs",
      "export const a = (name: string) => new RegExp(name);",
      "known only as it runs",
    ],
    ["one that recheck does not know", "export const A = /(?<=a+)\\1(b)/v;", "cannot be decided"],
  ])("refuses %s", (_, text, reason) => {
    expect(check(text)).toEqual(red("app/rules/one.ts:", reason));
  });

  it("finds expressions in markup, and none in texts, comments and divisions", () => {
    expect(check("export const a = <b title={t.replace(/\\s+$/, '')} />;", "app/one.tsx")).toEqual(
      red("app/one.tsx:1:", "2nd degree"),
    );
    expect(check("// /\\s+$/\nexport const a = '/\\\\s+$/' + 4 / 2 / 1;")).toEqual([]);
  });

  it("lets pass what a comment on its line, or above it, bounds", () => {
    expect(check("// recheck: a slug of at most 120 signs\nexport const A = /\\s+$/;")).toEqual([]);
    expect(check("export const A = /\\s+$/; // recheck: at most 120 signs")).toEqual([]);
  });

  it("keeps what it found safe or bounded, and asks anew about what made it red", () => {
    check(
      "export const A = /^kept-\\w+$/;\n// recheck: at most 120 signs\nexport const B = /\\s+kept$/;",
    );
    check("export const A = /\\s+red$/;");
    const verdicts = Object.keys(JSON.parse(readFileSync(kept, "utf8")));
    expect(verdicts).toEqual(expect.arrayContaining(["/^kept-\\w+$/", "/\\s+kept$/"]));
    expect(verdicts).not.toContain("/\\s+red$/");
  });

  it("refuses a bound that says nothing, or stands beside nothing that needs it", () => {
    expect(check("export const A = /\\s+$/; // recheck: ok")).toEqual(
      red("app/rules/one.ts:1", "2nd"),
    );
    const bound = "// recheck: at most 120 signs";
    expect(check(`export const A = /^a+$/; ${bound}`)).toEqual(
      red("app/rules/one.ts:1", "nothing unsafe"),
    );
    expect(check(`${bound}\n\nexport const A = /^a+$/;`)).toEqual(
      red("app/rules/one.ts:2", "nothing unsafe"),
    );
  });
});
