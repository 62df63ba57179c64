import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Job, startJobs } from "~/server/jobs/jobs";
import { gateway } from "../support";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const noLog = { error: () => undefined };
const EVERY = 5_000;

function start(run: Job["run"], log = noLog, mayWork = async () => true) {
  const runs = vi.fn(run);
  return { jobs: startJobs([{ name: "correo", everyMs: EVERY, run: runs }], log, mayWork), runs };
}

describe("jobs", () => {
  it("look at once, then every few seconds, and at once when nudged", async () => {
    const { jobs, runs } = start(async () => undefined);
    await vi.advanceTimersByTimeAsync(0);
    expect(runs).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(EVERY);
    expect(runs).toHaveBeenCalledTimes(2);
    jobs.nudge("correo");
    await vi.advanceTimersByTimeAsync(0);
    expect(runs).toHaveBeenCalledTimes(3);
    jobs.nudge("otro");
    await vi.advanceTimersByTimeAsync(0);
    expect(runs).toHaveBeenCalledTimes(3);
  });

  it("rest while this host may not work", async () => {
    const { jobs, runs } = start(
      async () => undefined,
      noLog,
      async () => false,
    );
    await vi.advanceTimersByTimeAsync(3 * EVERY);
    expect(runs).not.toHaveBeenCalled();
    await jobs.stop();
  });

  it("never run twice at once; a nudge while one runs makes it look again", async () => {
    const gate = gateway();
    const { jobs, runs } = start(() => gate.passed);
    jobs.nudge("correo");
    await vi.advanceTimersByTimeAsync(10 * EVERY);
    expect(runs).toHaveBeenCalledTimes(1);
    gate.open();
    await vi.advanceTimersByTimeAsync(0);
    expect(runs).toHaveBeenCalledTimes(2);
  });

  it("that fail are logged and tried again", async () => {
    const log = { error: vi.fn() };
    const { runs } = start(() => Promise.reject(new Error("roto")), log);
    await vi.advanceTimersByTimeAsync(EVERY);
    expect(runs).toHaveBeenCalledTimes(2);
    expect(log.error).toHaveBeenCalledTimes(2);
  });

  it("stop: the one at work ends, is told so, and no other starts", async () => {
    const gate = gateway();
    let asked: (() => boolean) | undefined;
    const { jobs, runs } = start((isStopping) => {
      asked = isStopping;
      return gate.passed;
    });
    await vi.advanceTimersByTimeAsync(0);
    expect(asked?.()).toBe(false);
    let isStopped = false;
    const stopped = jobs.stop().then(() => {
      isStopped = true;
    });
    jobs.nudge("correo");
    await vi.advanceTimersByTimeAsync(10 * EVERY);
    expect([asked?.(), isStopped]).toEqual([true, false]);
    gate.open();
    await stopped;
    await vi.advanceTimersByTimeAsync(10 * EVERY);
    expect(runs).toHaveBeenCalledTimes(1);
  });
});
