import { rm } from "node:fs/promises";
import path from "node:path";
import { writeDurably } from "~/runtime/durable-file.server";

const MAX_AGE_MS = 2_000;

export function createReadiness(folders: readonly string[], isCurrent: () => Promise<boolean>) {
  let last = { at: Number.NEGATIVE_INFINITY, answer: Promise.resolve(false) };
  const look = async () =>
    (await isCurrent()) && (await Promise.all(folders.map(canWrite))).every(Boolean);
  return () => {
    const now = performance.now();
    if (now - last.at > MAX_AGE_MS) last = { at: now, answer: look() };
    return last.answer;
  };
}

const PROBE = Buffer.alloc(16 * 1024, 1);

async function canWrite(folder: string): Promise<boolean> {
  const file = path.join(folder, `.probe-${process.pid}`);
  try {
    await writeDurably(file, PROBE);
    return true;
  } catch {
    return false;
  } finally {
    await rm(file, { force: true }).catch(() => undefined);
    await rm(`${file}.${process.pid}.tmp`, { force: true }).catch(() => undefined);
  }
}
