import { expect, type Page, test } from "@playwright/test";

const PRODUCTO = "/producto/carrito-tilavia-ronda-3-en-1";
const [DESCRIPCION, CARACTERISTICAS, PROS] = [
  "Descripción Detallada",
  "Características",
  "Pros y Contras",
] as const;

async function expectOpen(page: Page, name: string) {
  for (const each of [DESCRIPCION, CARACTERISTICAS, PROS]) {
    const tab = page.getByRole("tab", { name: each });
    await expect(tab).toHaveAttribute("aria-selected", String(each === name));
    await expect(tab).toHaveAttribute("tabindex", each === name ? "0" : "-1");
  }
  // The other panels are hidden, but found by the browser's search in the page.
  await expect(page.locator("[role=tabpanel]:not([hidden])")).toHaveCount(1);
  await expect(page.getByRole("tabpanel", { name })).toBeVisible();
}

test("tabs by pointer and by keyboard", async ({ page }) => {
  await page.goto(PRODUCTO);
  await expectOpen(page, DESCRIPCION);
  await page.getByRole("tab", { name: PROS }).click();
  await expectOpen(page, PROS);
  await expect(page).toHaveURL(`${PRODUCTO}#pros-y-contras`);

  for (const [key, name] of [
    ["ArrowRight", DESCRIPCION],
    ["ArrowLeft", PROS],
    ["Home", DESCRIPCION],
    ["ArrowRight", CARACTERISTICAS],
    ["End", PROS],
  ] as const) {
    await page.keyboard.press(key);
    await expectOpen(page, name);
    await expect(page.getByRole("tab", { name })).toBeFocused();
  }
  await page.keyboard.press("Tab");
  await expect(page.locator("[role=tabpanel]:not([hidden])")).toBeFocused();
});

test("choosing tabs leaves no steps in the history", async ({ page }) => {
  await page.goto("/");
  await page.goto(PRODUCTO);
  for (const name of [PROS, CARACTERISTICAS]) await page.getByRole("tab", { name }).click();
  await page.goBack();
  await expect(page).toHaveURL("/");
});

test("an address with a hash opens its tab", async ({ page }) => {
  await page.goto(`${PRODUCTO}#caracteristicas`);
  await expectOpen(page, CARACTERISTICAS);
  await expect(page.getByRole("tab", { name: CARACTERISTICAS })).toBeInViewport();
  await page.evaluate(() => {
    location.hash = "pros-y-contras";
  });
  await expectOpen(page, PROS);
});

test("a hash that is no valid text breaks nothing", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "warning") errors.push(message.text());
  });
  await page.goto(`${PRODUCTO}#%E0%A4%A`);
  await expectOpen(page, DESCRIPCION);
  expect(errors).toEqual([]);
});

test("one section alone shows before the script is there, and its links still lead on", async ({
  page,
}) => {
  await page.route("/assets/main-*.js", (route) => route.abort());
  await page.goto(PRODUCTO);
  await expect(page.locator("#descripcion")).toBeVisible();
  await expect(page.locator("#pros-y-contras")).toBeHidden();
  await page.getByRole("link", { name: PROS }).click();
  await expect(page.locator("#pros-y-contras")).toBeVisible();
  await expect(page.locator("#descripcion")).toBeHidden();
});

test("paper shows all of them", async ({ page }) => {
  await page.goto(PRODUCTO);
  await page.getByRole("tab", { name: PROS }).click();
  await page.emulateMedia({ media: "print" });
  for (const id of ["descripcion", "caracteristicas", "pros-y-contras"]) {
    await expect(page.locator(`#${id} .prose`)).toBeVisible();
    await expect(page.locator(`#${id}`)).toHaveCSS("padding-top", "32px");
  }
});

test("the light version shows all of them", async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: "ligero", value: "1", url: baseURL }]);
  await page.goto(PRODUCTO);
  await expect(page.getByRole("tab")).toHaveCount(0);
  for (const name of [DESCRIPCION, CARACTERISTICAS, PROS]) {
    await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
  }
});
