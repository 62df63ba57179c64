import { expect, it } from "vitest";
import { faultsOf, type Sources, sumOf } from "./landed";

const SOURCES: Sources = { "0001_a.ts": "a", "0002_b.ts": "b", "0002_b/texts.ts": "t" };
const FIRST = sumOf(SOURCES, "0001_a", "");
const LANDED = `0001_a ${FIRST}\n0002_b ${sumOf(SOURCES, "0002_b", FIRST)}\n`;

it("finds nothing wrong with what has not changed", () => {
  expect(faultsOf(LANDED, SOURCES)).toEqual([]);
});

it.each<[string, string, Sources, RegExp]>([
  ["is edited", LANDED, { ...SOURCES, "0001_a.ts": "A" }, /^0001_a has landed.* as it was/],
  ["has other data", LANDED, { ...SOURCES, "0002_b/texts.ts": "T" }, /^0002_b has landed.* as it/],
  ["is gone", LANDED, { "0001_a.ts": "a" }, /^0002_b has landed.* bring it back/],
  ["is not listed", LANDED, { ...SOURCES, "0003_c.ts": "c" }, /^0003_c is new: .* 0003_c \w{32}$/],
  ["comes too late", LANDED, { ...SOURCES, "0001_b.ts": "c" }, /^0001_b has to sort after 0002_b/],
  ["takes a taken number", LANDED, { ...SOURCES, "0002_c.ts": "c" }, /^0002_c has to sort after/],
  [
    "is put between two that have landed",
    LANDED.replace("\n", `\n0001_b ${sumOf({ "0001_b.ts": "x" }, "0001_b", FIRST)}\n`),
    { ...SOURCES, "0001_b.ts": "x" },
    /^0002_b has landed/,
  ],
])("says what to do with a migration that %s", (_, landed, sources, sentence) => {
  expect(faultsOf(landed, sources)).toEqual([expect.stringMatching(sentence)]);
});
