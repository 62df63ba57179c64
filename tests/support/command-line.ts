import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";

export interface CommandResult {
  status: number | null;
  stdout: string;
  stderr: string;
}

/** Runs the built command line on a data folder. @param typed the input on its terminal */
export async function runSite(
  dataDir: string,
  args: string[],
  env: Record<string, string> = {},
  typed?: string,
): Promise<CommandResult> {
  const child = spawn(process.execPath, ["build/server/cli.js", ...args], {
    env: { PATH: process.env.PATH, NODE_ENV: "production", DATA_DIR: dataDir, ...env },
    stdio: ["pipe", "pipe", "pipe"],
  });
  child.stdin.end(typed);
  const [stdout, stderr, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "close"),
  ]);
  return { status, stdout, stderr };
}
