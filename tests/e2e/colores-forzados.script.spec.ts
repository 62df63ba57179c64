import { expect, type Page } from "@playwright/test";
import { enterAsAdmin, test } from "../support/own-site";

test.use({ contextOptions: { forcedColors: "active" } });

/** Chosen things that nothing but a colour of ours marks. */
const findUnmarked = (page: Page) =>
  page.locator("a[aria-current], [aria-selected=true]").evaluateAll((chosen) =>
    chosen
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const { textDecorationLine, outlineStyle } = getComputedStyle(element);
        return textDecorationLine === "none" && outlineStyle === "none";
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );

const insert = `insert into productos (id, title, titulo_folded, slug, category, rating, estado,
    destacado_home, created_at, updated_at)
  values (?, ?, lower(?), lower(?), 'mobiliario', 4, 'published', ?, '2026', '2026')`;

test("where the system forces its colours, what is chosen still shows", async ({ page, site }) => {
  const add = site.sql().prepare(insert);
  for (const [index, title] of ["Cuna", "Luz"].entries()) {
    add.run(title, title, title, title, index);
  }
  await enterAsAdmin(page.context(), site);
  for (const address of ["/admin/productos", "/admin/relaciones?sel=Cuna", "/admin/estadisticas"]) {
    await page.goto(address);
    expect(await findUnmarked(page), address).toEqual([]);
  }
});

test("where the system forces its colours, a switch shows whether it is on", async ({
  page,
  site,
}) => {
  const add = site.sql().prepare(insert);
  add.run("Cuna", "Cuna", "Cuna", "Cuna", 1);
  await enterAsAdmin(page.context(), site);
  await page.goto("/admin/productos");
  const knob = await page.getByRole("switch").evaluate((element) => ({
    knob: getComputedStyle(element, "::before").backgroundColor,
    ground: getComputedStyle(element).backgroundColor,
  }));
  expect(knob.knob).not.toBe(knob.ground);
});
