import { describe, expect, it } from "vitest";
import { parseStoredIds } from "~/enhance/stored-list";

const stored = (...ids: unknown[]) => JSON.stringify(ids.map((id) => ({ id, title: "Trona" })));

describe("parseStored", () => {
  it("reads the ids in their order", () => {
    expect(parseStoredIds(stored("B0DEMO0002", "B0DEMO0001"))).toEqual([
      "B0DEMO0002",
      "B0DEMO0001",
    ]);
  });

  it("has nothing where nothing was stored", () => {
    expect(parseStoredIds(null)).toEqual([]);
    expect(parseStoredIds("[]")).toEqual([]);
  });

  it("takes three at most, each once", () => {
    expect(parseStoredIds(stored("a", "a", "b", "c"))).toEqual(["a", "b"]);
    expect(parseStoredIds(stored("a", "b", "c", "d"))).toEqual(["a", "b", "c"]);
  });

  it.each([
    "{",
    "null",
    "7",
    '"B0DEMO0001"',
    '{"id":"B0DEMO0001"}',
    '["B0DEMO0001"]',
    "[null,[],7]",
    stored(null, 7, {}),
    stored("javascript:alert(1)", "<img src=x>", "../admin"),
    stored("-", "x".repeat(41)),
  ])("drops %s", (text) => {
    expect(parseStoredIds(text)).toEqual([]);
  });

  it("looks at the start of an endless list only", () => {
    expect(parseStoredIds(`[${"0,".repeat(1_000_000)}0]`)).toEqual([]);
  });
});
