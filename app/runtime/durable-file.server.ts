import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";

/** For this user alone, and never half a file under its name, whenever the power goes. */
export async function writeDurably(file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const temporary = `${file}.${process.pid}.tmp`;
  try {
    await writeFile(temporary, bytes, { mode: 0o600, flush: true });
    await rename(temporary, file);
  } catch (error) {
    // Half a file would fill a full disk for good.
    await rm(temporary, { force: true });
    throw error;
  }
}
