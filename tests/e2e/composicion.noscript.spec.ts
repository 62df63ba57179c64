import { expect, type Locator, test } from "@playwright/test";
import sharp from "sharp";
import { writeLongWords } from "../support/long-words";
import { test as ownTest } from "../support/own-site";

/** Tests the layout of cards and rows with texts of unequal length, or with few items. */

const rectsOf = (all: Locator) =>
  all.evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height, bottom } = element.getBoundingClientRect();
      return { x: Math.round(x), y: Math.round(y), width, height, bottom };
    }),
  );

const COMPARED =
  "/comparativas?p=trona-viaje-nubaro-bolsa,asiento-elevador-nubaro-mesa,trona-plegable-tilavia-pliega";

const topsOf = async (all: Locator) => new Set((await rectsOf(all)).map(({ y }) => y));

test("the buttons of compared cards stand in line whatever lines a name takes", async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1000 });
  await page.goto(
    "/comparativas?vista=tarjetas&p=silla-ligera-nubaro-pluma,carrito-tilavia-ronda-3-en-1,espejo-retrovisor-mirlana-visor",
  );
  const cards = page.getByRole("main").locator(".card");
  await expect(cards).toHaveCount(3);
  const names = await rectsOf(cards.locator("a:not(.frame, .btn)"));
  expect(new Set(names.map(({ y }) => y)).size).toBe(1);
  expect(new Set(names.map(({ height }) => height)).size).toBeGreaterThan(1);
  expect((await topsOf(cards.locator(".btn"))).size).toBe(1);
  expect((await topsOf(cards.locator("dl"))).size).toBe(1);
});

for (const width of [768, 1024, 1280]) {
  test(`the titles of a row of products stand in line (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1000 });
    await page.goto("/categoria/paseo-viaje");
    const cards = page.getByRole("main").getByRole("article");
    await expect(cards).not.toHaveCount(0);
    const rows = await rectsOf(cards);
    const titles = await rectsOf(cards.getByRole("heading"));
    for (const { y } of rows) {
      const tops = titles.filter((_, index) => rows[index]?.y === y).map((title) => title.y);
      expect(new Set(tops).size, `row at ${y}`).toBe(1);
    }
  });
}

for (const width of [1024, 1280]) {
  for (const [address, rows] of [
    ["/categoria/mobiliario?orden=nota", [2, 2]],
    ["/categoria/sillas-coche?orden=nota", [3, 2]],
  ] as const) {
    test(`rows of products leave no hole (${address}, ${width} px)`, async ({ page }) => {
      await page.setViewportSize({ width, height: 1000 });
      await page.goto(address);
      const cards = page.getByRole("main").getByRole("article");
      const tops = (await rectsOf(cards)).map(({ y }) => y);
      expect([...new Set(tops)].map((top) => tops.filter((y) => y === top).length)).toEqual(rows);
      const list = await page.getByRole("main").locator(".filas").boundingBox();
      const ends = (await rectsOf(cards)).map(({ x, width: wide }) => x + wide);
      const last = Math.max(...ends);
      expect(last).toBeCloseTo((list?.x ?? 0) + (list?.width ?? 0), 0);
      expect(ends.filter((end) => Math.abs(end - last) < 2)).toHaveLength(rows.length);
    });
  }
}

test("a category's name has one line over a narrow card's button", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1000 });
  await page.goto("/categoria/paseo-viaje?orden=dato-peso");
  const card = page.locator("#p-B0DEMO0003");
  const name = await card.getByRole("link", { name: "Carritos y sillas de paseo" }).boundingBox();
  expect(name?.height).toBeLessThan(30);
});

for (const [width, columns] of [
  [768, 2],
  [1024, 3],
  [1280, 3],
] as const) {
  test(`the columns of the newborn list end nearly level (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1000 });
    await page.goto("/lista-recien-nacido");
    const groups = await rectsOf(page.getByRole("main").getByRole("region"));
    const ends = new Map<number, number>();
    for (const { x, bottom } of groups) ends.set(x, Math.max(bottom, ends.get(x) ?? 0));
    expect(ends.size).toBe(columns);
    expect(Math.max(...ends.values()) - Math.min(...ends.values())).toBeLessThan(260);
  });
}

test("the last of an odd number of results has its row for itself", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1000 });
  await page.goto("/buscar?q=gemelar");
  const group = page.getByRole("region", { name: /^Consejos/ });
  const [list, card] = [group.getByRole("list"), group.getByRole("article")];
  await expect(card).toHaveCount(1);
  expect((await card.boundingBox())?.width).toBe((await list.boundingBox())?.width);
});

test("on a phone the trail of links is the way back alone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/producto/carrito-tilavia-ronda-3-en-1");
  const trail = page.getByRole("navigation", { name: "Ruta de navegación" });
  await expect(trail.getByRole("listitem")).toHaveText(["Carritos y sillas de paseo/"]);
  const mark = trail
    .getByRole("listitem")
    .evaluate((item) => getComputedStyle(item, "::before").content);
  expect(await mark).toBe('"‹ "');
  await page.setViewportSize({ width: 700, height: 800 });
  await expect(trail.getByRole("listitem")).toHaveCount(3);
});

test("a picture that cannot be loaded leaves its frame empty", async ({ page }) => {
  await page.route("**/media/**", (route) => route.abort());
  await page.goto("/buscar?q=silla");
  const [frame] = await rectsOf(page.getByRole("main").locator(".frame"));
  if (!frame) throw new Error("no picture");
  const png = await page.screenshot({
    clip: { x: frame.x + 4, y: frame.y + 4, width: 30, height: 20 },
  });
  for (const { min, max } of (await sharp(png).stats()).channels) expect(max).toBe(min);
});

test("on paper no word is of a button that is not there", async ({ page }) => {
  await page.goto("/producto/carrito-tilavia-ronda-3-en-1");
  await page.emulateMedia({ media: "print" });
  const words = page.getByRole("main").getByText("Ver en Amazon");
  await expect(words).not.toHaveCount(0);
  for (const each of await words.all()) await expect(each).toBeHidden();
  await expect(page.getByText("749,00 €")).toBeVisible();
});

for (const address of ["/buscar?q=silla", "/consejos?q=dormir"]) {
  test(`on paper nobody searches (${address})`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole("main").getByRole("searchbox")).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("main").getByRole("searchbox")).toBeHidden();
    await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  });
}

test("a link of the footer that takes two lines begins where its neighbours do", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 900 });
  await page.setExtraHTTPHeaders({ "Save-Data": "on" });
  await page.goto("/");
  const button = page.getByRole("button", { name: "Volver al modo completo" });
  await expect(button).toHaveCSS("text-align", "left");
});

ownTest("an article that begins with a heading begins where others do", async ({ page, site }) => {
  writeLongWords(site);
  site.sql().exec("update consejos set contenido = '## Uno' where slug = 'articulo'");
  await page.goto("/consejos/articulo");
  const heading = page.getByRole("heading", { name: "Uno" });
  await expect(heading).toHaveCSS("margin-top", "0px");
});

ownTest("a category's only product has room", async ({ page, site }) => {
  writeLongWords(site);
  await page.setViewportSize({ width: 1280, height: 1000 });
  await page.goto("/categoria/sub");
  const card = page.getByRole("main").getByRole("article");
  await expect(card).toHaveCount(1);
  const [frame, box] = [await card.locator(".frame").boundingBox(), await card.boundingBox()];
  expect(frame?.width).toBeLessThan((box?.width ?? 0) / 2);
});

for (const width of [320, 520, 640, 760, 1280]) {
  test(`a category's banner holds all its words (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/categoria/paseo-viaje");
    const banner = page.getByRole("main").locator("header");
    const words = await banner.getByText("Para salir de casa").boundingBox();
    const box = await banner.boundingBox();
    expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThan((box?.y ?? 0) + (box?.height ?? 0));
    expect(words?.width).toBeGreaterThan(139);
    const [picture] = await rectsOf(banner.locator("img"));
    expect(picture?.height).toBeCloseTo(box?.height ?? 0, 0);
  });
}

test("no word of a category's name is cut in two (320 px)", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto("/categoria/juguetes-aprendizaje");
  const name = page.getByRole("heading", { level: 1 });
  const lineHeight = await name.evaluate((element) => getComputedStyle(element).lineHeight);
  const height = (await name.boundingBox())?.height ?? 0;
  expect(Math.round(height / Number.parseFloat(lineHeight))).toBe(2);
});

test("what folds on a phone has one title, which on a wide screen only heads it", async ({
  page,
}) => {
  await page.goto("/categoria/paseo-viaje");
  for (const name of ["Filtrar", "Explora"]) {
    const title = page.getByText(name, { exact: true });
    const fold = page.locator("summary").filter({ has: title });
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect(title).toHaveCount(1);
    await expect(title).toBeVisible();
    await fold.focus();
    await expect(fold).not.toBeFocused();
    await page.setViewportSize({ width: 390, height: 844 });
    await fold.focus();
    await expect(fold).toBeFocused();
  }
});

for (const [address, width] of [
  ["/", 520],
  ["/categoria/paseo-viaje", 520],
  ["/categoria/paseo-viaje", 1024],
  [COMPARED, 414],
  [COMPARED, 450],
] as const) {
  test(`a buy button has one line on ${address.split("?")[0]} (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1000 });
    await page.goto(address);
    const buttons = page.getByRole("main").locator(".btn-buy");
    await expect(buttons).not.toHaveCount(0);
    for (const { height } of await rectsOf(buttons)) expect(height).toBeLessThan(46);
  });
}

test("the way to the whole newborn list has one line where two columns are narrowest", async ({
  page,
}) => {
  await page.setViewportSize({ width: 512, height: 1000 });
  await page.goto("/");
  const [link] = await rectsOf(page.getByRole("link", { name: "Ver la lista completa" }));
  expect(link?.height).toBe(44);
});

test("the choices of each view of a comparison stand in one row on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 1000 });
  await page.goto(COMPARED);
  for (const name of ["Vista", "Filas"]) {
    const choices = page.getByRole("navigation", { name, exact: true }).getByRole("link");
    await expect(choices).toHaveCount(2);
    expect((await topsOf(choices)).size).toBe(1);
  }
});

for (const width of [390, 1280]) {
  test(`the names of what is compared stay in sight (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(COMPARED);
    await page.getByRole("rowheader", { name: "Contras" }).scrollIntoViewIfNeeded();
    for (const { y } of await rectsOf(page.getByRole("columnheader"))) expect(y).toBe(0);
  });
}

for (const address of ["/", "/categoria/paseo-viaje?orden=nota"]) {
  test(`a card keeps its category on a phone, and says what we recommend beside the rating (${address})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(address);
    const cards = await page.locator(".product-rows").getByRole("article").all();
    expect(cards.length).toBeGreaterThan(5);
    for (const card of cards) {
      await expect(card.locator(".card-category")).toBeVisible();
      const labels = await card.getByText("Recomendado", { exact: true }).count();
      await expect(card.locator(".score", { hasText: "Recomendado" })).toHaveCount(labels);
    }
  });
}

test("a category of nine products is short on a phone, and its first product is seen at once", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const cards = page.getByRole("main").getByRole("article");
  await page.goto("/categoria/paseo-viaje");
  const withFilters = await rectsOf(cards);
  expect(withFilters[0]?.y).toBeLessThan(844);
  for (const { height } of withFilters) expect(height).toBeLessThan(260);
  await page.goto("/categoria/juguetes-aprendizaje");
  await expect(cards).toHaveCount(9);
  expect((await rectsOf(cards))[0]?.bottom).toBeLessThan(844);
  expect((await rectsOf(page.locator("html")))[0]?.height).toBeLessThanOrEqual(3_400);
});

for (const width of [390, 1280]) {
  test(`the keyboard goes through a product as the eye does (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1000 });
    await page.goto("/categoria/paseo-viaje");
    const card = page.getByRole("main").getByRole("article").nth(1);
    const stops = await rectsOf(
      card.locator("a:not([tabindex]), button").filter({ visible: true }),
    );
    expect(stops.length).toBeGreaterThan(3);
    const rows = stops.map(({ y, height }) => y + height / 2);
    expect(rows).toEqual(rows.toSorted((one, other) => one - other));
  });
}

test("price and button are on the first screen of a laptop, and stay beside the review", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto("/producto/carrito-tilavia-ronda-3-en-1");
  const buy = page.getByRole("main").locator(".btn-buy").first();
  const bottom = async () => {
    const [rect] = await rectsOf(buy);
    return (rect?.y ?? 0) + (rect?.height ?? 0);
  };
  expect(await bottom()).toBeLessThan(768);
  await page.evaluate(() => scrollTo(0, 1_500));
  expect(await bottom()).toBeGreaterThan(0);
  const scrolled = await page
    .locator("main *")
    .evaluateAll((all) =>
      all.filter(
        (each) =>
          /auto|scroll/.test(getComputedStyle(each).overflowY) &&
          each.scrollHeight > each.clientHeight,
      ),
    );
  expect(scrolled).toHaveLength(0);
});
