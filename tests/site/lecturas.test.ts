import { beforeAll, describe, expect, it } from "vitest";
import { expectHeaders } from "../server/security";
import { fillAddress, fillAdmin } from "../support/admin-content";
import { Browser, mailTo, PASSWORD, register, tokenIn } from "../support/browser";
import { fingerprintOf } from "../support/fingerprint";
import { ADMIN_SCREENS, AUTH_SCREENS, PUBLIC_SCREENS } from "../support/screens";
import { useSite } from "../support/use-site";

/** Tests that reading changes nothing: links, previews and mail scanners only read. */

const OWNER = "ana@ejemplo.es";
/** Files that visitors can also read. */
const FILES = [
  ...["/robots.txt", "/.well-known/tdmrep.json", "/feed.xml", "/sitemap.xml"],
  ...["/especulacion.json", "/favicon.svg"],
];
const OF_ADMIN = ["/admin/productos/exportar", "/admin/nada", "/auth/reautenticar", "/auth/salir"];
/** Tables that change without being read: by jobs, mails, sessions in use, and searches. */
const NOT_BY_READING = ["trabajos", "correos", "sessions", "busquedas_vacias"];

const site = useSite({ env: { TRUSTED_PROXY_HOPS: "1", LOG_LEVEL: "error" } });
const ana = new Browser(site, "10.6.0.1");
let admin: string[];
beforeAll(async () => {
  await register(site, ana, OWNER);
  await ana.signIn(OWNER);
  const ids = await fillAdmin(site, ana);
  admin = [...ADMIN_SCREENS.map((screen) => fillAddress(screen, ids)), ...OF_ADMIN];
});

describe("whatever an admin or a visitor reads", () => {
  it("changes nothing, also by its head alone", async () => {
    const before = fingerprintOf(site, NOT_BY_READING);
    const visitor = new Browser(site, "10.6.0.2");
    for (const address of [...admin, ...AUTH_SCREENS, ...PUBLIC_SCREENS, ...FILES]) {
      for (const method of ["GET", "HEAD"]) {
        expect((await ana.get(address, { method })).status, address).toBeLessThan(500);
      }
      await visitor.get(address);
    }
    expect(fingerprintOf(site, NOT_BY_READING)).toBe(before);
    expect((await ana.get("/admin")).status).toBe(200);
  });

  it("has the headers of every answer", async () => {
    const picture = /\/media\/[\w.-]+/.exec(await ana.text("/"))?.[0] ?? "";
    const script = /\/assets\/[\w.-]+\.js/.exec(await ana.text("/auth/recuperar"))?.[0] ?? "";
    const others = [picture, script, "/media/nada", "/healthz", "//", "/%ff"];
    const asked = [...admin, ...AUTH_SCREENS, ...PUBLIC_SCREENS, ...FILES, ...others];
    const visitor = new Browser(site, "10.6.0.2");
    for (const address of asked) {
      for (const browser of [ana, visitor]) {
        const headers = new Headers((await browser.get(address)).headers);
        const policy = headers.get("Referrer-Policy");
        expect(policy, address).toMatch(/^(strict-origin-when-cross|same)-origin$/);
        headers.set("Referrer-Policy", "strict-origin-when-cross-origin");
        expectHeaders(headers);
      }
    }
  });

  it("in the admin area is in no cache, and under a nonce of its own", async () => {
    const nonces = new Set<string>();
    const asked = admin.flatMap((address) => [address, address.replace(/(?=\?|$)/, ".data")]);
    for (const address of asked) {
      const { headers } = await ana.get(address);
      expect(headers.get("Cache-Control"), address).toContain("no-store");
      const [, nonce] = /'nonce-([^']+)'/.exec(headers.get("Content-Security-Policy") ?? "") ?? [];
      if (nonce === undefined) continue;
      expect(nonces, address).not.toContain(nonce);
      nonces.add(nonce);
    }
    expect(nonces.size).toBeGreaterThan(30);
  });
});

describe("a mailed link", () => {
  const EMAIL = "eva@ejemplo.es";
  const verified = () =>
    site.sql().prepare("select verified_at from credenciales order by rowid desc").pluck().get();

  it("leads to this site, whoever a proxy says that it is", async () => {
    const fields = { intent: "registrar", email: EMAIL, password: PASSWORD };
    const forged = { "X-Forwarded-Host": "evil.test", "X-Forwarded-Proto": "https" };
    await new Browser(site, "10.6.0.3").post("/auth?modo=registro", fields, forged);
    const mail = await mailTo(site, EMAIL, /Verifica/);
    expect(mail).toContain(`${site.origin}/auth/verificar?token=`);
    expect(mail).not.toContain("evil.test");
  });

  it("verifies nothing by being opened, nor does the page that it leads to", async () => {
    const token = tokenIn(await mailTo(site, EMAIL, /Verifica/));
    const scanner = new Browser(site, "10.6.0.4");
    for (const address of [`/auth/verificar?token=${token}`, "/auth?email_confirm=true"]) {
      for (const method of ["HEAD", "GET"]) {
        expect((await scanner.get(address, { method })).status).toBe(200);
      }
    }
    expect(verified()).toBeNull();
    const fields = { intent: "verificar", token, password: PASSWORD };
    await scanner.post("/auth/verificar", fields);
    expect(verified()).not.toBeNull();
  });
});
