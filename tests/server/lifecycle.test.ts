import { EventEmitter } from "node:events";
import { describe, expect, it } from "vitest";
import { endInOrder } from "~/server/lifecycle";
import { gateway } from "./support";

describe("ending the process", () => {
  function start(stop: () => Promise<void> = async () => undefined) {
    const exited = gateway<number>();
    const target = Object.assign(new EventEmitter(), { exit: (code: number) => exited.open(code) });
    const lines: string[] = [];
    const write = (_: object, message: string) => lines.push(message);
    let stops = 0;
    const count = () => {
      stops += 1;
      return stop();
    };
    endInOrder(target, { stop: count, log: { info: write, fatal: write } as never });
    return { target, exited: exited.passed, lines, stops: () => stops };
  }
  const never = () => new Promise<void>(() => undefined);

  it.each(["SIGTERM", "SIGINT"])("%s: stops once and exits 0", async (signal) => {
    const { target, exited, lines, stops } = start();
    target.emit(signal);
    expect([await exited, stops(), lines]).toEqual([0, 1, ["stopping"]]);
  });

  it("a second signal does not wait", async () => {
    const { target, exited } = start(never);
    target.emit("SIGINT");
    target.emit("SIGTERM");
    expect(await exited).toBe(1);
  });

  it.each(["uncaughtException", "unhandledRejection"])(
    "%s: logged once, exits 1",
    async (event) => {
      const { target, exited, lines, stops } = start();
      target.emit(event, new Error("roto"));
      target.emit("uncaughtException", new Error("otra vez"));
      expect([await exited, stops(), lines]).toEqual([1, 1, [event]]);
    },
  );

  it("exits 1 when stopping fails", async () => {
    const { target, exited, lines } = start(() => Promise.reject(new Error("disco")));
    target.emit("SIGTERM");
    expect([await exited, lines]).toEqual([1, ["stopping", "stopping failed"]]);
  });
});
