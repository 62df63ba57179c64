import type { Logger } from "pino";

export interface ProcessLike {
  on(event: string, listener: (argument: unknown) => void): unknown;
  exit(code: number): void;
}

interface Ending {
  stop(): Promise<void>;
  log: Pick<Logger, "info" | "fatal">;
}

/** A fault that nobody caught ends the process, as a fresh one does not share its damage. */
export function endInOrder(target: ProcessLike, ending: Ending): void {
  let isEnding = false;
  const begin = (code: number) => {
    isEnding = true;
    void end(target, ending, code);
  };
  onSignal(target, (signal) => {
    if (isEnding) return target.exit(1);
    ending.log.info({ signal }, "stopping");
    begin(0);
  });
  onFirstFault(target, (error, event) => {
    ending.log.fatal({ err: error }, event);
    if (!isEnding) begin(1);
  });
}

async function end(target: ProcessLike, { stop, log }: Ending, code: number): Promise<void> {
  try {
    await stop();
    target.exit(code);
  } catch (error) {
    log.fatal({ err: error }, "stopping failed");
    target.exit(1);
  }
}

function onSignal(target: ProcessLike, listener: (signal: string) => void): void {
  for (const signal of ["SIGTERM", "SIGINT"]) target.on(signal, () => listener(signal));
}

function onFirstFault(
  target: ProcessLike,
  listener: (error: unknown, event: string) => void,
): void {
  let isFirst = true;
  for (const event of ["uncaughtException", "unhandledRejection"]) {
    target.on(event, (error) => {
      if (isFirst) listener(error, event);
      isFirst = false;
    });
  }
}
