import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import SQLite from "better-sqlite3";
import sharp from "sharp";
import { afterEach, beforeEach, expect, it, type TestContext } from "vitest";
import { admitAdmin } from "../support/admin";
import type { Browser } from "../support/browser";
import { runSite } from "../support/command-line";
import { makeFolder } from "../support/folder";
import { makePowerCut } from "../support/power-cut";
import { SESSION_SECRET } from "../support/shared-secret";
import { type Site, startSite } from "../support/site";
import { makeVolume, type Volume } from "../support/volume";
import { newMensaje, send } from "../support/writers";

let volume: Volume | string;
let site: Site | undefined;
beforeEach(() => {
  volume = makeVolume(48);
});
afterEach(async () => {
  await site?.stop();
  site = undefined;
  if (typeof volume !== "string") volume.unmount();
});

function needVolume({ skip }: TestContext): Volume {
  if (typeof volume === "string") return skip(volume);
  return volume;
}

const start = (folder: string, env: Record<string, string> = {}) =>
  startSite({
    env: {
      ...env,
      DATA_DIR: path.join(folder, "data"),
      SESSION_SECRET,
      TRUSTED_PROXY_HOPS: "1",
      LOG_LEVEL: "error",
    },
  });

const newPicture = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: "#2a5a4c" } })
    .png()
    .toBuffer();
const isHalf = (name: string) => name.endsWith(".tmp");

const statusOf = async (at: string) => (await site?.fetch(at))?.status;

it("a full disk: pages go on, forms say so and keep the text, and it heals by itself", async (context) => {
  const { folder, fill, free } = needVolume(context);
  site = await start(folder);
  expect(await send(site, newMensaje("antes"))).toBe(true);
  fill();

  // The log's file has some space left, which must be used up before a write is refused.
  const taken = ["antes"];
  let refused: Response | undefined;
  for (let n = 0; n < 2_000 && !refused; n++) {
    const { key, fields, address } = newMensaje(`lleno-${n}`);
    const text = { ...fields, message: "Un texto largo. ".repeat(250) };
    const answer = await site.post("/contacto", text, { "X-Forwarded-For": address });
    if (answer.status === 303) taken.push(key);
    else refused = answer;
  }
  expect(refused?.status).toBe(503);
  expect(refused?.headers.get("Retry-After")).toBe("30");
  const page = (await refused?.text()) ?? "";
  expect(page).toContain("Ahora mismo no podemos guardar tu mensaje");
  expect(page).toContain("Un texto largo. Un texto largo.");
  expect(page).not.toMatch(/SQLITE|\n\s+at /);

  for (const screen of ["/", "/consejos", "/producto/trona-evolutiva-pinarela-crece", "/healthz"]) {
    expect(await statusOf(screen), screen).toBe(200);
  }
  await expect.poll(() => statusOf("/readyz"), { timeout: 10_000, interval: 250 }).toBe(503);
  const backup = await runSite(path.join(folder, "data"), ["backup"]);
  const said = expect.stringContaining("No hay sitio en el disco para otra copia");
  expect([backup.status, backup.stderr]).toEqual([78, said]);
  expect(existsSync(path.join(folder, "data", "backups"))).toBe(false);

  free();
  expect(await send(site, newMensaje("después"))).toBe(true);
  await expect.poll(() => statusOf("/readyz"), { timeout: 10_000, interval: 250 }).toBe(200);
  const again = await runSite(path.join(folder, "data"), ["backup"]);
  expect([again.status, again.stderr]).toEqual([0, ""]);
  const archive = /comprobada: (.*)$/m.exec(again.stdout)?.[1] ?? "";
  expect((await runSite(path.join(folder, "data"), ["verify-backup", archive])).status).toBe(0);
  const sql = new SQLite(path.join(folder, "data", "site.db"));
  const kept = sql.prepare("select subject from mensajes order by created_at").pluck().all();
  sql.close();
  expect(kept).toEqual([...taken, "después"]);
});

/** Starts a site whose writes to disk fail as long as the file `fault` exists. */
async function startFailing({ skip }: TestContext) {
  const powerCut = makePowerCut();
  if (typeof powerCut === "string") return skip(powerCut);
  const folder = makeFolder();
  const fault = path.join(folder, "averiado");
  const running = await start(folder, { ...powerCut, POWER_CUT_EIO: fault });
  site = running;
  return { running, folder, fault };
}

it("a disk whose writes fail: pages go on, forms say so and keep the text, and it heals by itself", async (context) => {
  const { running, folder, fault } = await startFailing(context);
  expect(await send(running, newMensaje("antes"))).toBe(true);
  writeFileSync(fault, "");

  const { fields, address } = newMensaje("Mi asunto");
  const refused = await running.post("/contacto", fields, { "X-Forwarded-For": address });
  expect([refused.status, refused.headers.get("Retry-After")]).toEqual([503, "30"]);
  const page = await refused.text();
  expect(page).toContain('value="Mi asunto"');
  expect(page).not.toMatch(/SQLITE|EIO|\n\s+at /);
  for (const screen of ["/", "/consejos", "/healthz"]) {
    expect(await statusOf(screen), screen).toBe(200);
  }

  rmSync(fault);
  const again = await running.post("/contacto", fields, { "X-Forwarded-For": address });
  expect(again.status).toBe(303);
  const sql = new SQLite(path.join(folder, "data", "site.db"));
  expect(sql.pragma("integrity_check", { simple: true })).toBe("ok");
  expect(sql.prepare("select subject from mensajes order by created_at").pluck().all()).toEqual([
    "antes",
    "Mi asunto",
  ]);
  sql.close();
});

/** Expects pages as usual, a refusal of the picture in words, and a probe that tells of it. */
async function expectNoPicture(admin: Browser, bytes: Buffer): Promise<void> {
  const refused = await sendPicture(admin, bytes);
  expect([refused.status, refused.headers.get("Retry-After")]).toEqual([503, "30"]);
  const page = await refused.text();
  expect(page).toContain("No se pudo subir la imagen. Ahora mismo no se puede guardar.");
  expect(page).not.toMatch(/EROFS|EIO|\n\s+at /);
  for (const screen of ["/", "/consejos", "/admin/imagenes", "/healthz"]) {
    expect((await admin.get(screen)).status, screen).toBe(200);
  }
  await expect.poll(() => statusOf("/readyz"), { timeout: 10_000, interval: 250 }).toBe(503);
}

async function expectPicture(admin: Browser, bytes: Buffer): Promise<void> {
  const stored = await sendPicture(admin, bytes);
  expect(stored.status).toBe(303);
  const sha = stored.headers.get("Location")?.split("/").at(-1);
  expect((await site?.fetch(`/media/${sha}-og.jpg`))?.status).toBe(200);
  await expect.poll(() => statusOf("/readyz"), { timeout: 10_000, interval: 250 }).toBe(200);
}

function sendPicture(admin: Browser, bytes: Buffer): Promise<Response> {
  const form = new FormData();
  form.set("archivo", new File([new Uint8Array(bytes)], "foto.png"));
  return admin.send("/admin/imagenes", form);
}

/** An admin of a running site whose data folder lies in this folder. */
const adminIn = (running: Site, folder: string) =>
  admitAdmin({ ...running, sql: () => new SQLite(path.join(folder, "data", "site.db")) });

it("pictures on a volume that turned read-only: none is taken, and it heals by itself", async (context) => {
  const { folder: pictures, remount } = needVolume(context);
  const folder = makeFolder();
  mkdirSync(path.join(folder, "data"), { mode: 0o700 });
  symlinkSync(pictures, path.join(folder, "data", "media"));
  site = await start(folder);
  const admin = adminIn(site, folder);
  remount("ro");
  await expectNoPicture(admin, await newPicture());
  remount("rw");
  await expectPicture(admin, await newPicture());
});

it("pictures on a disk whose writes fail: none is taken, and it heals by itself", async (context) => {
  const { running, folder, fault } = await startFailing(context);
  const admin = adminIn(running, folder);
  writeFileSync(fault, "");
  await expectNoPicture(admin, await newPicture());
  rmSync(fault);
  await expectPicture(admin, await newPicture());
  expect(readdirSync(path.join(folder, "data", "media")).filter(isHalf)).toEqual([]);
});

it("a volume that turned read-only: the start is refused with the reason, nothing is lost", async (context) => {
  const { folder, remount } = needVolume(context);
  site = await start(folder);
  expect(await send(site, newMensaje("antes"))).toBe(true);
  const exit = once(site.process, "exit");
  site.process.kill("SIGTERM");
  await exit;
  remount("ro");
  await expect(start(folder)).rejects.toThrow(/exit 78: No se puede escribir en .*solo lectura/);
  remount("rw");
  site = await start(folder);
  expect(await statusOf("/readyz")).toBe(200);
});
