import { mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { mediaFolder } from "~db/media/folder.server";
import { sweepMedia } from "~db/media/sweep.server";
import { storeImagen } from "~nouns/imagenes/store/store.server";
import { testDatabase } from "../../support/database";
import { insertRows } from "../../support/insert-rows";

const MIB = 1024 * 1024;
const disk = { free: 0 };
vi.mock("node:fs/promises", async (original) => ({
  ...(await original<typeof import("node:fs/promises")>()),
  statfs: async () => ({ bavail: disk.free / 4096, bsize: 4096 }),
}));

testDatabase();

const HOUR_MS = 60 * 60 * 1000;
const now = new Date();
const SHA = "0123456789abcdef01234567";
const ORPHAN = "fedcba98765432100123abcd";

const addRow = (bytes: number) => insertRows("media", { sha: SHA, anchos: "[1]", og: 1, bytes });
const store = async () => {
  const create = { width: 4, height: 3, channels: 3 as const, background: "#2a5a4c" };
  return storeImagen(await sharp({ create }).png().toBuffer(), { origen: "upload" });
};
const names = () => readdirSync(mediaFolder()).sort();

beforeEach(() => {
  disk.free = 501 * MIB;
  rmSync(mediaFolder(), { recursive: true, force: true });
  mkdirSync(mediaFolder(), { recursive: true });
});

it("what belongs to no picture goes after a day, and nothing else does", async () => {
  await addRow(1);
  const files = {
    old: [
      `${SHA}-1.webp`,
      `${ORPHAN}-1.avif`,
      `${ORPHAN}-og-top.jpg`,
      "subida-ab.tmp",
      "notas.txt",
    ],
    young: [`${SHA}-og.jpg`, `${ORPHAN}-1.webp`, `${SHA}-1.avif.7.tmp`, "subida-cd.tmp"],
  };
  for (const [age, hours] of [["old", 25] as const, ["young", 23] as const]) {
    const at = new Date(now.getTime() - hours * HOUR_MS);
    for (const name of files[age]) {
      const file = path.join(mediaFolder(), name);
      writeFileSync(file, "x");
      utimesSync(file, at, at);
    }
  }
  expect(await sweepMedia(now)).toBe(3);
  expect(names()).toEqual([`${SHA}-1.webp`, "notas.txt", ...files.young].sort());
  expect(await sweepMedia(now)).toBe(0);
});

describe("a picture is stored", () => {
  it("while there is room for it and for the database", async () => {
    expect(await store()).toMatch(/^\/media\/[0-9a-f]{24}$/);
  });

  it("not on a disk that is nearly full", async () => {
    const before = names();
    disk.free = 499 * MIB;
    await expect(store()).rejects.toMatchObject({ problem: "espacio" });
    expect(names()).toEqual(before);
  });

  it("not beyond the quota of all pictures", async () => {
    const before = names();
    await addRow(5 * 1024 * MIB + 1);
    await expect(store()).rejects.toMatchObject({ problem: "espacio" });
    expect(names()).toEqual(before);
  });
});
