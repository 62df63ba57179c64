import { rmSync } from "node:fs";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { compareMedia, pullMedia } from "~db/media/compare.server";
import { mediaFile } from "~db/media/folder.server";
import { claimBucket } from "~db/media/probe.server";
import { fetchMedia, removeFiles, storeMedia } from "~db/media/store.server";
import { sweepMedia } from "~db/media/sweep.server";
import { addRow, emptyFolder, here, put, useBucket } from "../../support/bucket";
import { testDatabase } from "../../support/database";
import { deleteRows } from "../../support/stored";

testDatabase();
const s3 = useBucket();

const SHA = "0123456789abcdef01234567";
const NAME = `${SHA}-10.webp`;
const files = new Map([["10.webp", Buffer.from("bytes")]]);

/** Collects garbage, which may happen at any time, and must not collect a timer in use. */
function collectGarbage(): void {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
}

it("a store that is silent is given up in time, also when memory is tidied meanwhile", async () => {
  await addRow(SHA);
  s3.mode = "hang";
  const tidying = setInterval(collectGarbage, 100);
  const fetching = fetchMedia(NAME).finally(() => clearInterval(tidying));
  await expect(fetching).rejects.toMatchObject({ word: "TimeoutError" });
});

it("a bucket belongs to the site that used it first", async () => {
  await claimBucket();
  await claimBucket();
  expect(s3.names()).toEqual(["sitio.txt"]);
  s3.lose("sitio.txt");
  await put("sitio.txt");
  await expect(claimBucket()).rejects.toThrow(/imágenes de otro sitio: usa otro, o restaura/);
});

it("a hundred visitors of an emptied folder wait for each other", async () => {
  const shas = Array.from({ length: 100 }, (_, n) => n.toString(16).padStart(24, "0"));
  for (const sha of shas) await addRow(sha);
  await put(...shas.map((sha) => `${sha}-10.webp`));
  emptyFolder();
  const found = await Promise.all(shas.map((sha) => fetchMedia(`${sha}-10.webp`)));
  expect(found).toEqual(shas.map(() => true));
});

it("a picture that is removed while it is fetched does not come back", async () => {
  await addRow(SHA);
  await put(NAME);
  emptyFolder();
  let removing: Promise<unknown> | undefined;
  s3.watch = (what, isAnswered) => {
    if (what !== `GET ${NAME}` || isAnswered) return;
    removing = deleteRows("media");
  };
  expect(await fetchMedia(NAME)).toBe(false);
  await removing;
  expect(here()).toEqual([]);
});

it("names of files that no picture has are not asked for", async () => {
  await addRow(SHA);
  for (const end of ["33.png", "og-middle.jpg", "11.webp"]) {
    expect(await fetchMedia(`${SHA}-${end}`)).toBe(false);
  }
  expect(s3.asked).toEqual([]);
});

it("a store that lists nothing of what it took ends an upload, not the site", async () => {
  s3.watch = (what, isAnswered) => {
    if (what.startsWith("PUT") && isAnswered) s3.lose(NAME);
  };
  await expect(storeMedia(SHA, files, async () => {})).rejects.toMatchObject({ code: "EBUCKET" });
});

it("a store that fails after the row was written makes the upload no failure", async () => {
  await addRow(SHA);
  const stored = storeMedia(SHA, files, async () => {
    s3.mode = "broken";
  });
  await expect(stored).resolves.toBeUndefined();
  expect(here()).toEqual([NAME]);
});

it("what a removal by another host took of a picture that came back is put again by the sweep", async () => {
  await addRow(SHA);
  await put(NAME);
  s3.lose(NAME);
  await sweepMedia();
  expect(s3.names()).toEqual([NAME]);
});

it("a picture that goes while the two places are compared is in neither", async () => {
  await addRow(SHA);
  await put(NAME);
  s3.watch = () => rmSync(mediaFile(NAME), { force: true });
  const { same, different } = await compareMedia();
  expect([...same, ...different]).toEqual([]);
});

it("only pictures of the library are fetched for a copy", async () => {
  await put(NAME);
  emptyFolder();
  expect(await pullMedia()).toBe(0);
  expect(here()).toEqual([]);
});

it("a removal that the store cuts off leaves the picture to the sweep", async () => {
  await put(NAME);
  await s3.stop();
  await expect(removeFiles(SHA)).rejects.toMatchObject({ code: "EBUCKET" });
  await s3.start();
  expect([here(), s3.names()]).toEqual([[], [NAME]]);
});
