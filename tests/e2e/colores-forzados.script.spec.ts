import { expect, type Page } from "@playwright/test";
import { adminTest, test } from "../support/own-site";
import { addRows } from "../support/rows";

test.use({ contextOptions: { forcedColors: "active" } });

/** Finds chosen things that are marked only by a colour, which the system replaces. */
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

adminTest(
  "where the system forces its colours, what is chosen still shows",
  async ({ page, site }) => {
    addRows(site, "productos", { id: "Cuna" }, { id: "Luz", title: "Luz", destacado_home: 1 });

    for (const address of [
      "/admin/productos",
      "/admin/relaciones?sel=Cuna",
      "/admin/estadisticas",
    ]) {
      await page.goto(address);
      expect(await findUnmarked(page), address).toEqual([]);
    }
  },
);

adminTest(
  "where the system forces its colours, a switch shows whether it is on",
  async ({ page, site }) => {
    addRows(site, "productos", { destacado_home: 1 });

    await page.goto("/admin/productos");
    const knob = await page.getByRole("switch").evaluate((element) => ({
      knob: getComputedStyle(element, "::before").backgroundColor,
      ground: getComputedStyle(element).backgroundColor,
    }));
    expect(knob.knob).not.toBe(knob.ground);
  },
);
