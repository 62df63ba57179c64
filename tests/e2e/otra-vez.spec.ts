import { expect, type Page } from "@playwright/test";
import { findWholeChromium } from "../support/chromium.js";
import { adminTest, test } from "../support/own-site";
import type { Site } from "../support/site";

test.use({
  launchOptions: {
    executablePath: findWholeChromium(),
    args: ["--no-sandbox"],
    // Lets the browser show a left page again as it was, which Playwright switches off.
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  },
});

/** Goes back to a page that the browser kept, which fires no load event. */
async function goBack(page: Page, to: string): Promise<void> {
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(to);
}

const column = (site: Site, sql: string) => site.sql().prepare(sql).pluck().all();

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** Waits three seconds before sending, or the page would ask to send the form again. */
async function write(page: Page, subject: string): Promise<void> {
  const opened = Date.now();
  await field(page, "Nombre").fill("Ana Ruiz");
  await field(page, "Email").fill("ana@ejemplo.es");
  await field(page, "Asunto").fill(subject);
  await field(page, "Mensaje").fill(`¿Cuál elijo? (${subject})`);
  await expect.poll(() => Date.now() - opened).toBeGreaterThan(3_500);
  await page.getByRole("button", { name: "Enviar mensaje" }).click();
  await expect(page.getByRole("heading", { name: "¡Mensaje enviado!" })).toBeVisible();
}

test("whoever goes back to the contact form sends another message", async ({ page, site }) => {
  await page.goto("/contacto");
  await write(page, "Sillas");
  await goBack(page, "/contacto");
  await write(page, "Tronas");
  const subjects = column(site, "select subject from mensajes order by subject");
  expect(subjects).toEqual(["Sillas", "Tronas"]);
});

adminTest(
  "whoever goes back from a file with a mistake sends the mended one",
  async ({ page }, info) => {
    const send = async (...rows: string[]) => {
      const text = ["title,slug,category,imageurl,rating", ...rows].join("\n");
      const content = { name: "cunas.csv", mimeType: "text/csv", buffer: Buffer.from(text) };
      await page.getByLabel("Archivo CSV").setInputFiles(content);
      if (info.project.name === "noscript") {
        await page.getByRole("button", { name: "Subir y revisar" }).click();
      }
      await expect(page).toHaveURL(/importar\/[\w-]+$/);
    };
    await page.goto("/admin/productos/importar", { waitUntil: "networkidle" });
    await send(",cuna,mobiliario,https://ejemplo.es/c.jpg,4");
    await expect(page.getByText("Fila 2: Falta el título del producto")).toBeVisible();
    await goBack(page, "/admin/productos/importar");
    await send("Cuna,cuna,mobiliario,https://ejemplo.es/c.jpg,4");
    await expect(page.getByText("Falta el título")).toHaveCount(0);
    await expect(page.locator('button[value="importar"]')).toBeEnabled();
  },
);
