import { expect } from "@playwright/test";
import { adminJourney } from "../support/own-site";
import { sendPhoto } from "../support/photo";
import { addRows } from "../support/rows";

adminJourney("a press on a picture keeps that part of it in sight", {}, async ({ page, site }) => {
  await page.goto("/admin/imagenes", { waitUntil: "networkidle" });
  await sendPhoto(page);
  const imageurl = `/media/${page.url().split("/").at(-1)}`;
  const three = ["uno", "dos", "tres"].map((slug) => ({
    slug,
    imageurl,
    destacado_home: 1 as const,
  }));
  addRows(site, "productos", ...three);

  const points = page.getByRole("group", { name: "Punto focal" });
  const chosen = points.getByRole("radio", { checked: true });
  await expect(chosen).toHaveAccessibleName("Centro");
  const { width = 0, height = 0 } = (await points.locator("img").boundingBox()) ?? {};
  await points.locator("img").click({ force: true, position: { x: width - 8, y: height - 8 } });
  await expect(chosen).toHaveAccessibleName("Abajo a la derecha");
  await page.keyboard.press("ArrowUp");
  await expect(chosen).toHaveAccessibleName("Abajo");
  await page.getByRole("button", { name: "Guardar Cambios" }).click();
  await expect(page.getByText("Imagen actualizada")).toBeVisible();
  await expect(chosen).toHaveAccessibleName("Abajo");
  const preview = page.locator("figure img");
  await expect(preview).toHaveCSS("object-position", "50% 100%");

  await page.goto("/");
  const frame = page.getByRole("main").locator(".card .frame").first();
  await expect(frame.locator("img")).toHaveCSS("object-position", "50% 100%");
  // The picture is 5 to 4, and its frame must keep another shape.
  const asked = await frame.evaluate((own) => getComputedStyle(own).aspectRatio.split(" / "));
  const { width: w = 0, height: h = 1 } = (await frame.boundingBox()) ?? {};
  expect(w / h).toBeCloseTo(Number(asked[0]) / Number(asked[1]), 2);
});
