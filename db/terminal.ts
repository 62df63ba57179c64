import { codeOf } from "~/error-code";

/** The command line cannot be understood; the message says why, in Spanish. */
export class UsageError extends Error {
  override name = "UsageError";
}

/** Exit code of every wrong call. */
export const EXIT_USAGE = 2;

export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

export function printError(text: string): void {
  process.stderr.write(`${text}\n`);
}

/** Who reads what is printed, as `head` does, may have read enough; the work goes on without. */
export function letReadersLeave(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on("error", (error) => {
      if (codeOf(error) !== "EPIPE") throw error;
    });
  }
}
