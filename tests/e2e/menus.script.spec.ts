import { expect, test } from "@playwright/test";
import { WITH_MOTION } from "../support/motion";

test.use(WITH_MOTION);

test.describe("header menus", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/categorias");
  });

  test("a press outside closes", async ({ page }) => {
    const link = page.getByRole("banner").getByRole("link", { name: "Ver todas las categorías" });
    await page.locator("header summary", { hasText: "Categorías" }).first().click();
    await expect(link).toBeVisible();
    await page.mouse.click(20, 800);
    await expect(link).toBeHidden();
  });

  test("leaving by keyboard closes", async ({ page }) => {
    const link = page.getByRole("banner").getByRole("link", { name: "Ver todas las categorías" });
    await page.locator("header summary", { hasText: "Categorías" }).first().click();
    await link.focus();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Comparativas" })).toBeFocused();
    await expect(link).toBeHidden();
  });

  test("one is open at a time", async ({ page }) => {
    const link = page.getByRole("banner").getByRole("link", { name: "Ver todas las categorías" });
    await page.locator("header summary", { hasText: "Categorías" }).first().click();
    await expect(link).toBeVisible();
    await page.locator("header summary", { hasText: "Buscar" }).click();
    await expect(page.getByLabel("Buscar productos y consejos")).toBeVisible();
    await expect(link).toBeHidden();
    await expect(page.locator("header details[open]")).toHaveCount(1);
  });
});

test.describe("search box", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/categorias");
    await page.locator("header summary", { hasText: "Buscar" }).click();
  });

  test("is ready to type in", async ({ page }) => {
    await expect(page.getByLabel("Buscar productos y consejos")).toBeFocused();
  });

  for (const text of ["", "a", "   a   "]) {
    test(`does nothing with «${text}»`, async ({ page }) => {
      const requests: string[] = [];
      page.on("request", (request) => requests.push(request.url()));
      await page.getByLabel("Buscar productos y consejos").fill(text);
      await page.keyboard.press("Enter");
      await page.getByRole("search").getByRole("button", { name: "Buscar" }).click();
      await expect(page.getByLabel("Buscar productos y consejos")).toHaveValue(text);
      await expect(page).toHaveURL("/categorias");
      // The module of suggestions may still load, but no search may have been sent.
      expect(requests.filter((url) => url.includes("/buscar"))).toEqual([]);
    });
  }

  test("sends the text, closes and empties itself", async ({ page }) => {
    // An answer without content (204) leaves the browser on the page that asked.
    await page.route("/buscar?*", (route) => route.fulfill({ status: 204 }));
    const sent = page.waitForRequest(/\/buscar\?/);
    await page.getByLabel("Buscar productos y consejos").fill("cuna & más ñ");
    await page.keyboard.press("Enter");
    expect(new URL((await sent).url()).searchParams.get("q")).toBe("cuna & más ñ");
    await expect(page.getByLabel("Buscar productos y consejos")).toBeHidden();
    await expect(page.locator("#q")).toHaveValue("");
  });
});

test.describe("on a narrow screen", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the tree of categories opens in a drawer and goes back", async ({ page }) => {
    await page.goto("/categoria/paseo-viaje");
    const button = page.getByRole("link", { name: "Abrir menú de categorías" });
    await page.evaluate(() => scrollTo(0, 100));
    const place = await page.evaluate(() => scrollY);
    await button.click();
    const drawer = page.getByRole("dialog", { name: "Categorías" });
    await expect(drawer.getByRole("link", { name: "Ver todas las categorías" })).toBeVisible();
    await expect(page).toHaveURL("/categoria/paseo-viaje");
    await page.keyboard.press("Escape");
    await expect(drawer).toHaveCount(0);
    await expect(button).toBeFocused();
    await expect(page.locator("main nav#arbol")).toBeAttached();
    expect(await page.evaluate(() => scrollY)).toBe(place);

    await button.click();
    await drawer.getByRole("button", { name: "Cerrar" }).click();
    await expect(drawer).toHaveCount(0);
    await button.click();
    await drawer.getByRole("link", { name: "Sillas de coche" }).first().click();
    await expect(page).toHaveURL("/categoria/sillas-coche");
  });

  for (const width of [320, 390]) {
    test(`the tree has the drawer's whole width (${width} px)`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto("/categoria/paseo-viaje");
      await page.getByRole("link", { name: "Abrir menú de categorías" }).click();
      const drawer = page.getByRole("dialog", { name: "Categorías" });
      const close = await drawer.getByRole("button", { name: "Cerrar" }).boundingBox();
      const title = await drawer.getByRole("heading", { name: "Categorías" }).boundingBox();
      const tree = await drawer.getByRole("list").first().boundingBox();
      expect(title?.height).toBeLessThan(40);
      expect(tree?.y).toBeGreaterThanOrEqual((close?.y ?? 0) + (close?.height ?? 0));
      const ends = (tree?.x ?? 0) + (tree?.width ?? 0);
      expect(ends).toBeCloseTo((close?.x ?? 0) + (close?.width ?? 0), 0);
    });
  }
});
