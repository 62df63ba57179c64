import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { backupCommand } from "~/cli/backup";
import { settings } from "~/runtime/env.server";
import { makeFolder } from "../support/folder";

const disk = vi.hoisted(() => ({ free: 0 }));
vi.mock("node:fs/promises", async (original) => ({
  ...(await original<typeof import("node:fs/promises")>()),
  statfs: async () => ({ bavail: disk.free, bsize: 1 }),
}));

const { DATA_DIR } = settings();
beforeEach(() => {
  const folder = makeFolder({ "site.db": Buffer.alloc(3_000_000) });
  settings().DATA_DIR = folder;
  mkdirSync(path.join(folder, "media"));
  writeFileSync(path.join(folder, "media", "a-160.webp"), Buffer.alloc(1_000_000));
});
afterEach(() => {
  rmSync(settings().DATA_DIR, { recursive: true });
  settings().DATA_DIR = DATA_DIR;
});

it("no copy is begun with less than twice the site's size free, which is said in both figures", async () => {
  disk.free = 7_900_000;
  await expect(backupCommand([])).rejects.toThrow(
    "No hay sitio en el disco para otra copia: hacen falta 8 MB libres y quedan 7,9 MB.",
  );
  disk.free = 8_000_000;
  await expect(backupCommand([])).rejects.toThrow("La base de datos está dañada");
});
