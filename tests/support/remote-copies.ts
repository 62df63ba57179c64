import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { afterAll, afterEach, beforeAll } from "vitest";
import { settings } from "~/runtime/env.server";
import { fromFile, writeArchive } from "~db/backup/archive.server";
import { nameOf } from "~db/backup/backup-files.server";
import { backupsFolder } from "~db/backup/last-verified.server";
import { makeFolder } from "./folder";
import { type S3, startS3 } from "./s3";

/** Gives a test file the remote store of `BACKUP_URL`, empty at first. */
export function useCopiesStore(): S3 {
  let s3: S3;
  beforeAll(async () => {
    s3 = await startS3({ page: 5 });
  });
  afterAll(() => s3.stop());
  afterEach(() => {
    s3.mode = "ok";
    s3.watch = undefined;
    s3.asked.length = 0;
    settings().BACKUP_URL = undefined;
    rmSync(backupsFolder(), { recursive: true, force: true });
  });
  return new Proxy({} as S3, {
    get: (_, name) => Reflect.get(s3, name),
    set: (_, name, value) => Reflect.set(s3, name, value),
  });
}

/** Makes a copy of this database, these pictures and the keys in the site's folder of copies. */
export async function makeLocalCopy(
  database: string,
  pictures: Record<string, string>,
  day: string,
  isScheduled = true,
) {
  const folder = makeFolder({ ...pictures, "secrets.json": '{"MFA_KEY":"clave-corta"}' });
  const sources = Object.keys(pictures).map((name) =>
    fromFile(`media/${name}`, path.join(folder, name)),
  );
  const madeAt = new Date(`${day}T04:00:00.000Z`);
  mkdirSync(backupsFolder(), { recursive: true });
  const name = nameOf(madeAt, isScheduled);
  const secrets = fromFile("secrets.json", path.join(folder, "secrets.json"));
  const all = [fromFile("site.db", database), secrets, ...sources];
  await writeArchive(path.join(backupsFolder(), name), all, madeAt);
  return name;
}
