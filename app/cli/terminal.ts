import { type ParseArgsConfig, parseArgs } from "node:util";
import { codeOf } from "~/runtime/error-code";

/** The message says in Spanish what cannot be understood. */
export class UsageError extends Error {
  override name = "UsageError";
}

export const EXIT_USAGE = 2;

export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

export function printError(text: string): void {
  process.stderr.write(`${text}\n`);
}

/** @throws {UsageError} */
export function readArgs<Config extends ParseArgsConfig>(config: Config, usage?: string) {
  try {
    return parseArgs(config);
  } catch {
    throw new UsageError(["No se entienden las opciones", usage].filter(Boolean).join("\n\n"));
  }
}

/** A reader as `head` may have read enough; the work goes on without it. */
export function letReadersLeave(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on("error", (error) => {
      if (codeOf(error) !== "EPIPE") throw error;
    });
  }
}
