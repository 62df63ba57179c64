import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { settings } from "~/runtime/env.server";
import { mediaFolder } from "~db/media/folder.server";
import { putMedia, removeFiles } from "~db/media/store.server";
import { insertRows } from "./insert-rows";
import { type S3, startS3 } from "./s3";

export const emptyFolder = () => {
  rmSync(mediaFolder(), { recursive: true, force: true });
  mkdirSync(mediaFolder(), { recursive: true });
};

export const here = () => readdirSync(mediaFolder()).sort();

export const addRow = (sha: string) => insertRows("media", { sha, anchos: "[10]", og: 0 });

export const put = (...names: string[]) =>
  putMedia(new Map(names.map((name) => [name, Buffer.from(`bytes of ${name}`)])));

/** Gives each test of a file an empty bucket and an empty folder of pictures. */
export function useBucket(options?: { page: number }): S3 {
  let s3: S3;
  beforeAll(async () => {
    s3 = await startS3(options);
  });
  afterAll(() => s3.stop());
  beforeEach(async () => {
    settings().MEDIA_URL = s3.url;
    emptyFolder();
    for (const name of s3.names()) await removeFiles(name.slice(0, name.indexOf("-")), [name]);
    s3.asked.length = 0;
  });
  afterEach(() => {
    s3.mode = "ok";
    s3.watch = undefined;
    settings().MEDIA_URL = undefined;
  });
  return new Proxy({} as S3, {
    get: (_, name) => Reflect.get(s3, name),
    set: (_, name, value) => Reflect.set(s3, name, value),
  });
}
