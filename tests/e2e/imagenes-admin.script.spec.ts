import { expect } from "@playwright/test";
import { adminTest } from "../support/own-site";
import { photo, sendPhoto } from "../support/photo";
import { addRows } from "../support/rows";

adminTest("a picture on its way says «Subiendo...» and is sent once", async ({ page }) => {
  await page.goto("/admin/imagenes", { waitUntil: "networkidle" });
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(request.url());
  });
  // The page itself notes the button's words, as a page being left cannot be asked.
  await page.evaluate(() => {
    const button = document.querySelector("button[value=subir]");
    const note = () => {
      if (button?.textContent !== "Subir") sessionStorage.setItem("said", `${button?.textContent}`);
    };
    if (button) new MutationObserver(note).observe(button, { characterData: true, subtree: true });
  });
  await page.getByLabel("Archivo de tu dispositivo").setInputFiles(await photo());
  await page.getByRole("button", { name: "Subir", exact: true }).dblclick();
  await expect(page.getByText("Imagen subida")).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(await page.evaluate(() => sessionStorage.getItem("said"))).toBe("Subiendo...");
});

adminTest("a picture that does not come leaves «No disponible» in its place", async ({ page }) => {
  await page.goto("/admin/imagenes", { waitUntil: "networkidle" });
  await sendPhoto(page);
  await page.goto("/admin/imagenes");
  await expect(page.getByText("No disponible")).toHaveCount(0);
  await page.route("**/media/**", (route) => route.abort());
  await page.reload();
  await expect(page.getByText("No disponible").first()).toBeVisible();
});

adminTest(
  "a picture of a list that does not come gives way to the placeholder",
  async ({ page, site }) => {
    addRows(site, "consejos", { imagen: "https://ejemplo.es/a.jpg" });
    await page.route("https://ejemplo.es/**", (route) => route.abort());
    for (const screen of ["/admin/consejos", "/admin/relaciones?vista=consejos"]) {
      await page.goto(screen);
      await expect(page.locator("main .frame svg")).toBeVisible();
      await expect(page.locator("main .frame img")).toHaveCount(0);
    }
  },
);
