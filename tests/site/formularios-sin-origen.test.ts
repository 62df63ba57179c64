import { beforeAll, expect, it } from "vitest";
import { fillAddress, fillAdmin } from "../support/admin-content";
import { Browser, mailTo, PASSWORD, register, tokenIn } from "../support/browser";
import { addressOf, build } from "../support/built-routes";
import { fingerprintOf } from "../support/fingerprint";
import { ADMIN_SCREENS } from "../support/screens";
import type { Fields } from "../support/site";
import { useSite } from "../support/use-site";

/** Tests forms from browsers that send neither Origin nor Referer, as Lynx after a query. */

const site = useSite({ env: { TRUSTED_PROXY_HOPS: "1", LOG_LEVEL: "error" } });
const ana = new Browser(site, "10.12.0.1");
let screens: string[];
beforeAll(async () => {
  await register(site, ana, "ana@ejemplo.es");
  await ana.signIn("ana@ejemplo.es");
  const ids = await fillAdmin(site, ana);
  screens = ADMIN_SCREENS.map((screen) => fillAddress(screen, ids));
});

const newBrowser = () => new Browser(site, "10.12.0.2");
const proofIn = (html: string) => /name="prueba" value="([^"]+)"/.exec(html)?.[1] ?? "";

/** @param headers may include Origin, Referer or Sec-Fetch-Site, which are otherwise missing */
function send(browser: Browser, target: string, fields: Fields, headers = {}) {
  return browser.get(target, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers,
  });
}

const registration = (email: string, prueba: string) => ({
  intent: "registrar",
  email,
  password: PASSWORD,
  prueba,
});

it("such a browser signs up, verifies, signs in and saves in the admin area", async () => {
  const browser = newBrowser();
  const email = "lynx@ejemplo.es";
  const signUp = await browser.text("/auth?modo=registro");
  const target = "/auth?modo=registro";
  const asked = await send(browser, target, registration(email, proofIn(signUp)));
  expect(asked.status).toBe(303);
  const token = tokenIn(await mailTo(site, email, /Verifica/));
  const page = await browser.text(`/auth/verificar?token=${token}`);
  const fields = { intent: "verificar", token, prueba: proofIn(page) };
  expect((await send(browser, "/auth/verificar", fields)).status).toBeLessThan(400);
  site.sql().exec(`update profiles set is_admin = 1, admin_type = 'contributor'
    where email = '${email}'`);
  const signIn = { intent: "entrar", email, password: PASSWORD };
  const prueba = proofIn(await browser.text("/auth"));
  expect((await send(browser, "/auth", { ...signIn, prueba })).headers.get("Location")).toBe(
    "/admin",
  );
  const form = "/admin/categorias/nuevo?volver=/admin/categorias";
  const html = await browser.text(form);
  const idem = /name="idem" value="([^"]+)"/.exec(html)?.[1] ?? "";
  const typed = { intent: "guardar", nombre: "Guardada con lynx", idem };
  const saved = await send(browser, form, { ...typed, prueba: proofIn(html) });
  expect(saved.status).toBe(303);
});

it("a form without a proof, with a wrong one or with that of another browser is refused", async () => {
  const browser = newBrowser();
  const own = proofIn(await browser.text("/auth?modo=registro"));
  const other = newBrowser();
  const foreign = proofIn(await other.text("/auth?modo=registro"));
  const before = fingerprintOf(site, []);
  for (const prueba of ["", "x", foreign, `${own}x`, own.slice(1)]) {
    const answer = await send(browser, "/auth", registration("mal@ejemplo.es", prueba));
    expect(answer.status, prueba).toBe(403);
    expect(await answer.text()).toContain("La petición no viene de este sitio");
  }
  const nameless = await send(newBrowser(), "/auth", registration("mal@ejemplo.es", own));
  expect(nameless.status).toBe(403);
  expect(fingerprintOf(site, [])).toBe(before);
});

it.each<Record<string, string>>([
  { Origin: "null" },
  { Origin: "https://evil.test" },
  { Referer: "https://evil.test/auth" },
  { "Sec-Fetch-Site": "cross-site" },
])("a proof helps no form that comes with %o", async (headers) => {
  const browser = newBrowser();
  const prueba = proofIn(await browser.text("/auth?modo=registro"));
  const fields = new URLSearchParams(registration("mal@ejemplo.es", prueba));
  const answer = await site.fetch("/auth?modo=registro", {
    method: "POST",
    body: fields,
    headers: { ...browser.headers, ...headers },
  });
  expect(answer.status).toBe(403);
});

it("without a proof no action of accounts and admin runs", async () => {
  const before = fingerprintOf(site, []);
  const withAction = Object.values(build.routes).flatMap((route) =>
    route?.module.action ? [route.id] : [],
  );
  const open: string[] = [];
  for (const id of withAction) {
    const index = build.routes[id]?.index ? "?index" : "";
    const target = addressOf(id).replace(/:\w+\??/g, "x1") + index;
    const answer = await send(ana, target, { intent: "iniciar" });
    if (answer.status !== 403) open.push(id);
  }
  expect(open.sort()).toEqual(["routes/comparar", "routes/contacto", "routes/preferencias"]);
  expect(fingerprintOf(site, [])).toBe(before);
});

it("a file without a proof is refused as any form is", async () => {
  const body = new FormData();
  body.set("archivo", new Blob([new Uint8Array(1_000_000)]), "a.png");
  const answer = await ana.get("/admin/imagenes", { method: "POST", body });
  expect(answer.status).toBe(403);
});

it("every form of accounts and admin that changes something holds the proof", async () => {
  const missing: string[] = [];
  let forms = 0;
  const visitor = newBrowser();
  const open = ["/auth", "/auth?modo=registro", "/auth/recuperar", "/auth/verificar?token=x"];
  const pages = [
    ...open.map((page) => ({ page, browser: visitor })),
    ...screens.map((page) => ({ page, browser: ana })),
  ];
  for (const { page, browser } of pages) {
    const html = await browser.text(page);
    for (const [form] of html.matchAll(/<form .*?<\/form>/gs)) {
      if (!/method="post"/.test(form) || /action="\/(preferencias|comparar)/.test(form)) continue;
      forms += 1;
      if (!/^<form [^>]*><input type="hidden" name="prueba"/.test(form)) missing.push(page);
    }
  }
  expect(missing).toEqual([]);
  expect(forms).toBeGreaterThan(30);
});

it("public pages hold no proof and name no browser, even to a browser that has a name", async () => {
  const browser = newBrowser();
  await browser.text("/auth");
  expect([...browser.jar.keys()]).toEqual(["navegador"]);
  for (const page of ["/", "/contacto", "/comparativas", "/producto/cuna-nido"]) {
    const bare = await site.fetch(page);
    expect(bare.headers.getSetCookie(), page).toEqual([]);
    expect(await bare.clone().text(), page).not.toContain('name="prueba"');
    if (page === "/contacto") continue;
    expect(await browser.text(page), page).toBe(await bare.text());
  }
});
