import { createWriteStream, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import tar from "tar-stream";
import { beforeAll, describe, expect, it } from "vitest";
import { fromFile, readArchive, writeArchive } from "~db/backup/archive.server";
import { BackupError } from "~db/backup/manifest";
import { makeFolder } from "../../support/folder";

const folder = makeFolder();
const at = (name: string) => path.join(folder, name);
const MADE_AT = new Date("2026-09-01T10:00:00.000Z");

const CONTENTS: Record<string, Buffer> = {
  "site.db": Buffer.alloc(3000, "datos "),
  "secrets.json": Buffer.from("{}"),
  "media/0123456789abcdef-og.jpg": Buffer.alloc(0),
  "media/0123456789abcdef-160.avif": Buffer.alloc(700, 0xa7),
};

beforeAll(async () => {
  const sources = Object.entries(CONTENTS).map(([name, bytes], n) => {
    writeFileSync(at(`source-${n}`), bytes);
    return fromFile(name, at(`source-${n}`));
  });
  const gone = fromFile("media/gone-og.jpg", at("gone"));
  await writeArchive(at("copia.tar"), [...sources, gone], MADE_AT);
});

/** Reads a whole archive. @returns contents by name */
async function read(bytes: Buffer): Promise<Record<string, Buffer>> {
  writeFileSync(at("read.tar"), bytes);
  const found: Record<string, Buffer> = {};
  await readArchive(at("read.tar"), async (name, content) => {
    found[name] = await buffer(content);
  });
  return found;
}

/** Makes an archive of any entries, without the list of files at its end. */
async function pack(entries: (Partial<tar.Header> & { name: string })[]): Promise<Buffer> {
  const archive = tar.pack();
  for (const { name, type = "file" } of entries) {
    archive.entry({ name, type }, type === "file" ? "x" : "");
  }
  archive.finalize();
  await pipeline(archive, createWriteStream(at("packed.tar")));
  return readFileSync(at("packed.tar"));
}

describe("an archive", () => {
  it("gives back what was put into it, without what was gone", async () => {
    expect(await read(readFileSync(at("copia.tar")))).toEqual(CONTENTS);
  });

  it("says when it was made, and holds no file twice", async () => {
    const manifest = await readArchive(at("copia.tar"), async (_, content) => {
      await buffer(content);
    });
    expect(manifest.madeAt).toBe(MADE_AT.toISOString());
    expect(manifest.files.map(({ name }) => name)).toEqual(Object.keys(CONTENTS));
  });

  it("with a flipped byte is refused wherever that changes anything", async () => {
    const whole = readFileSync(at("copia.tar"));
    let refused = 0;
    for (let offset = 0; offset < whole.length; offset += 37) {
      const flipped = Buffer.from(whole);
      flipped.writeUInt8(flipped.readUInt8(offset) ^ 0x10, offset);
      const outcome = await read(flipped).catch((error: unknown) => error);
      const isRefused = outcome instanceof BackupError;
      refused += Number(isRefused);
      // If an archive is accepted, the changed byte was padding, and all contents must be right.
      expect(isRefused ? CONTENTS : outcome, `byte ${offset}`).toEqual(CONTENTS);
    }
    expect(refused).toBeGreaterThan(100);
  });

  it.each([0, 1, 600, 4000, 0.5, 0.8])("cut off at %d is refused", async (share) => {
    const whole = readFileSync(at("copia.tar"));
    const end = share < 1 ? whole.length * share : share;
    await expect(read(whole.subarray(0, end))).rejects.toThrow(BackupError);
  });

  it.each([
    ["../secrets.json"],
    ["/etc/passwd"],
    ["media/../../x"],
    ["media/.oculto"],
    ["site.db-wal"],
  ])("that holds %s is refused", async (name) => {
    await expect(read(await pack([{ name }]))).rejects.toThrow("No es una copia de este programa");
  });

  it("that holds a folder, or nothing of ours, is refused", async () => {
    const folderEntry = await pack([{ name: "site.db", type: "directory" }]);
    await expect(read(folderEntry)).rejects.toThrow("No es una copia de este programa");
    await expect(read(await pack([{ name: "site.db" }]))).rejects.toThrow("está incompleta");
    await expect(read(await pack([{ name: "site.db" }, { name: "site.db" }]))).rejects.toThrow(
      "repite site.db",
    );
    await expect(read(Buffer.from("no soy un archivo tar"))).rejects.toThrow(BackupError);
  });
});
