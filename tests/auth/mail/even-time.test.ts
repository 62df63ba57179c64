import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { inEvenTime } from "~/auth/mail/mail-on-request.server";

/** Compares with a second timer, as the order of two timers does not depend on the machine. */
async function endsAfterATimer(work: Promise<unknown>): Promise<boolean> {
  let isTimerOver = false;
  const timer = wait(5).then(() => {
    isTimerOver = true;
  });
  await inEvenTime(60, work).catch(() => undefined);
  const outcome = isTimerOver;
  await timer;
  return outcome;
}

test("work that is done at once is answered no sooner than the given time", async () => {
  expect(await endsAfterATimer(Promise.resolve())).toBe(true);
});

test("work that fails at once takes as long", async () => {
  expect(await endsAfterATimer(Promise.reject(new Error("no")))).toBe(true);
});

test("hands over the result and the error", async () => {
  await expect(inEvenTime(1, Promise.resolve("ok"))).resolves.toBe("ok");
  await expect(inEvenTime(1, Promise.reject(new Error("no")))).rejects.toThrow("no");
});
