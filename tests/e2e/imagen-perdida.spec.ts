import { expect } from "@playwright/test";
import { test } from "../support/own-site";
import { addRows } from "../support/rows";

test("a picture of another host that is gone leaves the drawing that stands for none", async ({
  page,
  site,
}) => {
  const imageurl = "https://fotos.test/perdida.jpg";
  addRows(site, "productos", { imageurl, destacado_home: 1, orden_home: 1 });
  await page.route("https://fotos.test/**", (route) => route.abort());
  for (const address of ["/", "/producto/cuna"]) {
    await page.goto(address);
    const picture = page.getByRole("main").locator("img[src^='https://fotos.test']").first();
    await picture.scrollIntoViewIfNeeded();
    const drawn = () =>
      picture.evaluate((img: HTMLImageElement) => ({
        isLost: img.complete && img.naturalWidth === 0,
        mark: getComputedStyle(img, "::before").backgroundImage,
      }));
    await expect.poll(async () => (await drawn()).isLost).toBe(true);
    const [, mark = ""] = /url\("([^"]+)"\)/.exec((await drawn()).mark) ?? [];
    const file = await page.request.get(mark);
    expect([file.status(), file.headers()["content-type"]]).toEqual([200, "image/svg+xml"]);
  }
});
