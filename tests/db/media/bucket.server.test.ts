import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { settings } from "~/runtime/env.server";
import { database } from "~db/client.server";
import { compareMedia, findLost, pullMedia, pushMedia } from "~db/media/compare.server";
import { mediaFile, mediaFolder } from "~db/media/folder.server";
import { probeBucket } from "~db/media/probe.server";
import { fetchMedia } from "~db/media/store.server";
import { sweepMedia } from "~db/media/sweep.server";
import { deleteImagenes } from "~nouns/imagenes/queries/biblioteca.server";
import { cutShared, prepareMarks } from "~nouns/imagenes/store/marks.server";
import { storeImagen } from "~nouns/imagenes/store/store.server";
import { addRow, emptyFolder, here, put, useBucket } from "../../support/bucket";
import { testDatabase } from "../../support/database";
import { freePort } from "../../support/free-port";
import { readRow, write } from "../../support/stored";

testDatabase();

const ANA = { id: "ana", email: "ana@ejemplo.es" };
const SHA = "0123456789abcdef01234567";
const OTHER = "fedcba98765432100123abcd";

const s3 = useBucket({ page: 5 });

const store = async () => {
  const create = { width: 400, height: 300, channels: 3 as const, background: "#2a5a4c" };
  const url = await storeImagen(await sharp({ create }).png().toBuffer(), { origen: "upload" });
  return url.slice("/media/".length);
};
const rows = () => database().read.selectFrom("media").select("sha").execute();

describe("the probe", () => {
  const SECRET = "clave-que-nadie-ve";

  it("leaves nothing where all is well, and asks nobody without the setting", async () => {
    await probeBucket();
    expect(s3.names()).toEqual([]);
    expect(s3.asked.length).toBeGreaterThan(3);
    s3.asked.length = 0;
    settings().MEDIA_URL = undefined;
    await probeBucket();
    expect(s3.asked).toEqual([]);
  });

  it.each([
    ["a wrong secret", (url: string) => url.replace(":S3RVER@", `:${SECRET}@`), "clave"],
    ["a wrong key", (url: string) => url.replace("//S3RVER:", `//${SECRET}:`), "clave"],
    ["a wrong bucket", (url: string) => url.replace("/fotos", "/otras"), "bucket"],
    ["an address of nobody", (url: string) => url.replace("127.0.0.1", "no.invalid"), "dirección"],
  ])("names %s, without the key", async (_, spoil, cause) => {
    settings().MEDIA_URL = spoil(s3.url);
    const probing = probeBucket();
    await expect(probing).rejects.toThrow(
      new RegExp(`^No se pueden guardar las imágenes en \\S+:\\n  MEDIA_URL: .*${cause}`),
    );
    await expect(probing).rejects.not.toThrow(/S3RVER|clave-que/);
  });

  it("names a store that is down", async () => {
    settings().MEDIA_URL = s3.url.replace(/:\d+\//, `:${await freePort()}/`);
    await expect(probeBucket()).rejects.toThrow("no contesta: revisa la red");
  });
});

describe("a picture", () => {
  it("is stored in both places, with its logo and icons, and leaves both at once", async () => {
    const sha = await store();
    expect(await prepareMarks(`/media/${sha}`)).toBe(true);
    expect(here()).toHaveLength(11);
    expect(s3.names()).toEqual(here());
    expect((await compareMedia()).same).toHaveLength(11);
    await deleteImagenes([sha], ANA);
    expect([here(), s3.names()]).toEqual([[], []]);
  });

  it("whose folder was emptied comes again byte by byte, each file fetched once", async () => {
    const sha = await store();
    const before = here().map((name) => [name, readFileSync(mediaFile(name))] as const);
    emptyFolder();
    s3.asked.length = 0;
    for (const [name, bytes] of before) {
      const both = await Promise.all([fetchMedia(name), fetchMedia(name), fetchMedia(name)]);
      expect(both).toEqual([true, true, true]);
      expect(readFileSync(mediaFile(name)).equals(bytes)).toBe(true);
    }
    expect(s3.asked).toEqual(before.map(([name]) => `GET ${name}`));
    expect(here()).toEqual(before.map(([name]) => name));
    emptyFolder();
    expect(await prepareMarks(`/media/${sha}`)).toBe(true);
  });

  it("that the library does not have is not asked for, whatever is in the bucket", async () => {
    await put(`${SHA}-10.webp`, `${OTHER}-10.webp`);
    await addRow(OTHER);
    emptyFolder();
    s3.asked.length = 0;
    expect(await fetchMedia(`${SHA}-10.webp`)).toBe(false);
    expect(await fetchMedia(`${OTHER}-11.webp`)).toBe(false);
    expect(s3.asked).toEqual([]);
    expect(await fetchMedia(`${OTHER}-10.webp`)).toBe(true);
    expect(await fetchMedia(`${OTHER}-10.avif`)).toBe(false);
  });

  it.each([
    ["hang", "TimeoutError"],
    ["broken", "UND_ERR_SOCKET"],
  ] as const)(
    "of a store in the mode «%s» is not taken for one, and nothing half stays",
    async (mode, word) => {
      await put(`${OTHER}-10.webp`);
      await addRow(OTHER);
      emptyFolder();
      s3.mode = mode;
      await expect(fetchMedia(`${OTHER}-10.webp`)).rejects.toMatchObject({ word });
      expect(here()).toEqual([]);
    },
  );

  it("that another host removes while it is uploaded anew is put there again", async () => {
    const sha = await store();
    s3.watch = (what) => {
      if (what !== "GET fotos") return;
      s3.watch = undefined;
      s3.lose(`${sha}-og.jpg`);
    };
    expect(await store()).toBe(sha);
    expect(s3.names()).toEqual(here());
  });

  it("that another host uploads anew while it is removed is put there again", async () => {
    const sha = await store();
    const files = here().map((name) => [name, readFileSync(mediaFile(name))] as const);
    const row = await readRow("media");
    let coming: Promise<unknown> | undefined;
    s3.watch = (what) => {
      if (coming || !what.startsWith("DELETE")) return;
      for (const [name, bytes] of files) writeFileSync(mediaFile(name), bytes);
      coming = write((trx) => trx.insertInto("media").values(row).execute());
    };
    await deleteImagenes([sha], ANA);
    await coming;
    s3.watch = undefined;
    expect([here(), await rows()]).toEqual([files.map(([name]) => name), [{ sha }]]);
    expect(s3.names()).toEqual(here());
  });

  it("cut at its focal point is in both places, also for a host that has not cut it", async () => {
    const sha = await store();
    await cutShared(sha, "right-bottom");
    expect(s3.names()).toContain(`${sha}-og-right-bottom.jpg`);
    emptyFolder();
    expect(await fetchMedia(`${sha}-og-right-bottom.jpg`)).toBe(true);
    await deleteImagenes([sha], ANA);
    expect([here(), s3.names()]).toEqual([[], []]);
  });

  it("that cannot be put there has no row, and no file here", async () => {
    await s3.stop();
    await expect(store()).rejects.toMatchObject({ code: "EBUCKET" });
    await s3.start();
    expect([here(), await rows()]).toEqual([[], []]);
  });

  it("removed while the store is down is gone here, and there with the sweep", async () => {
    const sha = await store();
    await s3.stop();
    await deleteImagenes([sha], ANA);
    await s3.start();
    expect([here(), await rows()]).toEqual([[], []]);
    for (const name of s3.names()) s3.age(name, 25);
    expect(await sweepMedia()).toBe(7);
    expect(s3.names()).toEqual([]);
  });
});

it("the sweep takes from both what has no row and is older than a day", async () => {
  await addRow(OTHER);
  await put(`${SHA}-1.webp`, `${SHA}-2.webp`, `${OTHER}-10.webp`);
  for (const name of [`${SHA}-1.webp`, `${OTHER}-10.webp`]) s3.age(name, 25);
  expect(await sweepMedia()).toBe(1);
  expect(s3.names()).toEqual([`${SHA}-2.webp`, `${OTHER}-10.webp`]);
  expect(await sweepMedia(new Date(Date.now() + 25 * 3_600_000))).toBe(1);
  expect([here(), s3.names()]).toEqual([[`${OTHER}-10.webp`], [`${OTHER}-10.webp`]]);
});

it("what is in one place only is found, and moved to the other", async () => {
  await addRow(OTHER);
  await put(`${SHA}-1.webp`, `${SHA}-2.webp`, `${SHA}-3.webp`);
  settings().MEDIA_URL = undefined;
  await put(`${OTHER}-10.webp`);
  settings().MEDIA_URL = s3.url;
  rmSync(mediaFile(`${SHA}-1.webp`));
  writeFileSync(mediaFile(`${SHA}-3.webp`), "other");
  const found = await compareMedia();
  expect(found).toEqual({
    same: [`${SHA}-2.webp`],
    onlyHere: [`${OTHER}-10.webp`],
    onlyThere: [`${SHA}-1.webp`],
    different: [`${SHA}-3.webp`],
  });
  expect(await findLost(found)).toEqual([`${OTHER}-10.avif`]);
  await addRow(SHA);
  expect(await pullMedia()).toBe(1);
  expect(existsSync(path.join(mediaFolder(), `${SHA}-1.webp`))).toBe(true);
  expect(await pushMedia()).toBe(2);
  const { same } = await compareMedia();
  expect(same).toEqual(here());
});
