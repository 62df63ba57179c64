import { chromium, expect, type Locator, type Page, test } from "@playwright/test";
import { findChromium } from "../support/chromium.js";
import { launchEnvWithRoboto } from "../support/roboto";

/** Tests that a page's answer is in its first screen, and prints how far down it is. */

const LAPTOP = { width: 1366, height: 768 };
const PHONE = { width: 390, height: 844 };

interface Figure {
  what: string;
  place: (page: Page) => Locator;
  /** The most pixels down, on laptop and phone: to the top edge or, if `isWhole`, to the bottom. */
  limits: readonly [number, number];
  isWhole?: boolean;
}

const main = (page: Page) => page.getByRole("main");
const card = (page: Page) => main(page).getByRole("article").first();
const offer = (page: Page) => main(page).locator(".btn-buy");

const SCREENS: Record<string, Figure[]> = {
  "/producto/carrito-tilavia-ronda-3-en-1": [
    { what: "price", place: (page) => main(page).getByText(/\d €/), limits: [768, 820] },
    { what: "button", place: offer, limits: [768, 960], isWhole: true },
  ],
  "/categoria/carritos-sillas-paseo": [
    { what: "name", place: (page) => card(page).getByRole("heading"), limits: [640, 560] },
    { what: "price", place: (page) => card(page).getByText(/\d €/), limits: [640, 560] },
    {
      what: "verdict",
      place: (page) => card(page).locator(".verdict"),
      limits: [640, 560],
    },
  ],
  "/comparativas?p=trona-viaje-nubaro-bolsa,asiento-elevador-nubaro-mesa,trona-plegable-tilavia-pliega":
    [
      {
        what: "last award",
        place: (page) =>
          page.getByRole("region", { name: "Conclusión" }).getByRole("listitem").last(),
        limits: [768, 844],
        isWhole: true,
      },
    ],
  "/consejos/mejores-sillas-de-paseo": [
    {
      what: "first pick",
      place: (page) => page.getByRole("region", { name: /de un vistazo/ }).getByRole("listitem"),
      limits: [700, 800],
    },
  ],
  "/consejos/fiebre-cuando-consultar": [
    {
      what: "warning",
      place: (page) => main(page).getByRole("note").filter({ hasText: "Llama al 112" }),
      limits: [768, 844],
      isWhole: true,
    },
  ],
};

for (const [address, figures] of Object.entries(SCREENS)) {
  test(`the answer stands in the first screen of ${address.split("?")[0]}`, async ({ baseURL }) => {
    const browser = await chromium.launch({
      executablePath: findChromium(),
      args: ["--no-sandbox"],
      env: launchEnvWithRoboto(),
    });
    for (const [index, viewport] of [LAPTOP, PHONE].entries()) {
      const page = await browser.newPage({ viewport, baseURL, javaScriptEnabled: false });
      await page.goto(address);
      for (const { what, place, limits, isWhole } of figures) {
        const box = await place(page).first().boundingBox();
        const at = Math.round((box?.y ?? Number.NaN) + (isWhole ? (box?.height ?? 0) : 0));
        const label = `${what} at ${viewport.width} px`;
        process.stdout.write(`${address}, ${label}: ${at} of ${limits[index]}\n`);
        expect.soft(at, label).toBeLessThanOrEqual(limits[index] ?? 0);
      }
    }
    await browser.close();
  });
}
