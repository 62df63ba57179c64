import { randomBytes } from "node:crypto";
import { readFileSync, utimesSync } from "node:fs";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { settings } from "~/runtime/env.server";
import { secrets } from "~/runtime/secrets.server";
import { readArchive } from "~db/backup/archive.server";
import { checkArchive } from "~db/backup/check.server";
import {
  findDestination,
  noteProblem,
  noteSent,
  openDestination,
  resealDestination,
  saveDestination,
} from "~db/backup/destination.server";
import { findCopyAt } from "~db/backup/find-copy.server";
import { backupsFolder } from "~db/backup/last-verified.server";
import { listRemote, openRemote, PART_BYTES } from "~db/backup/remote-copies.server";
import { isSendingDue, sendNewest } from "~db/backup/send.server";
import { testDatabase } from "../../support/database";
import { makeFolder } from "../../support/folder";
import { makeLocalCopy, useCopiesStore } from "../../support/remote-copies";
import { insertRows, write } from "../../support/stored";

const PICTURES = { "0123456789abcdef-160.webp": "one", "0123456789abcdef-320.webp": "two" };

const COPY = "copias/copia-diaria-2026-11-20-040000000.tar";

const db = testDatabase();
const s3 = useCopiesStore();
beforeEach(async () => {
  settings().BACKUP_URL = s3.url;
  for (const name of s3.names()) s3.lose(name);
});

/** Writes the database into one file, as it would be with nobody writing. */
async function fileOf(): Promise<string> {
  const file = path.join(makeFolder(), "site.db");
  await sql`vacuum into ${file}`.execute(db.database().writer);
  return file;
}

const ask = () => Promise.reject(new Error("nobody is asked"));
const noOne = ["sitio.txt"];
const inBucket = () => s3.names().filter((name) => !noOne.includes(name));

async function open() {
  const destination = await findDestination();
  if (!destination) throw new Error("no store is set");
  return openDestination(destination);
}

it("a copy is sent without keys, its pictures once each, and comes back whole", async () => {
  const file = await fileOf();
  const name = await makeLocalCopy(
    file,
    { ...PICTURES, "fedcba9876543210-og.jpg": "one" },
    "2026-11-20",
  );
  expect(await sendNewest()).toEqual({ name, removed: [] });
  expect(inBucket().filter((each) => each.startsWith("imagenes/"))).toHaveLength(2);
  expect(s3.names().join()).not.toContain("secrets");
  const found: Record<string, Buffer> = {};
  const { madeAt } = await readArchive(
    await openRemote(await open(), name),
    async (each, content) => {
      found[each] = await buffer(content);
    },
  );
  expect(madeAt).toBe("2026-11-20T04:00:00.000Z");
  expect(Object.keys(found).sort()).toEqual(
    [...Object.keys(PICTURES), "fedcba9876543210-og.jpg"]
      .map((each) => `media/${each}`)
      .concat("site.db"),
  );
  expect(found["site.db"]?.equals(readFileSync(file))).toBe(true);
  expect(found["media/fedcba9876543210-og.jpg"]?.toString()).toBe("one");
});

it("the next copy sends no picture again, and those that no copy names are removed with the old ones", async () => {
  const file = await fileOf();
  settings().BACKUP_KEEP = 1;
  const old = await makeLocalCopy(file, PICTURES, "2026-11-20");
  await sendNewest();
  s3.asked.length = 0;
  const kept = { "0123456789abcdef-160.webp": "one" };
  const name = await makeLocalCopy(file, kept, "2026-11-21");
  utimesSync(path.join(backupsFolder(), old), 0, 0);
  expect(await sendNewest()).toEqual({ name, removed: [old] });
  settings().BACKUP_KEEP = 7;
  expect(s3.asked.filter((each) => /^PUT [0-9a-f]{64}$/.test(each))).toEqual([]);
  expect(inBucket().filter((each) => each.startsWith("imagenes/"))).toHaveLength(1);
  expect((await listRemote(await open())).map((copy) => copy.name)).toEqual([name]);
});

it("a large database goes in parts, and one that was cut off goes on where it was", async () => {
  const day = "2026-11-20T04:00:00.000Z";
  for (let n = 0; n < 45; n += 1) {
    const resultado = randomBytes(200_000).toString("hex");
    await insertRows("envios", { idem: `${n}`, resultado, created_at: day });
  }
  const file = await fileOf();
  expect(readFileSync(file).length).toBeGreaterThan(PART_BYTES);
  const name = await makeLocalCopy(file, PICTURES, "2026-11-20");
  s3.watch = (what, isAnswered) => {
    if (isAnswered && what === "PUT site.db.0001") s3.mode = "broken";
  };
  await expect(sendNewest()).rejects.toThrow("El almacén de copias: ");
  s3.mode = "ok";
  expect(await listRemote(await open())).toEqual([]);
  s3.watch = undefined;
  s3.asked.length = 0;
  await sendNewest();
  expect(s3.asked).not.toContain("PUT site.db.0001");
  expect(s3.asked).toContain("PUT site.db.0002");
  const copy = await findCopyAt(`s3://fotos/${name}`, ask);
  await checkArchive(await copy.open(), makeFolder());
});

it.each([
  ["a part of the database", /site\.db/, "le falta un archivo en el almacén"],
  ["a picture", /^imagenes/, "le falta un archivo en el almacén"],
])("a copy that has lost %s is told to be damaged", async (_, lost, sentence) => {
  const name = await makeLocalCopy(await fileOf(), PICTURES, "2026-11-20");
  await sendNewest();
  s3.lose(inBucket().find((each) => lost.test(each)) ?? "");
  const copy = await findCopyAt(`s3://fotos/${name}`, ask);
  await expect(copy.open().then((whole) => checkArchive(whole, makeFolder()))).rejects.toThrow(
    sentence,
  );
});

it("a changed byte in the store is found", async () => {
  await makeLocalCopy(await fileOf(), PICTURES, "2026-11-20");
  await sendNewest();
  s3.damage(inBucket().find((each) => each.includes("site.db")) ?? "");
  const copy = await findCopyAt("s3://fotos", ask);
  const checking = copy.open().then((whole) => checkArchive(whole, makeFolder()));
  await expect(checking).rejects.toThrow(/está dañada: site\.db no coincide/);
});

it("a store of another site is left alone", async () => {
  await makeLocalCopy(await fileOf(), PICTURES, "2026-11-20");
  await (await open()).put("sitio.txt", Buffer.from("another"));
  await expect(sendNewest()).rejects.toThrow("El bucket tiene las copias de otro sitio");
  expect(s3.names()).toEqual(["sitio.txt"]);
});

it("a name that is not there is told with those that are", async () => {
  await expect(findCopyAt("s3://fotos", ask)).rejects.toThrow("no hay ninguna copia entera");
  const name = await makeLocalCopy(await fileOf(), PICTURES, "2026-11-20");
  await sendNewest();
  await expect(findCopyAt("s3://fotos/copia-otra.tar", ask)).rejects.toThrow(name);
  await expect(findCopyAt("s3://fotos/../x", ask)).rejects.toThrow("no es una copia");
  await expect(findCopyAt("s3://otro-bucket", ask)).rejects.toThrow("nobody is asked");
});

it.each([
  ["a picture", /^imagenes/, /^PUT [0-9a-f]{64}$/],
  ["the database", /site\.db/, /^PUT site\.db\.0001$/],
])(
  "%s that lies there otherwise than it was sent is found at once, and sent anew",
  async (_, which, put) => {
    await makeLocalCopy(
      await fileOf(),
      { "0123456789abcdef-160.webp": "one".repeat(100) },
      "2026-11-20",
    );
    let isDone = false;
    s3.watch = (what, isAnswered) => {
      if (isDone || !isAnswered || !put.test(what)) return;
      isDone = true;
      s3.damage(s3.names().find((name) => which.test(name)) ?? "");
    };
    await expect(sendNewest()).rejects.toThrow("no es lo que se envió");
    expect(await listRemote(await open())).toEqual([]);
    await sendNewest();
    const copy = await findCopyAt("s3://fotos", ask);
    await checkArchive(await copy.open(), makeFolder());
  },
);

it("a list that lies there otherwise than it was sent is found at once", async () => {
  await makeLocalCopy(await fileOf(), PICTURES, "2026-11-20");
  s3.watch = (what, isAnswered) => {
    if (isAnswered && what === "PUT manifest.json") s3.damage(`${COPY}/manifest.json`);
  };
  await expect(sendNewest()).rejects.toThrow("su lista de archivos no coincide con su suma");
});

it("old daily copies and old halves go; what was made by hand, a newer half and files of others stay", async () => {
  const bucket = await open();
  const others = ["imagenes/vacaciones.jpg", "copias/copia-mia.tar/manifest.sha256"];
  const half = (day: string) => `copias/copia-diaria-2026-11-${day}-040000000.tar/site.db.0001`;
  for (const name of [...others, half("18"), half("25")]) await bucket.put(name, Buffer.from("x"));
  const file = await fileOf();
  for (const day of ["2026-11-19", "2026-11-20"]) {
    await makeLocalCopy(file, PICTURES, day);
    await sendNewest();
  }
  const byHand = await makeLocalCopy(file, PICTURES, "2026-11-21", false);
  await sendNewest();
  settings().BACKUP_KEEP = 1;
  const name = await makeLocalCopy(file, PICTURES, "2026-11-22");
  const { removed } = (await sendNewest()) ?? {};
  settings().BACKUP_KEEP = 7;
  expect(removed).toEqual([
    "copia-diaria-2026-11-20-040000000.tar",
    "copia-diaria-2026-11-19-040000000.tar",
  ]);
  expect((await listRemote(bucket)).map((copy) => copy.name)).toEqual([name, byHand]);
  expect(s3.names()).toEqual(expect.arrayContaining([...others, half("25")]));
  expect(s3.names()).not.toContain(half("18"));
});

it("a store that ends while old copies are removed is told of in words, and the new copy is there", async () => {
  const name = await makeLocalCopy(await fileOf(), PICTURES, "2026-11-20");
  s3.watch = (what, isAnswered) => {
    if (isAnswered && what === "GET manifest.sha256") s3.mode = "broken";
  };
  await expect(sendNewest()).rejects.toThrow(
    /^La última copia está allí, pero no se han podido borrar las antiguas: El almacén de copias: no contesta/,
  );
  s3.watch = undefined;
  s3.mode = "ok";
  expect((await listRemote(await open())).map((copy) => copy.name)).toEqual([name]);
});

it("a failure waits for an hour, and the newest copy is sent once to each store", async () => {
  expect(await isSendingDue(3_600_000)).toBe(false);
  const name = await makeLocalCopy(await fileOf(), PICTURES, "2026-11-20");
  expect(await isSendingDue(3_600_000)).toBe(true);
  const now = new Date("2026-11-20T10:00:00Z");
  await noteProblem("no contesta", "2026-11-20", now, async () => undefined);
  expect(await isSendingDue(3_600_000, now.getTime() + 3_599_000)).toBe(false);
  expect(await isSendingDue(3_600_000, now.getTime() + 3_601_000)).toBe(true);
  const destination = await findDestination();
  if (!destination) throw new Error("no store is set");
  await noteSent(destination, name);
  expect(await isSendingDue(3_600_000)).toBe(false);
  settings().BACKUP_URL = s3.url.replace("/fotos", "/otro");
  expect(await isSendingDue(3_600_000)).toBe(true);
});

it("the secret is stored under the first key, and what no key opens is asked for again", async () => {
  settings().BACKUP_URL = undefined;
  const store = { base: "https://s3.ejemplo.es/copias", key: "clave", secret: "secreto" };
  const [old = ""] = secrets().MFA_KEY;
  await write((trx) => saveDestination(trx, store));
  const row = await db.database().read.selectFrom("almacen_copias").selectAll().executeTakeFirst();
  expect(row?.secreto).not.toContain("secreto");
  secrets().MFA_KEY = ["n".repeat(40), old];
  await resealDestination();
  secrets().MFA_KEY = ["n".repeat(40)];
  expect(await open()).toBeDefined();
  secrets().MFA_KEY = ["o".repeat(40), old];
  await resealDestination();
  await expect(open()).rejects.toThrow("escríbelo otra vez en Ajustes");
  secrets().MFA_KEY = [old];
});
