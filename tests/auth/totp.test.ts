import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { findStep, newTotpSecret } from "~/auth/totp.server";
import { appCode } from "../support/browser";

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
