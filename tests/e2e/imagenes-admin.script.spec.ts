import { expect } from "@playwright/test";
import { enterAsAdmin, test } from "../support/own-site";
import { photo, sendPhoto } from "../support/photo";

test("a picture on its way says «Subiendo...» and is sent once", async ({
  page,
  site,
  context,
}) => {
  await enterAsAdmin(context, site);
  await page.goto("/admin/imagenes", { waitUntil: "networkidle" });
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(request.url());
  });
  // A page that is being left cannot be asked, so it writes down itself what the button says.
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

test("a picture that does not come leaves «No disponible» in its place", async ({
  page,
  site,
  context,
}) => {
  await enterAsAdmin(context, site);
  await page.goto("/admin/imagenes", { waitUntil: "networkidle" });
  await sendPhoto(page);
  await page.goto("/admin/imagenes");
  await expect(page.getByText("No disponible")).toHaveCount(0);
  await page.route("**/media/**", (route) => route.abort());
  await page.reload();
  await expect(page.getByText("No disponible").first()).toBeVisible();
});

test("a picture of a list that does not come gives way to the placeholder", async ({
  page,
  site,
  context,
}) => {
  await enterAsAdmin(context, site);
  const at = "2026-01-02T10:00:00.000Z";
  site.sql().exec(`insert into consejos (id, slug, titulo, titulo_folded, imagen, categoria, fecha,
    contenido, estado, created_at, updated_at)
    values ('C1', 'dormir', 'Dormir', 'dormir', 'https://ejemplo.es/a.jpg', 'sueno', '${at}', 'Texto',
      'published', '${at}', '${at}')`);
  await page.route("https://ejemplo.es/**", (route) => route.abort());
  for (const screen of ["/admin/consejos", "/admin/relaciones?vista=consejos"]) {
    await page.goto(screen);
    await expect(page.locator("main .frame svg")).toBeVisible();
    await expect(page.locator("main .frame img")).toHaveCount(0);
  }
});
