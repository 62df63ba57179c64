import { readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import SQLite from "better-sqlite3";
import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import { settings } from "~/runtime/env.server";
import { type Database, database, setDatabase } from "~db/client.server";
import { DatabaseBusyError } from "~db/engine/engine.server";
import { deleteImagenes } from "~nouns/imagenes/queries/biblioteca.server";
import { shaOf } from "~nouns/imagenes/rules/imagen";
import { storeImagen } from "~nouns/imagenes/store/store.server";
import { testDatabase } from "../../../../support/database";
import { forgedPng } from "../../../../support/hostile-files";
import { readRow } from "../../../../support/stored";

testDatabase();
const ANA = { id: "ana", email: "ana@ejemplo.es" };

const media = () => path.join(settings().DATA_DIR, "media");
const filesOf = (sha: string) => readdirSync(media()).filter((name) => name.startsWith(sha));
const store = async () => {
  const create = { width: 40, height: 30, channels: 3 as const, background: "#2a5a4c" };
  const url = await storeImagen(await sharp({ create }).png().toBuffer(), { origen: "upload" });
  return shaOf(url) ?? "";
};

/** Runs `work`, as another process might, just before the n-th write. */
function beforeWrite(number: number, work: (own: Database) => unknown) {
  const own = database();
  let count = 0;
  setDatabase({
    ...own,
    async write(unit) {
      count += 1;
      if (count === number) await work(own);
      return own.write(unit);
    },
  });
}

describe("a picture with a side of more than 12,000 px", () => {
  it.each([
    ["wide", 12_001, 10],
    ["tall", 10, 12_001],
  ])("is refused by its head alone when it is %s", async (_, width, height) => {
    const undecodable = forgedPng(width, height, Buffer.from("no pixels"));
    const stored = storeImagen(undecodable, { origen: "upload" });
    await expect(stored).rejects.toMatchObject({ problem: "lado" });
  });

  it("is taken at 12,000 px", async () => {
    const create = { width: 12_000, height: 2, channels: 3 as const, background: "#2a5a4c" };
    const png = await sharp({ create }).png().toBuffer();
    expect(await storeImagen(png, { origen: "upload" })).toMatch(/^\/media\//);
  });
});

it("a plain PNG whose lines would fill memory is refused by its head alone", async () => {
  const deep = forgedPng(12_000, 3_000, Buffer.from("no pixels"), 0, [16, 6]);
  const stored = storeImagen(deep, { origen: "upload" });
  await expect(stored).rejects.toMatchObject({ problem: "pixeles" });
});

describe("a picture that another process", () => {
  let sha: string;
  beforeEach(async () => {
    sha = await store();
  });

  it("removes while it is uploaded anew has its files", async () => {
    const names = filesOf(sha);
    expect(names.length).toBeGreaterThan(2);
    beforeWrite(1, async (own) => {
      await own.write((trx) => trx.deleteFrom("media").execute());
      for (const name of names) rmSync(path.join(media(), name));
    });
    expect(await store()).toBe(sha);
    expect(filesOf(sha)).toEqual(names);
    expect(await database().read.selectFrom("media").select("sha").execute()).toEqual([{ sha }]);
  });

  it("uploads anew while it is removed keeps its files", async () => {
    const names = filesOf(sha);
    const row = await readRow("media");
    beforeWrite(2, (own) => own.write((trx) => trx.insertInto("media").values(row).execute()));
    expect(await deleteImagenes([sha], ANA)).toBe(1);
    expect(filesOf(sha)).toEqual(names);
  });

  it("keeps the database from while its files go is removed all the same", async () => {
    beforeWrite(2, () => Promise.reject(new DatabaseBusyError("locked")));
    expect(await deleteImagenes([sha], ANA)).toBe(0);
    expect(await database().read.selectFrom("media").select("sha").execute()).toEqual([]);
    expect(filesOf(sha).length).toBeGreaterThan(2);
  });

  it("leaves alone goes with its files", async () => {
    expect(await deleteImagenes([sha], ANA)).toBe(0);
    expect(filesOf(sha)).toEqual([]);
  });
});

const fixture = readFileSync("tests/fixtures/avif-2048.avif");
const upload = (bytes: Uint8Array) => storeImagen(bytes, { origen: "upload" });
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#c86" } });
const box = (brands: string) => Buffer.from(`\0\0\0\x1cftyp${brands}`, "latin1");

describe("a file of a telephone or a program", () => {
  it("is taken where few bytes hold many pixels", async () => {
    expect(await upload(fixture)).toMatch(/^\/media\//);
  });

  it.each([
    ["a photo", "heic\0\0\0\0mif1heic"],
    ["one of a burst", "msf1\0\0\0\0msf1hevcheim"],
    ["one under the general name", "mif1\0\0\0\0mif1heix"],
  ])("of Apple's format is called so, as %s", async (_, brands) => {
    await expect(upload(box(brands))).rejects.toMatchObject({ problem: "heic" });
  });

  it("that is cut off is called damaged, and one of another kind is not", async () => {
    const jpeg = await photo(400, 300).jpeg().toBuffer();
    const cut = upload(jpeg.subarray(0, jpeg.length - 200));
    await expect(cut).rejects.toMatchObject({ problem: "danada" });
    const other = [box("avif\0\0\0\0avifmif1"), await photo(4, 3).gif().toBuffer()];
    for (const bytes of other) {
      await expect(upload(bytes)).rejects.toMatchObject({ problem: "formato" });
    }
  });

  it("waits while another process decodes a large one, and a large one for all", async () => {
    const other = new SQLite(path.join(settings().DATA_DIR, "site.decode.lock"));
    const done: string[] = [];
    const storing = (name: string, stored: Promise<string>) => stored.then(() => done.push(name));
    const longerWork = () => photo(900, 700).avif().toBuffer();
    other.exec("begin exclusive");
    const small = storing("small", store());
    await longerWork();
    expect(done).toEqual([]);
    other.exec("rollback; begin; select count(*) from sqlite_master");
    await small;
    const heavy = await photo(12_000, 1_600).png({ progressive: true }).toBuffer();
    const large = storing("large", upload(heavy));
    await longerWork();
    expect(done).toEqual(["small"]);
    other.close();
    await large;
  });
});
