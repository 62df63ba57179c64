import { describe, expect, it } from "vitest";
import { faultsOf, groundFaultsOf, themes } from "./support/contrast-pairs";

describe.each(Object.entries(themes))("%s", (_, theme) => {
  it("has text that can be read, and controls that can be seen", () => {
    expect(faultsOf(theme)).toEqual([]);
  });

  it("has grounds that can be told apart", () => {
    expect(groundFaultsOf(theme)).toEqual([]);
  });
});
