import { expect, type Page, test } from "@playwright/test";
import { fillAddress, fillAdmin } from "../support/admin-content";
import { findViolations } from "../support/axe";
import { Browser as FormBrowser, register } from "../support/browser";
import { collectComplaints } from "../support/complaints";
import { findUnclear } from "../support/heard";
import { ADMIN_SCREENS, AUTH_SCREENS } from "../support/screens";
import { type Site, startSite } from "../support/site";

const WIDE = 1280;
const SIZES = [
  { width: WIDE, height: 900 },
  { width: 390, height: 844 },
];
/** The most bytes of script, compressed, that a first visit may load. */
const MAX_SCRIPT = 115_000;
/** The same with preview and dialogs open; the module that reads pasted pages is tested apart. */
const MAX_OF_ALL = 130_000;

/** The host of pictures of imported products, which cannot be reached. */
const OUTSIDE = "https://ejemplo.es/";
const SETUP = "/admin/mfa-setup";

let site: Site;
let person: FormBrowser;
let cookie: { name: string; value: string; url: string };
let screens: string[];

// The tests of this file only read, so those of one worker share a site.
test.beforeAll(async () => {
  site = await startSite({ env: { LOG_LEVEL: "error" } });
  person = new FormBrowser(site, "127.0.0.1");
  await register(site, person, "ana@ejemplo.es");
  await person.signIn("ana@ejemplo.es");
  const ids = await fillAdmin(site, person);
  screens = ADMIN_SCREENS.map((screen) => fillAddress(screen, ids));
  cookie = { name: "sesion", value: person.jar.get("sesion") ?? "", url: site.origin };
});
test.afterAll(() => site.stop());

/** The compressed size of a page's scripts, even of those that were in the browser's cache. */
const scriptBytes = (page: Page) =>
  page.evaluate(() =>
    (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith(".js"))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );

/** The number of pixels by which the page, or a list in it, is too wide for its space. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const lists = [...document.querySelectorAll(".data-table")].map((table) => table.parentElement);
    const frames = [document.documentElement, ...lists.filter((frame) => frame !== null)];
    return Math.max(...frames.map((frame) => frame.scrollWidth - frame.clientWidth));
  });

async function checkScreens(page: Page, addresses: readonly string[], width: number) {
  const complaints = collectComplaints(page, site.origin);
  for (const address of addresses) {
    const where = `${address} at ${width}px`;
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    const answer = await page.goto(address);
    expect.soft(answer?.status(), where).toBe(200);
    expect.soft(await findViolations(page), where).toEqual([]);
    expect.soft(await findUnclear(page), where).toEqual([]);
    expect.soft(await overflow(page), where).toBe(0);
    const bytes = await scriptBytes(page);
    expect.soft(bytes, where).toBeGreaterThan(0);
    expect.soft(bytes, where).toBeLessThan(MAX_SCRIPT);
    // Dark mode changes only colours, which are the same at any width, so one width is enough.
    if (width < WIDE) continue;
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    expect.soft(await findViolations(page, ["color-contrast"]), `${where}, dark`).toEqual([]);
  }
  expect.soft(complaints.filter((each) => !each.includes(OUTSIDE))).toEqual([]);
  page.removeAllListeners();
}

test("what a page asks for elsewhere, and what its policy refuses, would be seen", async ({
  browser,
}) => {
  const page = await browser.newPage({ baseURL: site.origin });
  await page.route("https://foto.test/*", (route) => route.abort());
  await page.goto("/auth");
  const complaints = collectComplaints(page, site.origin);
  await page.evaluate(() => {
    document.body.innerHTML += '<img src="https://foto.test/x"><p style="color:red">';
  });
  const seen = () => complaints.join("\n");
  await expect.poll(seen).toContain("request to https://foto.test/x");
  await expect.poll(seen).toMatch(/inline style.*Content Security Policy/);
  await page.close();
});

test("nothing is wider than its room on a tablet or a small laptop, with the icons or the words of the sidebar", async ({
  browser,
}) => {
  const page = await browser.newPage({ baseURL: site.origin });
  await page.context().addCookies([cookie]);
  for (const screen of screens) {
    await page.goto(screen);
    for (const width of [768, 1024, 1100]) {
      await page.setViewportSize({ width, height: 1024 });
      expect.soft(await overflow(page), `${screen} at ${width}px`).toBe(0);
    }
  }
  await page.close();
});

test("the form of a product fetches the rest of its script when it is used", async ({
  browser,
}) => {
  const page = await browser.newPage({ baseURL: site.origin });
  await page.context().addCookies([cookie]);
  await page.goto("/admin/productos/nuevo", { waitUntil: "networkidle" });
  const before = await scriptBytes(page);
  expect(before).toBeLessThan(MAX_SCRIPT);
  await page.locator("#campo-contenido_principal").fill("Lo que se ve");
  await page.getByText("Vista previa del contenido").click();
  await expect(page.getByRole("paragraph").filter({ hasText: "Lo que se ve" })).toBeVisible();
  const dialog = page.getByRole("dialog");
  await page.getByRole("button", { name: "Buscar para insertar", exact: true }).click();
  await expect(dialog.getByRole("searchbox")).toBeVisible();
  await dialog.getByRole("button", { name: "Cerrar" }).click();
  await page.getByRole("button", { name: "Elegir imagen", exact: true }).click();
  await expect(dialog.getByLabel("Archivo de tu dispositivo")).toBeVisible();
  const all = await scriptBytes(page);
  expect(all).toBeGreaterThan(before);
  expect(all).toBeLessThan(MAX_OF_ALL);
  await page.close();
});

for (const viewport of SIZES) {
  test(`axe finds nothing on any screen behind the sign-in, and what is heard is clear, at ${viewport.width}px`, async ({
    browser,
  }) => {
    test.setTimeout(300_000);
    const page = await browser.newPage({ viewport, baseURL: site.origin });
    await checkScreens(page, AUTH_SCREENS, viewport.width);
    await page.context().addCookies([cookie]);
    await checkScreens(page, screens, viewport.width);
    await person.post(SETUP, { intent: "iniciar" });
    await checkScreens(page, [SETUP], viewport.width);
    await expect(page.getByRole("img", { name: /Código QR/ })).toBeVisible();
    await person.post(SETUP, { intent: "cancelar" });
    await page.close();
  });
}
