import type { Page } from "@playwright/test";
import { enterAsAdmin } from "./own-site";
import { addRows } from "./rows";
import type { Site } from "./site";

/** Signs in, adds the article «Dormir» with the id C1, and opens the list of articles. */
export async function openConsejos(page: Page, site: Site): Promise<void> {
  await enterAsAdmin(page.context(), site);
  addRows(site, "consejos", { id: "C1", imagen: "https://ejemplo.es/a.jpg" });
  await page.goto("/admin/consejos", { waitUntil: "networkidle" });
}
