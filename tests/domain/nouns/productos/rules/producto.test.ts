import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { BUY_LABEL, PRICE_HINT } from "~base/precio";
import { isRated } from "~nouns/productos/rules/producto";

it("isRated goes by the figure that is read", () => {
  expect([0, 0.04, 0.05, 0.1, 5].map(isRated)).toEqual([false, false, true, true, true]);
});

it("the words of the buttons that lead to the shop stand in one place, which texts on them ask", () => {
  const files = readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .filter((name) => {
      const text = readFileSync(path.join("app", name), "utf8");
      return text.includes(BUY_LABEL) || text.includes(PRICE_HINT);
    });
  expect(files).toEqual(["domain/base/precio.ts"]);
});
