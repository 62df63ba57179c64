import type { Logger } from "pino";

export interface ProcessLike {
  on(event: string, listener: (argument: unknown) => void): unknown;
  exit(code: number): void;
}

type Ending = { stop(): Promise<void>; log: Pick<Logger, "info" | "fatal"> };

/** An uncaught error ends the process too: its state may be damaged, and a new one starts clean. */
export function endInOrder(target: ProcessLike, { stop, log }: Ending): void {
  let isEnding = false;
  let isFaulty = false;
  const end = async (code: number) => {
    isEnding = true;
    try {
      await stop();
      target.exit(code);
    } catch (error) {
      log.fatal({ err: error }, "stopping failed");
      target.exit(1);
    }
  };
  for (const signal of ["SIGTERM", "SIGINT"]) {
    target.on(signal, () => {
      if (isEnding) return target.exit(1);
      log.info({ signal }, "stopping");
      void end(0);
    });
  }
  for (const event of ["uncaughtException", "unhandledRejection"]) {
    target.on(event, (error) => {
      if (isFaulty) return;
      isFaulty = true;
      log.fatal({ err: error }, event);
      if (!isEnding) void end(1);
    });
  }
}
