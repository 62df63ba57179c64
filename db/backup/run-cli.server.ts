import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { projectRoot, settings } from "~/runtime/env.server";

const STOP_LOOK_MS = 200;

export interface CliRun {
  /** The path of the command line; tests put another program in its place. */
  cli?: string;
  isStopping?: () => boolean;
  onMessage?: (message: unknown) => void;
}

/** Runs the command line in its own process: hashing would block visitors. @returns its answer */
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
