import { writeFileSync } from "node:fs";
import path from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { openAdminSession } from "../support/admin";
import { collectComplaints } from "../support/complaints";
import { makeFolder } from "../support/folder";
import { type Site, startSite } from "../support/site";

/** Tests the sign-in screens on a narrow phone, and pages of sign-in and admin after a fault. */

const FAULT = path.join(makeFolder(), "fault");
const FAULTY = path.resolve("tests/fixtures/throw-in-routes.mjs");

let site: Site;
test.beforeAll(async () => {
  writeFileSync(FAULT, "");
  const env = { NODE_OPTIONS: `--import=${FAULTY}`, FAULT, DEMO: "0", LOG_LEVEL: "error" };
  site = await startSite({ env });
});
test.afterAll(() => site.stop());
test.afterEach(() => writeFileSync(FAULT, ""));
// One after another, because one file sets the fault for the one site.
test.describe.configure({ mode: "default" });

/** Opens a screen with a fault; it must show the answer's code, even if script draws it again. */
async function openFailing(page: Page, part: string, screen: string): Promise<void> {
  const complaints = collectComplaints(page, site.origin);
  writeFileSync(FAULT, part);
  const answer = await page.goto(site.origin + screen, { waitUntil: "networkidle" });
  expect(answer?.status()).toBe(500);
  const [, code] = /id="codigo">([0-9a-f]{16})</.exec((await answer?.text()) ?? "") ?? [];
  expect(code).toBeDefined();
  await expect(page.getByRole("main")).toContainText(`: ${code}`);
  // The browser itself complains of the status 500.
  expect(complaints.filter((each) => !each.includes("status of 500"))).toEqual([]);
}

for (const part of ["loader", "default"]) {
  test(`a fault in the ${part} of a screen of signing in is a whole page`, async ({ page }) => {
    await openFailing(page, `${part} routes/auth._index`, "/auth");
    await expect(page.getByRole("heading", { name: "Algo ha fallado" })).toBeVisible();
    const button = page.getByRole("link", { name: "Volver al inicio" });
    await expect(button).toHaveCSS("border-radius", /\d{3,}px|e\+\d+px/);
    await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 253, 250)");
  });
}

test("a fault of an admin screen keeps its code on the page", async ({ page, context }) => {
  await context.addCookies([{ name: "sesion", value: openAdminSession(site), url: site.origin }]);
  await openFailing(page, "loader routes/admin.productos._index", "/admin/productos");
});

test("both forms of signing in have their names inside their frame", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const screen of ["/auth", "/auth?modo=registro"]) {
    await page.goto(site.origin + screen);
    const tabs = page.getByRole("navigation", { name: "Acceso" }).getByRole("list");
    const over = await tabs.evaluate((list) => list.scrollWidth - list.clientWidth);
    expect(over, screen).toBe(0);
  }
});
