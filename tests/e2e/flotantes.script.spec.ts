import { expect, type Page, test } from "@playwright/test";
import { visitorAddress } from "../support/visitor-address";

for (const width of [320, 390, 640]) {
  test(`the button to the categories covers no heading at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto("/categoria/tronas-asientos");
    const button = page.getByRole("link", { name: "Abrir menú de categorías" });
    const headings = page.getByRole("main").getByRole("heading");
    const end = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let y = 0; y < end; y += 100) {
      await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), y);
      const box = await button.boundingBox();
      if (!box) throw new Error("no button");
      for (const heading of await headings.all()) {
        const { x, y: top, width: wide, height } = (await heading.boundingBox()) ?? box;
        const isBeside =
          x >= box.x + box.width ||
          x + wide <= box.x ||
          top >= box.y + box.height ||
          top + height <= box.y;
        expect(isBeside, `at ${y}`).toBe(true);
      }
    }
  });
}

test("what has the focus is not behind them", async ({ page }, testInfo) => {
  await page.setExtraHTTPHeaders(visitorAddress(testInfo));
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto("/categoria/tronas-asientos");
  await page.locator("form[action='/comparar'] button").first().click();
  await expect(page.locator("[data-comparar-enlace]")).toHaveText(/Comparar \(1\)/);
  await page.goto("/categoria/tronas-asientos");
  await page.getByRole("main").getByRole("article").getByRole("link").first().focus();
  for (let step = 0; step < 20; step++) {
    await page.keyboard.press("Tab");
    expect(await findCover(page), `after ${step} tabs`).toBe("");
  }
});

test("the title of the drawer is level with the button that closes it", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto("/categoria/tronas-asientos");
  await page.getByRole("link", { name: "Abrir menú de categorías" }).click();
  const drawer = page.getByRole("dialog");
  const title = await drawer.getByRole("heading").boundingBox();
  const close = await drawer.getByRole("button", { name: "Cerrar" }).boundingBox();
  if (!title || !close) throw new Error("no drawer");
  const middle = (box: typeof close) => box.y + box.height / 2;
  expect(Math.abs(middle(title) - middle(close))).toBeLessThan(2);
});

/** @returns the start of the focused element if a floating button covers all of it, else "" */
const findCover = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return "nothing has the focus";
    // A link may wrap, so only its first line is looked at.
    const { left, right, top, bottom } = focused.getClientRects()[0] as DOMRect;
    const isSeen = [left + 2, (left + right) / 2, right - 2].some((x) =>
      focused.contains(document.elementFromPoint(x, (top + bottom) / 2)),
    );
    return isSeen ? "" : focused.outerHTML.slice(0, 80);
  });
