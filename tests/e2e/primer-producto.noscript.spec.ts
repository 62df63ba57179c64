import { expect } from "@playwright/test";
import { countLoads } from "../support/count-loads";
import { enterAsAdmin, test } from "../support/own-site";
import { uploadPicture } from "../support/photo";

const MOST_LOADS = 12;

test("a stranger to the site publishes its first product from the panel, on a phone", async ({
  page,
  site,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enterAsAdmin(context, site);
  await page.goto("/admin");
  const counted = await countLoads(page);
  const first = page.getByRole("link", { name: "Añade tu primer producto" });
  await expect(first).toBeInViewport({ ratio: 1 });
  await first.click();

  await page.getByLabel("Título", { exact: true }).fill("Cuna Ágil");
  await page.locator("#campo-category").selectOption("mobiliario");
  await page.getByLabel("Valoración", { exact: true }).fill("4,5");
  await page.getByLabel("Precio", { exact: true }).fill("99 €");
  await uploadPicture(page, "Una cuna verde");
  const publish = page.getByRole("button", { name: "Publicar", exact: true });
  // On a phone «Más» may hold all buttons but the first two.
  if (!(await publish.isVisible())) await page.locator("summary", { hasText: /^Más$/ }).click();
  await publish.click();
  await expect(page.getByText("El producto ha sido creado exitosamente.")).toBeVisible();
  await page.getByRole("link", { name: "Ver en el sitio" }).first().click();
  await expect(page.getByRole("heading", { name: "Cuna Ágil", level: 1 })).toBeVisible();
  expect(counted.loads).toBeLessThanOrEqual(MOST_LOADS);

  await page.goto("/admin");
  await expect(page.getByText("Primer producto propio (hecho)")).toBeVisible();
  await expect(first).toHaveCount(0);
});
