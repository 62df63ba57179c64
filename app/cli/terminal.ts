import { createInterface } from "node:readline";
import { Writable } from "node:stream";
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

/** Asks on the terminal; what is typed after a hidden question does not appear. */
export function askFor(questions: readonly (string | { hidden: string })[]): Promise<string[]> {
  const answers: string[] = [];
  const isHidden = () => typeof questions[answers.length] !== "string";
  const output = new Writable({
    write(chunk, _encoding, done) {
      if (!isHidden()) process.stderr.write(chunk);
      done();
    },
  });
  const lines = createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY });
  const ask = () => {
    const question = questions[answers.length];
    if (!question) return lines.close();
    process.stderr.write(typeof question === "string" ? question : question.hidden);
  };
  // Answers are counted as lines arrive, so that pasted lines each appear with their own question.
  lines.on("line", (text) => {
    if (isHidden()) process.stderr.write("\n");
    answers.push(text.trim());
    ask();
  });
  ask();
  return new Promise((resolve) => lines.once("close", () => resolve(answers)));
}
