import type { Page } from "@playwright/test";

export const TRONAS = "/categoria/tronas-asientos";
export const [EVOLUTIVA, PLEGABLE, ASIENTO, VIAJE] = [
  "Trona evolutiva Pinarela",
  "Trona plegable Tilavia",
  "Asiento elevador Nubaro",
  "Trona de viaje Nubaro",
] as const;

/** The compare toggle of a card, whatever its state. */
export const toggleOf = (page: Page, title: string) =>
  page
    .getByRole("article")
    .filter({ has: page.getByRole("heading", { name: title }) })
    .locator("button[aria-pressed]");

export const compareLink = (page: Page) => page.locator("[data-comparar-enlace]");

/** Marks the document, so that a page load shows. */
export const markDocument = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute("data-marca", ""));

export const storedIds = (page: Page) =>
  page.evaluate(() =>
    JSON.parse(localStorage.getItem("comparedProducts") ?? "[]").map(
      ({ id }: { id: string }) => id,
    ),
  );
