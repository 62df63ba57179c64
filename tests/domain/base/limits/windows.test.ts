import { describe, expect, it } from "vitest";
import { wideNetwork } from "~base/limits/limits";
import { createWindows } from "~base/limits/windows";

describe("a limit in memory", () => {
  it("lets so many through within its time, and says how long is left", () => {
    let now = 0;
    const windows = createWindows({ max: 2, windowMs: 60_000 }, () => now);
    expect([windows.take("a"), windows.take("a")]).toEqual([undefined, undefined]);
    now = 20_000;
    expect([windows.take("a"), windows.secondsFull("a")]).toEqual([40, 40]);
    expect(windows.take("b")).toBeUndefined();
    now = 60_000;
    expect(windows.take("a")).toBeUndefined();
  });

  it("forgets the oldest of more than it may remember", () => {
    const windows = createWindows({ max: 1, windowMs: 60_000 }, () => 0);
    for (let n = 0; n < 50_002; n++) windows.take(`k${n}`);
    expect([windows.take("k50001"), windows.take("k0")]).toEqual([60, undefined]);
  });
});

it.each([
  ["2001:db8:1:2::/64", "2001:db8:1::/48"],
  ["2001:db8:0:0::/64", "2001:db8:0::/48"],
  ["203.0.113.7", undefined],
  ["", undefined],
])("the wide network of %j is %j", (address, network) => {
  expect(wideNetwork(address)).toBe(network);
});
