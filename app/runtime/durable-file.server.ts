import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";

/** Writes a new file and renames it, so that a power cut leaves the old file or the new one. */
export async function writeDurably(
  file: string,
  bytes: Uint8Array | AsyncIterable<Uint8Array>,
  mark = "",
): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const temporary = `${file}.${process.pid}${mark}.tmp`;
  try {
    await writeFile(temporary, bytes, { mode: 0o600, flush: true });
    await rename(temporary, file);
  } catch (error) {
    // The temporary file is removed: half of one would go on filling a full disk.
    await rm(temporary, { force: true });
    throw error;
  }
}
