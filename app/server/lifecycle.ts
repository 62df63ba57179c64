import type { Logger } from "pino";

/** The parts of `process` that end it. */
export interface ProcessLike {
  on(event: string, listener: (argument: unknown) => void): unknown;
  exit(code: number): void;
}

interface Ending {
  /** Finishes what is running; called once. */
  stop(): Promise<void>;
  log: Pick<Logger, "info" | "fatal">;
}

/**
 * Ends the process in order: 0 after SIGTERM or SIGINT, at once on a second one, 1 after a fault that
 * nobody caught, whose unknown damage a fresh process does not share.
 */
export function endInOrder(target: ProcessLike, { stop, log }: Ending): void {
  let isEnding = false;

  function end(code: number): void {
    isEnding = true;
    stop().then(
      () => target.exit(code),
      (error) => {
        log.fatal({ err: error }, "stopping failed");
        target.exit(1);
      },
    );
  }

  for (const signal of ["SIGTERM", "SIGINT"]) {
    target.on(signal, () => {
      if (isEnding) return target.exit(1);
      log.info({ signal }, "stopping");
      end(0);
    });
  }
  let isCrashed = false;
  for (const event of ["uncaughtException", "unhandledRejection"]) {
    target.on(event, (error) => {
      if (isCrashed) return;
      isCrashed = true;
      log.fatal({ err: error }, event);
      if (!isEnding) end(1);
    });
  }
}
