import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import SQLite from "better-sqlite3";
import { describe, expect, it } from "vitest";
import { admitAdmin } from "../support/admin";
import { makeFolder } from "../support/folder";
import { startSite } from "../support/site";

const SERVE = { args: [] as string[] };
const ORIGIN = { SITE_ORIGIN: "https://www.ejemplo.es" };

/** Starts `serve`, which must refuse. @returns its output */
async function refusal(from: string | undefined, env: Record<string, string> = ORIGIN) {
  const site = await startSite({ ...SERVE, from, env }).catch((error: Error) => error);
  if (!(site instanceof Error)) {
    await site.stop();
    throw new Error("the server started");
  }
  return site.message;
}

/** Makes a data folder with a healthy database that `damage` has changed. */
async function folderWith(damage: (file: string) => void): Promise<string> {
  const site = await startSite({ env: { DEMO: "0" } });
  const folder = makeFolder();
  site.sql().prepare("vacuum into ?").run(path.join(folder, "site.db"));
  await site.stop();
  damage(path.join(folder, "site.db"));
  return folder;
}

const sha = (file: string) => createHash("sha256").update(readFileSync(file)).digest("hex");

describe("serve refuses", () => {
  it("a missing database", async () => {
    expect(await refusal(makeFolder())).toMatch(/exit 78: .*No existe.*init/s);
  });

  it.each<[string, RegExp, (file: string) => void]>([
    ["an empty one", /Está vacío/, (file) => writeFileSync(file, "")],
    ["random bytes", /dañado/, (file) => writeFileSync(file, Buffer.alloc(8192, 0xa7))],
    [
      "a truncated one",
      /dañado/,
      (file) => writeFileSync(file, readFileSync(file).subarray(0, 30_000)),
    ],
    [
      "another program's",
      /otro programa/,
      (file) => {
        const sql = new SQLite(file);
        sql.pragma("application_id = 7");
        sql.close();
      },
    ],
    [
      "a newer one",
      /versión más nueva/,
      (file) => {
        const sql = new SQLite(file);
        sql.exec("insert into kysely_migration values ('9999_later', '2030-01-01')");
        sql.close();
      },
    ],
    [
      "one that lacks a migration which sorts before those it has",
      /le falta un cambio anterior/,
      (file) => {
        const sql = new SQLite(file);
        sql.exec("delete from kysely_migration where name like '0037%'");
        sql.close();
      },
    ],
  ])("%s, and leaves it untouched", async (_, message, damage) => {
    const folder = await folderWith(damage);
    const before = sha(path.join(folder, "site.db"));
    expect(await refusal(folder)).toMatch(message);
    expect(sha(path.join(folder, "site.db"))).toBe(before);
  });

  it("damaged secrets", async () => {
    const folder = await folderWith((file) =>
      writeFileSync(path.join(path.dirname(file), "secrets.json"), "{"),
    );
    expect(await refusal(folder)).toMatch(/exit 78: No se pueden leer las claves/);
  });

  it("to run without an origin, and names all bad settings at once, without their values", async () => {
    expect(await refusal(undefined, {})).toContain("SITE_ORIGIN");
    const message = await refusal(undefined, {
      SITE_ORIGIN: "www.ejemplo.es",
      PORT: "abc",
      SESSION_SECRET: "corto-y-secreto",
      SMTP_URL: "http://x",
      AMAZON_TAG: "mal tag",
    });
    for (const name of ["SITE_ORIGIN", "PORT", "SESSION_SECRET", "SMTP_URL", "AMAZON_TAG"]) {
      expect(message).toContain(name);
    }
    expect(message).not.toContain("corto-y-secreto");
  });
});

describe("start", () => {
  it("says that a port is taken", async () => {
    const site = await startSite({ env: { DEMO: "0" } });
    const port = new URL(site.origin).port;
    await expect(startSite({ env: { DEMO: "0", PORT: port } })).rejects.toThrow(
      `El puerto ${port} ya está en uso`,
    );
    await site.stop();
  });

  it("starts again on what it made, adding nothing", async () => {
    const first = await startSite();
    const count = () => first.sql().prepare("select count(*) from productos").pluck().get();
    const before = count();
    const second = await startSite({ from: first.dataDir });
    expect(second.sql().prepare("select count(*) from productos").pluck().get()).toBe(before);
    expect((await second.fetch("/readyz")).status).toBe(200);
    await second.stop();
    await first.stop();
  });

  it("keeps its files to itself", async () => {
    const site = await startSite();
    const open = readdirSync(site.dataDir, { recursive: true, withFileTypes: true }).filter(
      (entry) => statSync(path.join(entry.parentPath, entry.name)).mode & 0o077,
    );
    expect(open.map((entry) => entry.name)).toEqual([]);
    await site.stop();
  });

  it("names the address that it answers to, and the one for its proxy", async () => {
    const env = { DEMO: "0", SITE_ORIGIN: "https://www.ejemplo.es" };
    const site = await startSite({ env });
    expect(site.log).toContain(
      `Mimbre está en https://www.ejemplo.es; su proxy lo encuentra en ${site.origin}`,
    );
    await site.stop();
  });

  const PUBLIC = { SITE_ORIGIN: "https://www.ejemplo.es" };
  const SMTP = { SMTP_URL: "smtp://ana:secreto@correo.ejemplo.es:587" };

  it.each<[env: Record<string, string>, way: RegExp, mail: RegExp]>([
    [
      {},
      /^lo será quien primero se registre en http:\/\/localhost:\d+\/auth\?modo=registro y confirme su correo$/,
      /^quedan como archivos en \/.*\/mail$/,
    ],
    [
      { ...PUBLIC, ...SMTP },
      /^créalo con «npm run site -- admin create CORREO»$/,
      /^salen por correo\.ejemplo\.es:587$/,
    ],
    [
      { ...PUBLIC, MAIN_ADMIN_EMAIL: "ana@ejemplo.es" },
      /^regístrate como ana@ejemplo\.es en https:\/\/www\.ejemplo\.es\/auth\?modo=registro$/,
      /^quedan como archivos en /,
    ],
  ])(
    "with %j ends with who becomes its admin, and where the mail will be",
    async (env, way, mail) => {
      const site = await startSite({ env: { DEMO: "0", ...env } });
      const words = () => site.log.filter((line) => !line.startsWith("{"));
      await expect.poll(() => words().length).toBe(3);
      const [place, admin, mails] = words();
      expect(place).toMatch(/^Mimbre está en http/);
      expect(admin?.replace(/^Aún no tiene administrador: /, "")).toMatch(way);
      expect(mails?.replace(/^Los correos /, "")).toMatch(mail);
      await site.stop();
    },
  );

  it("says no more than its place once it has an admin", async () => {
    const first = await startSite({ env: { DEMO: "0" } });
    admitAdmin(first);
    first.sql().exec(`insert into primer_administrador (id, user_id, created_at)
      select 1, id, created_at from profiles`);
    const second = await startSite({ from: first.dataDir });
    await expect.poll(() => second.log.some((line) => line.includes('"listening"'))).toBe(true);
    expect(second.log.filter((line) => !line.startsWith("{"))).toHaveLength(1);
    await second.stop();
    await first.stop();
  });

  it("ends with 0 when told to stop", async () => {
    const site = await startSite({ env: { DEMO: "0" } });
    expect(await site.stop("SIGTERM")).toBe(0);
  });
});
