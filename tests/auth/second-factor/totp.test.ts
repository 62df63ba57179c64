import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { findStep, newTotpSecret } from "~/auth/second-factor/totp.server";
import { appCode, appCodeAt } from "../../support/app-code";

// A moment near the end of a step of thirty seconds.
const NOW = new Date("2026-11-22T10:00:28Z");
beforeAll(() => void vi.useFakeTimers({ now: NOW, toFake: ["Date"] }));
afterAll(() => void vi.useRealTimers());

const secret = newTotpSecret();

/** The step of a code from a phone whose clock is off by so many seconds. */
const findFrom = (seconds: number) => findStep(secret, appCode(secret, seconds), NOW);

it.each([-30, -29, -20, 0, 20, 29, 30])("a phone %i s off gets in", async (seconds) => {
  expect(await findFrom(seconds)).toBeDefined();
});

it.each([-3600, -90, -61, 61, 90, 3600])("a phone %i s off does not", async (seconds) => {
  expect(await findFrom(seconds)).toBeUndefined();
});

// «12345678901234567890»; the table shows eight digits, of which apps show the last six.
it.each([
  [59, "94287082"],
  [1_111_111_109, "07081804"],
  [1_111_111_111, "14050471"],
  [1_234_567_890, "89005924"],
  [2_000_000_000, "69279037"],
  [20_000_000_000, "65353130"],
])("the codes of these tests are those of RFC 6238, at second %i", async (second, code) => {
  const known = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
  const at = new Date(second * 1000);
  expect(appCodeAt(known, at)).toBe(code.slice(2));
  expect(await findStep(known, code.slice(2), at)).toBe(Math.floor(second / 30));
});
