import { expect } from "@playwright/test";
import { adminTest } from "../support/own-site";

adminTest("buttons write the marks of a text, and can be undone", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/admin/consejos/nuevo", { waitUntil: "networkidle" });
  const text = page.getByLabel("Contenido", { exact: true });
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  await expect(page.getByRole("button", { name: "Negrita" })).toHaveCount(0);
  await text.fill("Antes\nuno\ndos");
  await press("Título");
  await expect(text).toHaveValue("Antes\nuno\n## dos");
  await press("Título");
  await expect(text).toHaveValue("Antes\nuno\ndos");
  await text.press("Control+a");
  await press("Lista");
  await expect(text).toHaveValue("- Antes\n- uno\n- dos");
  await text.press("Control+z");
  await expect(text).toHaveValue("Antes\nuno\ndos");
  await text.fill("");
  await press("Negrita");
  await page.keyboard.insertText("peso");
  await expect(text).toHaveValue("**peso**");
  await text.fill("");
  await press("Enlace");
  await page.keyboard.insertText("/consejos/siesta");
  await expect(text).toHaveValue("[texto](/consejos/siesta)");
  await text.fill("");
  await press("Imagen");
  await page.keyboard.insertText("/media/a");
  await expect(text).toHaveValue("![descripción](/media/a)");

  const preview = page.locator("#vista-previa");
  await preview.locator("summary").click();
  const [left, right] = [await text.boundingBox(), await preview.boundingBox()];
  expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0));
});
