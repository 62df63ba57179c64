import { type StdioOptions, spawn } from "node:child_process";
import process from "node:process";

type End = () => unknown;

const KILL_MS = 10_000;

/** Collects how to end each started program; each is added at once, as a later start may fail. */
export class Ends {
  readonly #ends: End[] = [];

  add(end: End): void {
    this.#ends.push(end);
  }

  /** Ends the last started first, and goes on with the others even if one fails to end. */
  async run(): Promise<void> {
    try {
      await this.#ends.pop()?.();
    } finally {
      if (this.#ends.length > 0) await this.run();
    }
  }

  /** Starts a program that ends with this process at the latest. */
  start(program: string, args: string[], stdio: StdioOptions) {
    const child = spawn(program, args, { stdio });
    const kill = () => child.kill("SIGKILL");
    process.once("exit", kill);
    const gone = new Promise<string>((resolve) => {
      child.once("error", ({ message }) => resolve(message));
      child.once("exit", (code, signal) => resolve(`${program} ended: ${signal ?? code}`));
    }).finally(() => process.off("exit", kill));
    this.add(async () => {
      child.kill();
      const timer = setTimeout(kill, KILL_MS);
      await gone;
      clearTimeout(timer);
    });
    return { child, gone };
  }
}

/** Waits for `wanted`, and fails as soon as the program that should give it is gone. */
export function unlessGone<Result>(wanted: Promise<Result>, gone: Promise<string>) {
  const failed = gone.then((reason) => Promise.reject(new Error(reason)));
  return Promise.race([wanted, failed]);
}
