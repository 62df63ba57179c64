import { createHash } from "node:crypto";
import { once } from "node:events";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer as createHttpServer } from "node:http";
import { type AddressInfo, createServer } from "node:net";
import path from "node:path";
import SQLite from "better-sqlite3";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { admitAdmin } from "../support/admin";
import { refusesBadStores, startWith } from "../support/bad-stores";
import type { Browser } from "../support/browser";
import { runSite } from "../support/command-line";
import { makeFolder } from "../support/folder";
import { type S3, startS3 } from "../support/s3";
import { startSite } from "../support/site";
import { useSite } from "../support/use-site";

let s3: S3;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.stop());

/** Tables that change by sending, or that a restore without keys empties. */
const OTHERWISE = ["almacen_copias", "trabajos", "sessions", "tokens", "mfa_factors"];

function digestsOf(dataDir: string): Record<string, string> {
  const sql = new SQLite(path.join(dataDir, "site.db"), { readonly: true });
  const tables = sql
    .prepare("select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'")
    .pluck()
    .all() as string[];
  const digests = tables
    .filter((table) => !OTHERWISE.includes(table))
    .map((table) => {
      const rows = sql.prepare(`select * from "${table}"`).all();
      return [table, sumOf(JSON.stringify(rows))] as const;
    });
  sql.close();
  const media = path.join(dataDir, "media");
  const pictures = readdirSync(media).map(
    (name) => [name, sumOf(readFileSync(path.join(media, name)))] as const,
  );
  return Object.fromEntries([...digests, ...pictures]);
}

const sumOf = (bytes: string | Buffer) => createHash("sha256").update(bytes).digest("hex");

describe("a site whose copies go to a bucket", () => {
  let old: string;
  beforeAll(async () => {
    const site = await startSite({ env: { LOG_LEVEL: "error" } });
    site.process.kill();
    await new Promise((end) => site.process.once("exit", end));
    old = site.dataDir;
    // Eighty of its thousand files prove the same in a tenth of the time.
    const media = path.join(old, "media");
    for (const name of readdirSync(media).slice(80)) rmSync(path.join(media, name));
    const made = await runSite(old, ["backup", "--scheduled"], { BACKUP_URL: s3.url });
    expect(made.stderr).toBe("");
    const sent = await runSite(old, ["send-backup"], { BACKUP_URL: s3.url });
    expect(sent.stdout).toMatch(/^Copia enviada y leída allí: copia-diaria-\S+\.tar\n$/);
  });

  it("comes back on a new machine with the same rows and pictures, and says what the keys mean", async () => {
    expect(s3.names().filter((name) => name.includes("secret"))).toEqual([]);
    const fresh = path.join(makeFolder(), "data");
    const { origin } = new URL(s3.url);
    const typed = `${origin}\nus-east-1\nS3RVER\nS3RVER\n`;
    const restored = await runSite(fresh, ["restore", "s3://fotos"], {}, typed);
    expect(restored.stderr).toMatch(/^Dirección del servidor de s3:\/\/fotos.* Secreto: \n$/);
    expect(restored.status).toBe(0);
    expect(restored.stdout).toContain("sin las claves");
    expect(restored.stdout).toContain(
      "La copia no lleva las claves, o MFA_KEY es otra: se ha quitado la verificación en dos pasos de todas las cuentas",
    );
    expect(Object.keys(digestsOf(old)).length).toBeGreaterThan(100);
    expect(digestsOf(fresh)).toEqual(digestsOf(old));
    expect(readdirSync(fresh)).not.toContain("secrets.json");
  });

  it("is verified there from its first byte to its last", async () => {
    const [name] = readdirSync(path.join(old, "backups")).filter((each) => each.endsWith(".tar"));
    const env = { BACKUP_URL: s3.url };
    const good = await runSite(old, ["verify-backup", `s3://fotos/${name}`], env);
    expect(good.stdout).toMatch(/^La copia está bien: .*, sin las claves\n$/);
    s3.damage(s3.names().find((each) => each.startsWith("imagenes/")) ?? "");
    const bad = await runSite(old, ["verify-backup", "s3://fotos"], env);
    expect(bad.status).toBe(78);
    expect(bad.stderr).toMatch(/^La copia está dañada: media\/\S+ no coincide con su suma\.\n$/);
  });
});

describe("the panel", () => {
  const PAGE = "/admin/ajustes/copias";
  const STORE = `${PAGE}/almacen`;
  const env: Record<string, string> = { DEMO: "0", LOG_LEVEL: "info", BACKUP_KEEP: "0" };
  beforeAll(() => {
    env.BACKUP_HOSTS = new URL(s3.url).host;
    for (const name of s3.names()) s3.lose(name);
  });
  const site = useSite({ env });
  let owner: Browser;
  beforeEach(() => {
    owner = admitAdmin(site);
  });
  const ours = (more: Record<string, string> = {}) => {
    const direccion = `${new URL(s3.url).origin}/fotos`;
    return { direccion, region: "us-east-1", clave: "S3RVER", secret: "S3RVER", ...more };
  };
  const rows = (of: string) => site.sql().prepare(of).pluck().all();

  it("has one line of it, for a site without a store, and nothing for people who are no main admin", async () => {
    const page = await owner.text(PAGE);
    expect(page).toContain("Llévalas también fuera de este servidor");
    expect(page).not.toMatch(/bucket|S3\b/);
    const contributor = admitAdmin(site, { email: "eva@ejemplo.es", type: "contributor" });
    expect((await contributor.get(STORE)).status).toBe(403);
    expect((await contributor.post(STORE, ours())).status).toBe(403);
  });

  it("asks nobody in its own network, whatever the address looks like", async () => {
    let asked = 0;
    const canary = createServer(() => {
      asked += 1;
    }).listen(0, "127.0.0.1");
    await once(canary, "listening");
    const { port } = canary.address() as AddressInfo;
    const hosts =
      "127.0.0.1 127.1 2130706433 0x7f.1 0177.0.0.1 localhost localhost. [::1] 0.0.0.0 [::ffff:7f00:1]";
    for (const host of hosts.split(" ")) {
      for (const scheme of ["https", "http"]) {
        const direccion = `${scheme}://${host}:${port}/copias`;
        const answer = await owner.post(STORE, ours({ direccion }));
        expect([direccion, answer.status]).toEqual([direccion, 422]);
      }
    }
    for (const direccion of [
      "https://169.254.169.254/copias",
      "file:///etc/passwd",
      "https://a@s3.ejemplo.es/b",
    ]) {
      expect((await owner.post(STORE, ours({ direccion }))).status).toBe(422);
    }
    canary.close();
    expect(asked).toBe(0);
    expect(rows("select base from almacen_copias")).toEqual([]);
  });

  it("follows no redirection of a store", async () => {
    const elsewhere = createHttpServer((_, res) => {
      res.writeHead(307, { Location: s3.url }).end();
    }).listen(0, "127.0.0.1");
    await once(elsewhere, "listening");
    const { port } = elsewhere.address() as AddressInfo;
    const other = await startSite({ env: { ...env, BACKUP_HOSTS: `127.0.0.1:${port}` } });
    const admin = admitAdmin(other);
    s3.asked.length = 0;
    const answer = await admin.post(STORE, ours({ direccion: `http://127.0.0.1:${port}/fotos` }));
    expect(await answer.text()).toContain("la dirección o la región no son las de ese bucket");
    expect(s3.asked).toEqual([]);
    await other.stop();
    elsewhere.close();
  });

  it("asks who somebody is after a while, before it asks the store, and keeps what was typed but the secret", async () => {
    site.sql().exec("update sessions set reauthenticated_at = '2020-01-01T00:00:00.000Z'");
    s3.asked.length = 0;
    const location = (await owner.post(STORE, ours())).headers.get("Location") ?? "";
    expect(location).toMatch(/^\/auth\/reautenticar\?acto=almacen&/);
    expect(location).not.toContain("secret");
    expect(s3.asked).toEqual([]);
    const back = new URL(location, "http://x").searchParams.get("volver") ?? "";
    expect(await owner.text(back)).toContain(`value="${ours().direccion}"`);
  });

  it("keeps the secret encrypted, tells the other main admins, and writes it into no log", async () => {
    expect((await owner.post(STORE, ours())).headers.get("Location")).toBe(`${STORE}#hoja`);
    expect(rows("select secreto from almacen_copias").join()).toMatch(/^[\w-]{40,}$/);
    expect(rows("select body from correos order by created_at limit 1").join()).toContain(
      "Adónde van las copias de seguridad\nAntes: (vacío)\nAhora: http://127.0.0.1",
    );
    expect(site.log.join("\n")).not.toContain("S3RVER");
    const sheet = await owner.text(STORE);
    expect(sheet).toContain("npm run site -- restore s3://fotos");
    expect(sheet).not.toMatch(/name="secret"[^>]*value="[^"]/);
  });

  it("downloads a copy of the store whole, and deletes there what was made by hand", async () => {
    await owner.post(STORE, ours());
    await owner.post(PAGE, { intent: "hacer" });
    const name = await vi.waitFor(
      () => {
        const seal = s3.names().find((each) => each.endsWith("manifest.sha256"));
        if (!seal) throw new Error("not yet sent");
        return seal.split("/")[1] ?? "";
      },
      { timeout: 60_000 },
    );
    const download = await owner.get(`${PAGE}/${name}?de=fuera`);
    expect(download.headers.get("Content-Disposition")).toContain(name);
    const file = path.join(makeFolder(), name);
    writeFileSync(file, Buffer.from(await download.arrayBuffer()));
    const checked = await runSite(makeFolder(), ["verify-backup", file]);
    expect(checked.stdout).toMatch(/^La copia está bien: .*sin las claves/);
    expect((await owner.get(`${PAGE}/otra.tar?de=fuera`)).status).toBe(404);
    const removed = await owner.post(PAGE, { intent: "eliminar", copia: name, de: "fuera" });
    expect(removed.status).toBe(303);
    expect(s3.names().filter((each) => each.startsWith("copias/"))).toEqual([]);
    expect((await owner.get(`${PAGE}/${name}`)).status).toBe(200);
    expect((await owner.post(STORE, { intent: "quitar" })).headers.get("Location")).toBe(PAGE);
    expect(await owner.text(PAGE)).toContain("Llévalas también fuera");
  });
});

describe("a start with BACKUP_URL", () => {
  refusesBadStores("BACKUP_URL", () => s3.url);

  it("leaves the store to the environment", async () => {
    const site = await startSite({ env: { DEMO: "0", BACKUP_URL: s3.url } });
    const owner = admitAdmin(site);
    const page = await owner.text("/admin/ajustes/copias/almacen");
    expect(page).toContain("El almacén está puesto en BACKUP_URL");
    expect(page).not.toContain("<textarea");
    expect((await owner.post("/admin/ajustes/copias/almacen", { intent: "quitar" })).status).toBe(
      409,
    );
    await site.stop();
  });

  it("is not stopped by a store that is away for now", async () => {
    await s3.stop();
    try {
      expect(await startWith({ BACKUP_URL: s3.url })).toBe("0");
    } finally {
      await s3.start();
    }
  });
});
