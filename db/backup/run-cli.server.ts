import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { projectRoot, settings } from "~/runtime/env.server";

const STOP_LOOK_MS = 200;

export interface CliRun {
  /** The program; a test puts another in its place. */
  cli?: string;
  isStopping?: () => boolean;
  /** The process may tell how far it is. */
  onMessage?: (message: unknown) => void;
}

/** Visitors do not wait while a process of its own reads and sums up everything. @returns its exit code and what it complained of */
export async function runCli(
  order: readonly string[],
  {
    cli = path.join(projectRoot(), "build/server/cli.js"),
    isStopping = () => false,
    onMessage = () => undefined,
  }: CliRun = {},
): Promise<{ code: number | null; problem: string }> {
  const child = spawn(process.execPath, [cli, ...order], {
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  child.on("message", onMessage);
  const errors: Buffer[] = [];
  child.stderr?.on("data", (chunk: Buffer) => errors.push(chunk));
  const stop = setInterval(() => isStopping() && child.kill(), STOP_LOOK_MS);
  try {
    const [code] = await once(child, "close");
    return { code, problem: Buffer.concat(errors).toString().trim() };
  } finally {
    clearInterval(stop);
  }
}

export const backupOrder = (...more: string[]) => [
  "backup",
  ...more,
  ...(settings().BACKUP_SECRETS === "1" ? [] : ["--without-secrets"]),
];
