import { type ParseArgsConfig, parseArgs } from "node:util";

export class UsageError extends Error {
  override name = "UsageError";
}

/** The exit code of a failure; undefined where the command succeeded. */
export type Exit = number | undefined;

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
