import { type ParseArgsConfig, parseArgs } from "node:util";
import { codeOf } from "~/runtime/error-code";

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

export function readArgs<Config extends ParseArgsConfig>(config: Config, usage?: string) {
  try {
    return parseArgs(config);
  } catch {
    throw new UsageError(["No se entienden las opciones", usage].filter(Boolean).join("\n\n"));
  }
}

/** A reader such as `head` may close the pipe early; the work goes on. */
export function letReadersLeave(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on("error", (error) => {
      if (codeOf(error) !== "EPIPE") throw error;
    });
  }
}
