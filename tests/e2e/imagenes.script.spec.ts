import { expect, test } from "@playwright/test";
import { PUBLIC_SCREENS } from "../support/screens";

const HOME_LIMIT_BYTES = 90 * 1024;

const FIRST_PICTURES = [
  "/",
  "/producto/carrito-tilavia-ronda-3-en-1",
  "/categoria/paseo-viaje",
  "/consejos/consejos-dormir-bebe",
];

const currentSrc = (image: Element) => (image as HTMLImageElement).currentSrc;

test("the home page of a phone weighs at most 90 kB until it is loaded", async ({ browser }) => {
  const page = await browser.newPage({
    viewport: { width: 360, height: 780 },
    deviceScaleFactor: 2,
  });
  const client = await page.context().newCDPSession(page);
  await client.send("Network.enable");
  let bytes = 0;
  client.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.goto("/", { waitUntil: "load" });
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThanOrEqual(HOME_LIMIT_BYTES);
  await page.close();
});

for (const { width, scale } of [
  { width: 1280, scale: 1 },
  { width: 390, scale: 2 },
]) {
  test(`no picture is fetched larger than twice what is shown (${width} px)`, async ({
    browser,
  }) => {
    for (const screen of PUBLIC_SCREENS) {
      // A new page for each screen: Chromium prefers a larger file that is in its cache.
      const page = await browser.newPage({
        viewport: { width, height: 900 },
        deviceScaleFactor: scale,
      });
      await page.goto(screen, { waitUntil: "networkidle" });
      const tooLarge = await page.evaluate((ratio) => {
        // Files of the build have a hash of eight characters after their width.
        const WIDTH = /-(\d+)(?:-[\w-]{8})?\.(?:avif|webp)$/;
        const shown = [...document.images].filter(
          (image) => WIDTH.test(image.currentSrc) && image.clientWidth > 0,
        );
        return shown.flatMap((image) => {
          const fetched = Number(WIDTH.exec(image.currentSrc)?.[1]);
          return fetched > image.clientWidth * ratio * 2
            ? [`${image.currentSrc}: ${fetched} for ${image.clientWidth}`]
            : [];
        });
      }, scale);
      expect(tooLarge, screen).toEqual([]);
      await page.close();
    }
  });
}

test("the main picture of a phone weighs at most 8 kB", async ({ browser }) => {
  for (const deviceScaleFactor of [1, 2]) {
    for (const screen of FIRST_PICTURES) {
      const viewport = { width: 390, height: 844 };
      // The preload comes before the viewport is known, so Chromium measures by the screen.
      const phone = { viewport, screen: viewport, deviceScaleFactor, isMobile: true };
      const page = await browser.newPage(phone);
      await page.goto(screen, { waitUntil: "load" });
      const url = await page.locator("main picture img").first().evaluate(currentSrc);
      expect(url, screen).toMatch(/\.avif$/);
      const { length } = await (await page.request.get(url)).body();
      expect(length, `${screen} ${url}`).toBeLessThanOrEqual(8_000);
      await page.close();
    }
  }
});

test("the first picture is fetched at once, the others wait", async ({ request }) => {
  for (const screen of FIRST_PICTURES) {
    const answer = await request.get(screen);
    const html = await answer.text();
    const pictures = html.match(/(?<=<picture><source [^>]*>)<img [^>]*>/g) ?? [];
    expect(pictures.length, screen).toBeGreaterThan(2);
    expect(pictures[0], screen).toMatch(/fetchpriority="high"/i);
    // The Link header names the same files, so that loading starts before the page is parsed.
    const { link } = answer.headers();
    const [, srcSet] = /<source type="image\/avif" srcSet="([^"]+)"/i.exec(html) ?? [];
    expect(link, screen).toContain(
      `rel=preload; as=image; type="image/avif"; imagesrcset="${srcSet}"`,
    );
    expect(
      pictures.slice(1).filter((tag) => !tag.includes('loading="lazy"')),
      screen,
    ).toEqual([]);
  }
});
