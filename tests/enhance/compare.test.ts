import { describe, expect, it } from "vitest";
import { readLista } from "~/enhance/compare";

describe("readLista", () => {
  it("finds the list among other cookies", () => {
    expect(readLista("ligero=0; comparar=B0DEMO0001.B0DEMO0002; otra=1")).toEqual([
      "B0DEMO0001",
      "B0DEMO0002",
    ]);
  });

  it("tells a list emptied on purpose from no list at all", () => {
    expect(readLista("comparar=-")).toEqual([]);
    expect(readLista("")).toBeUndefined();
    expect(readLista("nocomparar=B0DEMO0001")).toBeUndefined();
  });

  it("drops what is no id", () => {
    expect(readLista("comparar=%3Cimg%3E.B0DEMO0001")).toEqual(["B0DEMO0001"]);
  });
});
