import type { Page } from "@playwright/test";
import { enterAsAdmin } from "./own-site";
import type { Site } from "./site";

const AT = "2026-01-02T10:00:00.000Z";

/** Signs in and opens the list of articles, which holds one: «Dormir», with the id C1. */
export async function openConsejos(page: Page, site: Site): Promise<void> {
  await enterAsAdmin(page.context(), site);
  site.sql().exec(`insert into consejos (id, slug, titulo, titulo_folded, imagen, categoria, fecha,
    contenido, estado, created_at, updated_at)
    values ('C1', 'dormir', 'Dormir', 'dormir', 'https://ejemplo.es/a.jpg', 'sueno', '${AT}', 'Texto',
      'published', '${AT}', '${AT}')`);
  await page.goto("/admin/consejos", { waitUntil: "networkidle" });
}
