import { type FileHandle, open } from "node:fs/promises";
import { Writable } from "node:stream";

export const STEADY_BYTES = 4 * 1024 * 1024;

/**
 * Syncs while it writes: otherwise the system writes hundreds of megabytes at once, and a save of a
 * row waits for all of them. `syncFiles` does the last sync.
 */
export function createSteadyFile(file: string, mode: number): Writable {
  let handle: FileHandle;
  let waiting = 0;
  const write = async (chunk: Buffer) => {
    await handle.appendFile(chunk);
    waiting += chunk.length;
    if (waiting < STEADY_BYTES) return;
    waiting = 0;
    await handle.datasync();
  };
  return new Writable({
    construct(done) {
      open(file, "wx", mode).then((opened) => {
        handle = opened;
        done();
      }, done);
    },
    write: (chunk: Buffer, _encoding, done) => void write(chunk).then(() => done(), done),
    destroy(error, done) {
      if (handle) handle.close().then(() => done(error), done);
      else done(error);
    },
  });
}

const AT_ONCE = 16;

export async function syncFiles(files: readonly string[]): Promise<void> {
  const left = [...files];
  // Several files are synced at once, because the disk then serves their waits together.
  const syncOn = async () => {
    for (let file = left.pop(); file; file = left.pop()) {
      const handle = await open(file);
      await handle.sync().finally(() => handle.close());
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, syncOn));
}
