import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { leftBehind } from "./left-behind.js";

const newFolder = () => mkdtempSync(path.join(os.tmpdir(), "mimbre-"));

/** The temporary folder of this process, kept because loaded modules remember its path. */
let scratch: string | undefined;

/**
 * Opens a temporary folder for this process and all that it starts.
 * @returns a function that removes the folder with everything in it
 * @throws by that function, if a program started here is still running
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
    // Retries, because a program that is just ending may still write files.
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    if (running.length > 0) throw new Error(`still running: ${running.join(", ")}`);
  };
}

/** Makes a folder with these files, which is removed after the run. */
export function makeFolder(files: Record<string, string | Buffer> = {}): string {
  const folder = newFolder();
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
  return folder;
}
