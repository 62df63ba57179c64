import { beforeAll, describe, expect, it } from "vitest";
import { Browser, enrol, mailTo, PASSWORD, register, tokenIn } from "../support/browser";
import { useSite } from "../support/use-site";

/** Tests that sessions, codes and links end when something else replaces them. */

const EMAIL = "ana@ejemplo.es";
const EVA = "eva@ejemplo.es";

const site = useSite({ env: { TRUSTED_PROXY_HOPS: "1", DEMO: "0", LOG_LEVEL: "error" } });
let count = 0;
const newBrowser = () => new Browser(site, `10.7.0.${++count}`);
const locationOf = async (answer: Promise<Response>) => (await answer).headers.get("Location");
const recover = (browser: Browser, code: string) =>
  browser.post("/auth", { intent: "recuperar", code });

const sessionsOf = (email: string) =>
  site
    .sql()
    .prepare("select count(*) from sessions join profiles p on p.id = user_id where email = ?")
    .pluck()
    .get(email);

/** Another browser with the same cookies, as a thief would have. */
function withCookiesOf(browser: Browser): Browser {
  const copy = newBrowser();
  for (const [name, value] of browser.jar) copy.jar.set(name, value);
  return copy;
}

/** Signs in with a recovery code, because an app's code works only once in each step. */
async function signInWith(code: string): Promise<Browser> {
  const browser = newBrowser();
  await browser.signIn(EMAIL);
  expect(await locationOf(recover(browser, code))).toBe("/admin");
  return browser;
}

let ana: Browser;
let codes: string[] = [];
beforeAll(async () => {
  ana = newBrowser();
  await register(site, ana, EMAIL);
  await register(site, newBrowser(), EVA);
  await ana.signIn(EMAIL);
});

describe("a session", () => {
  it("of before a sign-in is not the one of after it, and lets nobody in", async () => {
    const thief = withCookiesOf(ana);
    const before = ana.jar.get("sesion");
    await ana.signIn(EMAIL);
    expect((await ana.get("/admin")).status).toBe(200);
    expect(ana.jar.get("sesion")).not.toBe(before);
    expect(await locationOf(thief.get("/admin"))).toBe("/auth");
  });

  it("has no id that somebody else made up", async () => {
    const browser = newBrowser();
    browser.jar.set("sesion", "a".repeat(43));
    await browser.signIn(EMAIL);
    expect(browser.jar.get("sesion")).not.toBe("a".repeat(43));
  });

  it("that was signed out is out in every way of asking, and the copies of its pages go", async () => {
    const browser = newBrowser();
    await browser.signIn(EMAIL);
    const kept = withCookiesOf(browser);
    const out = await browser.post("/auth/salir", {});
    expect(out.headers.get("Clear-Site-Data")).toBe('"cache"');
    expect(browser.jar.has("sesion")).toBe(false);
    expect(await locationOf(kept.get("/admin"))).toBe("/auth");
    expect(await locationOf(kept.get("/admin.data"))).toBe("/auth");
    const posted = kept.post("/admin/profile", { intent: "correo", email: "x@ejemplo.es" });
    expect(await locationOf(posted)).toBe("/auth");
  });
});

it("a contributor has no field by which to become more", async () => {
  site
    .sql()
    .prepare("update profiles set is_admin = 1, admin_type = 'contributor' where email = ?")
    .run(EVA);
  const eva = newBrowser();
  await eva.signIn(EVA);
  const rights = { is_admin: "true", admin_type: "main_admin", mfa_enabled: "1" };
  const before = site.sql().prepare("select * from profiles where email = ?").get(EVA);
  for (const intent of ["correo", "sesiones", "contrasena", "", "guardar"]) {
    await eva.post("/admin/profile", { ...rights, intent });
    await eva.post("/auth", { ...rights, intent });
  }
  expect(site.sql().prepare("select * from profiles where email = ?").get(EVA)).toEqual(before);
});

describe("a second factor", () => {
  it("ends the other sessions when it is set up", async () => {
    const other = newBrowser();
    await other.signIn(EMAIL);
    expect((await other.get("/admin")).status).toBe(200);
    ({ codes } = await enrol(ana));
    expect(await locationOf(other.get("/admin"))).toBe("/auth");
    // The other session is deleted, and not just refused because it lacks a code.
    expect(sessionsOf(EMAIL)).toBe(1);
  });

  it("stays through a recovery of the password, which ends the sessions", async () => {
    const other = await signInWith(codes[0] ?? "");
    const visitor = newBrowser();
    await visitor.post("/auth/recuperar", { email: EMAIL });
    const token = tokenIn(await mailTo(site, EMAIL, /contraseña/));
    const fields = { intent: "guardar", token, password: PASSWORD };
    expect((await visitor.post("/auth/restablecer", fields)).status).toBe(303);
    for (const browser of [visitor, other, ana]) {
      expect(await locationOf(browser.get("/admin"))).toBe("/auth");
    }
    await visitor.signIn(EMAIL);
    expect(await locationOf(visitor.get("/admin"))).toBe("/auth");
    expect(await visitor.text("/auth")).toContain("Verificación en dos pasos");
    ana = await signInWith(codes[1] ?? "");
  });

  it("has one set of recovery codes: a new one ends the old", async () => {
    await ana.post("/admin/mfa-setup", { intent: "renovar" });
    const html = await ana.text("/admin/mfa-setup");
    const fresh = [...html.matchAll(/<code[^>]*>([A-Z0-9]{4}-[A-Z0-9]{4}-[A-Z0-9]{4})</g)].map(
      ([, code = ""]) => code,
    );
    expect(fresh).toHaveLength(10);
    const left = codes.slice(2);
    for (let n = 0; n < left.length; n += 4) {
      const browser = newBrowser();
      await browser.signIn(EMAIL);
      for (const code of left.slice(n, n + 4)) {
        expect((await recover(browser, code)).status, code).toBe(401);
      }
    }
    codes = fresh;
    await signInWith(codes[0] ?? "");
  });

  it("that goes ends the other sessions and takes the recovery codes along", async () => {
    const other = await signInWith(codes[1] ?? "");
    const factor = /desactivar=([\w-]+)/.exec(await ana.text("/admin/profile"))?.[1] ?? "";
    await ana.post("/admin/profile", { intent: "desactivar", factor });
    expect((await ana.get("/admin")).status).toBe(200);
    expect(await locationOf(other.get("/admin"))).toBe("/auth");
    expect(site.sql().prepare("select count(*) from mfa_recovery_codes").pluck().get()).toBe(0);
  });
});
