import { describe, expect, it } from "vitest";
import { LruStore } from "~/server/fast-lane/lru";

const store = (maxEntries: number, maxBytes: number) =>
  new LruStore<string>({ maxEntries, maxBytes });

describe("LruStore", () => {
  it("lets go of what was used longest ago", () => {
    const kept = store(2, 100);
    kept.set("a", "A", 1);
    kept.set("b", "B", 1);
    kept.get("a");
    kept.set("c", "C", 1);
    expect([kept.get("a"), kept.get("b"), kept.get("c")]).toEqual(["A", undefined, "C"]);
  });

  it("keeps within its bytes, counting a value that has grown anew", () => {
    const kept = store(10, 10);
    kept.set("a", "A", 4);
    kept.set("b", "B", 4);
    kept.set("b", "B", 8);
    expect([kept.get("a"), kept.get("b"), kept.bytes, kept.size]).toEqual([undefined, "B", 8, 1]);
  });

  it("does not empty itself for what is too large anyway", () => {
    const kept = store(10, 10);
    kept.set("a", "A", 4);
    kept.set("b", "B", 11);
    expect([kept.get("a"), kept.get("b"), kept.bytes]).toEqual(["A", undefined, 4]);
  });
});
