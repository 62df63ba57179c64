import { once } from "node:events";
import path from "node:path";
import SQLite from "better-sqlite3";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { settings } from "~/runtime/env.server";
import { closeDatabase } from "~db/client.server";
import { compareMedia, findLost } from "~db/media/compare.server";
import { sweepMedia } from "~db/media/sweep.server";
import { admitAdmin } from "../support/admin";
import { makeFolder } from "../support/folder";
import { type S3, startS3 } from "../support/s3";
import { startSite } from "../support/site";

const ROUNDS = 20 * Number(process.env.HARD_SCALE ?? 1);
/** A picture this wide has seven files: two for each of three widths, and one for links. */
const WIDTH = 400;
const FILES = 7;

let s3: S3;
const data = path.join(makeFolder(), "sitio");
const { DATA_DIR } = settings();
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(async () => {
  await closeDatabase();
  settings().DATA_DIR = DATA_DIR;
  settings().MEDIA_URL = undefined;
  await s3.stop();
});

async function newPicture(n: number): Promise<File> {
  const background = { r: n % 256, g: (n * 7) % 256, b: (n * 31) % 256 };
  const create = { width: WIDTH, height: 300, channels: 3 as const, background };
  const bytes = await sharp({ create }).png().toBuffer();
  return new File([new Uint8Array(bytes)], "foto.png");
}

/** Uploads a picture and kills the site at one of its files, after the last, or after its row. */
async function uploadAndKill(round: number): Promise<void> {
  const env = { DATA_DIR: data, MEDIA_URL: s3.url, DEMO: "0", LOG_LEVEL: "error" };
  const site = await startSite({ env });
  const own = { ...site, sql: () => new SQLite(path.join(data, "site.db")) };
  const admin = admitAdmin(own);
  const form = new FormData();
  form.set("archivo", await newPicture(round));
  const exit = once(site.process, "exit");
  const last = (round % (FILES + 1)) + 1;
  const isEntered = last > FILES;
  let left = isEntered ? 1 : last;
  s3.watch = (what, isAnswered) => {
    if (!what.startsWith(isEntered ? "GET" : "PUT") || isAnswered !== (last === FILES)) return;
    left -= 1;
    if (left === 0) site.process.kill("SIGKILL");
  };
  const answer = await admin.send("/admin/imagenes", form).catch(() => undefined);
  s3.watch = undefined;
  expect(answer?.status).not.toBe(303);
  await exit;
  await site.stop();
}

it(`a site killed ${ROUNDS} times while it stores has no row without its files, and the sweep takes the rest`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) await uploadAndKill(round);
  settings().DATA_DIR = data;
  settings().MEDIA_URL = s3.url;
  expect(await findLost(await compareMedia())).toEqual([]);
  const before = s3.names().length;
  expect(await sweepMedia(new Date(Date.now() + 25 * 3_600_000))).toBeGreaterThan(ROUNDS);
  const { same, ...others } = await compareMedia();
  expect(others).toEqual({ onlyHere: [], onlyThere: [], different: [] });
  expect(await findLost({ same, ...others })).toEqual([]);
  expect(s3.names().length).toBeLessThan(before);
  expect([...same, "sitio.txt"].sort()).toEqual(s3.names());
});
