import { expect, type Page, test } from "@playwright/test";
import {
  ASIENTO,
  compareLink,
  EVOLUTIVA,
  markDocument,
  PLEGABLE,
  TRONAS,
  toggleOf,
  VIAJE,
} from "../support/comparing";

const ADDED = "Producto añadido a la comparación";
const LIMIT_TEXT = "Solo puedes comparar hasta 3 productos. Elimina alguno para añadir más.";

/** Opens a page whose clock stands still until a test moves it on. */
async function openPaused(page: Page) {
  await page.clock.install({ time: "2026-11-20T10:00:00Z" });
  await page.goto(TRONAS);
  await page.clock.pauseAt("2026-11-20T11:00:00Z");
  await markDocument(page);
}

test("a product is added and taken out without a page load", async ({ page }) => {
  await openPaused(page);
  const toggle = toggleOf(page, EVOLUTIVA);
  await toggle.click();
  await expect(toggle).toHaveAttribute("aria-pressed", "true");
  await expect(toggle).toHaveAccessibleName(/^Añadido Trona evolutiva/);
  const maskOf = (button: Element) => getComputedStyle(button, "::before").maskPosition;
  expect(await toggle.evaluate(maskOf)).toBe("50% 50%");
  await expect(toggle).toBeFocused();
  await expect(compareLink(page)).toHaveText("Comparar (1)");
  await expect(compareLink(page)).toBeVisible();

  await toggle.click();
  await expect(toggle).toHaveAttribute("aria-pressed", "false");
  await expect(page.getByText("Producto eliminado de la comparación")).toBeVisible();
  await expect(compareLink(page)).toBeHidden();
  await expect(page.locator("html[data-marca]")).toBeAttached();
});

test("the toggle says «Añadido» for 1.5 seconds, the toast stays for 2", async ({ page }) => {
  await openPaused(page);
  const toggle = toggleOf(page, EVOLUTIVA);
  await toggle.click();
  // The toast may appear under the pointer, and would then wait for it to leave.
  await page.mouse.move(0, 0);
  const toast = page.getByRole("status").filter({ hasText: ADDED });
  await expect(toast).toBeVisible();
  await page.clock.runFor(1400);
  await expect(toggle).toHaveAccessibleName(/^Añadido/);
  await page.clock.runFor(200);
  await expect(toggle).toHaveAccessibleName(/^Comparando/);
  await page.clock.runFor(300);
  await expect(toast).toBeVisible();
  await page.clock.runFor(200);
  await expect(page.getByText(ADDED)).toHaveCount(0);
});

test("a toast that the pointer leaves waits for the focus in it, and the other way about", async ({
  page,
}) => {
  await openPaused(page);
  await toggleOf(page, EVOLUTIVA).click();
  const toast = page.getByText(ADDED);
  const close = page.getByRole("button", { name: "Cerrar aviso" });
  await toast.hover();
  await close.focus();
  await page.mouse.move(0, 0);
  await page.clock.runFor(5000);
  await expect(toast).toBeVisible();
  await toast.hover();
  await close.blur();
  await page.clock.runFor(5000);
  await expect(toast).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(5000);
  await expect(toast).toHaveCount(0);
  await toggleOf(page, EVOLUTIVA).click();
  await close.press("Enter");
  await expect(close).toHaveCount(0);
  await expect(toggleOf(page, EVOLUTIVA)).toBeFocused();
});

test("the fourth product is refused, for two seconds or until a product is taken out", async ({
  page,
}) => {
  await openPaused(page);
  for (const title of [EVOLUTIVA, PLEGABLE, ASIENTO]) await toggleOf(page, title).click();
  await expect(compareLink(page)).toHaveText("Comparar (3)");
  await toggleOf(page, VIAJE).click();
  const refusal = page.getByRole("alert");
  await expect(refusal).toContainText("Límite alcanzado");
  await expect(refusal).toContainText(LIMIT_TEXT);
  await expect(toggleOf(page, VIAJE)).toHaveAttribute("aria-pressed", "false");
  await expect(page.getByText(ADDED)).toHaveCount(0);
  await page.clock.runFor(2000);
  await expect(refusal).toHaveCount(0);
  await toggleOf(page, VIAJE).click();
  await expect(refusal).toBeVisible();
  await toggleOf(page, ASIENTO).click();
  await expect(page.getByText("Producto eliminado de la comparación")).toBeVisible();
  await expect(refusal).toHaveCount(0);
  await expect(page.locator("html[data-marca]")).toBeAttached();
});

test("all toggles of a product show the same", async ({ page }) => {
  await page.goto(TRONAS);
  const toggle = toggleOf(page, PLEGABLE);
  await toggle.evaluate((button) => {
    const form = button.closest("form")?.cloneNode() as HTMLFormElement;
    form.append(button.cloneNode(true));
    document.querySelector("main")?.append(form);
  });
  const copy = page.locator("main > form button");
  await toggle.click();
  await expect(copy).toHaveAttribute("aria-pressed", "true");
  await expect(copy).toHaveAccessibleName(/^Comparando Trona plegable/);
  await copy.click();
  await expect(toggle).toHaveAttribute("aria-pressed", "false");
});

test("quick clicks on several products lose none, a double click counts once", async ({ page }) => {
  await page.goto(TRONAS);
  await page.evaluate(() => {
    const [first, second] = document.querySelectorAll<HTMLButtonElement>("[data-comparar] button");
    first?.click();
    first?.click();
    second?.click();
  });
  await expect(compareLink(page)).toHaveText("Comparar (2)");
  await expect(page.locator("[data-comparar] [aria-pressed=true]")).toHaveCount(2);
});

test("when the quick way fails the form is sent as ever", async ({ page }) => {
  await page.route("/comparar", (route) =>
    route.request().resourceType() === "fetch" ? route.abort() : route.continue(),
  );
  await page.clock.install();
  await page.goto(TRONAS);
  await markDocument(page);
  await toggleOf(page, PLEGABLE).click();
  await expect(page.locator("html[data-marca]")).toHaveCount(0);
  const banner = page.locator("[data-aviso]");
  await expect(banner).toContainText(ADDED);
  await expect(toggleOf(page, PLEGABLE)).toHaveAttribute("aria-pressed", "true");
  // Waits for the font, whose arrival moves words by a fraction of a pixel.
  await page.evaluate(() => document.fonts.ready);
  const place = () => page.evaluate(() => document.querySelector("h1")?.offsetTop);
  const before = await place();
  await page.clock.runFor(2000);
  await expect(banner).toBeHidden();
  expect(await place()).toBe(before);
});
