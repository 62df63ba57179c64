import { spawnSync } from "node:child_process";
import { closeSync, openSync, rmSync, writeSync } from "node:fs";
import path from "node:path";
import { makeFolder } from "./folder";

export interface Volume {
  folder: string;
  /** Fills all space that is left. */
  fill(): void;
  free(): void;
  remount(option: "ro" | "rw"): void;
  unmount(): void;
}

/**
 * Mounts a file system of a limited size.
 * @returns the reason if this user may not mount one
 */
export function makeVolume(megabytes: number): Volume | string {
  const folder = makeFolder();
  const mounted = mount("-t", "tmpfs", "-o", `size=${megabytes}m,mode=700`, "tmpfs", folder);
  if (mounted.status !== 0) {
    return `cannot mount a volume: ${mounted.stderr || mounted.error}`;
  }
  const filler = path.join(folder, "relleno");
  return {
    folder,
    fill: () => writeUntilFull(filler),
    free: () => rmSync(filler),
    remount(option) {
      const { status, stderr } = mount("-o", `remount,${option}`, folder);
      if (status !== 0) throw new Error(`remount: ${stderr}`);
    },
    unmount: () => void spawnSync("umount", ["--lazy", folder]),
  };
}

const mount = (...args: string[]) => spawnSync("mount", args, { encoding: "utf8" });

function writeUntilFull(file: string): void {
  const descriptor = openSync(file, "a");
  try {
    for (let size = 1024 * 1024; size >= 1; ) {
      try {
        writeSync(descriptor, Buffer.alloc(size));
      } catch {
        size = Math.floor(size / 16);
      }
    }
  } finally {
    closeSync(descriptor);
  }
}
