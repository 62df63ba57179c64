import type { Page } from "@playwright/test";

export const TRONAS = "/categoria/tronas-asientos";
export const [EVOLUTIVA, PLEGABLE, ASIENTO, VIAJE] = [
  "Trona evolutiva Pinarela",
  "Trona plegable Tilavia",
  "Asiento elevador Nubaro",
  "Trona de viaje Nubaro",
] as const;

/** The button of a card that adds a product to the comparison, or removes it. */
export const toggleOf = (page: Page, title: string) =>
  page
    .getByRole("article")
    .filter({ has: page.getByRole("heading", { name: title }) })
    .locator("button[aria-pressed]");

export const compareLink = (page: Page) => page.locator("[data-comparar-enlace]");

/** Marks the document, so that a test notices if the page is loaded anew. */
export const markDocument = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute("data-marca", ""));

export const storedIds = (page: Page) =>
  page.evaluate(() =>
    JSON.parse(localStorage.getItem("comparedProducts") ?? "[]").map(
      ({ id }: { id: string }) => id,
    ),
  );
