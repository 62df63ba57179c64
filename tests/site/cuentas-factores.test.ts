import { beforeEach, describe, expect, it } from "vitest";
import { appCode } from "../support/app-code";
import { Browser, enrol, flashText, mailTo, PASSWORD, register } from "../support/browser";
import { runSite } from "../support/command-line";
import { useSite } from "../support/use-site";

/** Tests of a second factor that is lost, left half-way, or whose secret was looked at twice. */

const SETUP = "/admin/mfa-setup";
const site = useSite({ env: { TRUSTED_PROXY_HOPS: "1", DEMO: "0" } });
let count = 0;
let email: string;
let ana: Browser;
let secret: string;
let codes: string[];

const newBrowser = () => new Browser(site, `10.3.0.${++count}`);
const hasQr = (page: string) => page.includes("Código QR para tu aplicación");
const run = (sql: string) => site.sql().exec(sql);
const giveCode = (browser: Browser, code: string) =>
  browser.post("/auth", { intent: "verificar", code });

beforeEach(async () => {
  ana = newBrowser();
  email = `ana-${count}@ejemplo.es`;
  await register(site, ana, email);
  run(`update profiles set is_admin = 1, admin_type = 'contributor' where admin_type is null`);
  await ana.signIn(email);
  ({ secret, codes } = await enrol(ana));
});

describe("recovery codes that wait to be saved", () => {
  it("give way to those made meanwhile in another browser, which ends this session", async () => {
    const other = newBrowser();
    await other.signIn(email);
    expect((await giveCode(other, appCode(secret))).headers.get("Location")).toBe("/admin");
    await other.post(SETUP, { intent: "renovar" });
    expect(await other.text(SETUP)).not.toContain(codes[0]);
    expect(await mailTo(site, email, /Códigos de recuperación nuevos/)).toContain("ya no sirven");
    const signIn = `/auth?${new URLSearchParams({ volver: SETUP })}`;
    expect((await ana.get(SETUP)).headers.get("Location")).toBe(signIn);
  });

  it("are forgotten with the factor that they belonged to", async () => {
    const factor = /desactivar=([\w-]+)/.exec(await ana.text("/admin/profile"))?.[1] ?? "";
    await ana.post("/admin/profile", { intent: "desactivar", factor });
    expect((await ana.post(SETUP, { intent: "confirmar" })).headers.get("Location")).toBe(SETUP);
    expect([...ana.jar.keys()]).not.toContain("codigos");
  });
});

it("a hundred wrong codes in a row leave the recovery codes, or a new factor after a reset", async () => {
  const at = new Date().toISOString();
  run(`insert into attempt_limits (key, failures, window_started_at, blocked_until)
    select 'codigos-seguidos:' || id, 100, '${at}', '2126-01-01T00:00:00.000Z' from profiles where email = '${email}'`);
  await ana.post("/auth/salir", {});
  await ana.signIn(email);
  const refused = await giveCode(ana, appCode(secret));
  expect([refused.status, await refused.text()]).toEqual([
    429,
    expect.stringContaining("demasiados códigos erróneos seguidos: usa un código de recuperación."),
  ]);
  await runSite(site.dataDir, ["admin", "reset-2fa", email]);
  await ana.signIn(email);
  ({ secret } = await enrol(ana));
  await ana.post("/auth/salir", {});
  await ana.signIn(email);
  expect((await giveCode(ana, appCode(secret))).headers.get("Location")).toBe("/admin");
});

it("a code given in one tab is no failure in the other", async () => {
  await ana.post("/auth/salir", {});
  await ana.signIn(email);
  const code = appCode(secret);
  await giveCode(ana, code);
  const again = await giveCode(ana, code);
  expect(again.headers.get("Location")).toBe("/auth");
  expect((await ana.get("/auth")).headers.get("Location")).toBe("/admin");
  expect(flashText(await ana.text("/admin"))).toBe("Inicio de sesión exitoso");
});

describe("a factor that was left half-way", () => {
  beforeEach(async () => {
    await ana.post(SETUP, { intent: "confirmar" });
    await ana.post(SETUP, { intent: "iniciar" });
    expect(hasQr(await ana.text(SETUP))).toBe(true);
  });

  it.each([
    ["an hour ago is begun anew", "created_at = '2026-01-01T00:00:00.000Z'"],
    ["and is under a lost key does not close the page", "secret = 'AAAA'"],
  ])("%s", async (_, change) => {
    run(`update mfa_factors set ${change} where status = 'unverified'`);
    const page = await ana.get(SETUP);
    expect(page.status).toBe(200);
    expect(hasQr(await page.text())).toBe(false);
    await ana.post(SETUP, { intent: "iniciar" });
    expect(hasQr(await ana.text(SETUP))).toBe(true);
  });
});

it("a factor under a lost key does not stand in the way of another, nor of its count", async () => {
  await ana.post(SETUP, { intent: "confirmar" });
  run("update mfa_factors set secret = 'AAAA'");
  const second = await enrol(ana);
  const phone = newBrowser();
  await phone.signIn(email);
  expect((await giveCode(phone, "000000")).status).toBe(401);
  expect((await giveCode(phone, appCode(second.secret))).headers.get("Location")).toBe("/admin");
});

it("a password around the own address is refused wherever it is chosen", async () => {
  const password = "Ejemplo-2024";
  const own = await ana.post("/admin/profile", { intent: "contrasena", password });
  expect(own.status).toBe(422);
  await ana.post("/auth/recuperar", { email: email });
  const mail = await mailTo(site, email, /contraseña nueva/);
  const token = /token=([\w-]+)/.exec(mail)?.[1] ?? "";
  const post = (chosen: string) =>
    ana.post("/auth/restablecer", { intent: "guardar", token, password: chosen });
  const reset = await post(password);
  expect([reset.status, await reset.text()]).toEqual([
    422,
    expect.stringContaining("Esta contraseña se parece a tu dirección de correo o a su dominio"),
  ]);
  expect((await post(`${PASSWORD}-2`)).status).toBe(303);
});
