import { readdirSync, rmSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import { deleteImagenes } from "~/domain/imagenes/queries/biblioteca.server";
import { shaOf } from "~/domain/imagenes/rules/imagen";
import { storeImagen } from "~/domain/imagenes/store/store.server";
import { settings } from "~/runtime/env.server";
import { type Database, database, setDatabase } from "~db/client.server";
import { DatabaseBusyError } from "~db/engine/engine.server";
import { testDatabase } from "../../../support/database";
import { forgedPng } from "../../../support/hostile-files";

testDatabase();
const ANA = { id: "ana", email: "ana@ejemplo.es" };

const media = () => path.join(settings().DATA_DIR, "media");
const filesOf = (sha: string) => readdirSync(media()).filter((name) => name.startsWith(sha));
const store = async () => {
  const create = { width: 40, height: 30, channels: 3 as const, background: "#2a5a4c" };
  const url = await storeImagen(await sharp({ create }).png().toBuffer(), { origen: "upload" });
  return shaOf(url) ?? "";
};

/** Does something, as another process would, just before the write of that number. */
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
    const row = await database().read.selectFrom("media").selectAll().executeTakeFirstOrThrow();
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
