import { describe, expect, it } from "vitest";
import { createLateness } from "~/server/health/watchdog";

/** Reports turns of the loop at these milliseconds. @returns true if the last one is late */
function after(...turns: number[]) {
  const lateness = createLateness(0);
  for (const at of turns) lateness.turn(at);
  return lateness.isLate();
}
/** The times of `count` turns, `ms` apart. */
const every = (ms: number, count: number) =>
  Array.from({ length: count }, (_, index) => (index + 1) * ms);

describe("the watchdog", () => {
  it("does not report a loop that turns as planned, or a little after", () => {
    expect(after(...every(500, 100))).toBe(false);
    expect(after(...every(1_400, 100))).toBe(false);
  });

  it("reports ten seconds of late turns, and one turn that took so long", () => {
    expect(after(...every(2_000, 4))).toBe(false);
    expect(after(...every(2_000, 6))).toBe(true);
    expect(after(500, 12_000)).toBe(true);
  });

  it("reports nothing more once a turn came in time", () => {
    expect(after(500, 12_000, 12_500)).toBe(false);
    expect(after(...every(2_000, 6), 12_500, 14_500)).toBe(false);
  });
});
