import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { leftBehind } from "./left-behind.js";

const newFolder = () => mkdtempSync(path.join(os.tmpdir(), "mimbre-"));

/** The folder of this process: modules that stay loaded for its next test file remember the path. */
let scratch: string | undefined;

/**
 * Makes a new temporary folder the one of this process and of what it starts.
 * @returns what removes it, with all that tests and programs have left there
 * @throws what it returns, when one of the programs has not ended
 */
export function openScratch(): () => void {
  const before = os.tmpdir();
  scratch ??= newFolder();
  const folder = scratch;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  process.env.TMPDIR = folder;
  return () => {
    process.env.TMPDIR = before;
    const running = leftBehind(folder);
    // A program that is just ending may still write.
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    if (running.length > 0) throw new Error(`still running: ${running.join(", ")}`);
  };
}

/** A new folder with these files, gone after the run. */
export function makeFolder(files: Record<string, string | Buffer> = {}): string {
  const folder = newFolder();
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
  return folder;
}
