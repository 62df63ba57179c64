import { expect } from "@playwright/test";
import { adminTest } from "../support/own-site";

adminTest(
  "what was typed is kept each 10 seconds, offered once more, and forgotten when saved",
  async ({ page, context }) => {
    await page.setViewportSize({ width: 390, height: 844 });

    await page.clock.install();
    await page.goto("/admin/consejos/nuevo", { waitUntil: "networkidle" });
    // Scripts start when the browser is idle, which never comes while this clock stands still.
    await page.clock.runFor(2_000);
    await page.getByLabel("Título").fill("Siestas largas");
    const kept = page.waitForResponse("**/admin/autoguardado");
    await page.clock.runFor(10_000);
    expect((await kept).status()).toBe(204);
    await expect(page.getByText("Copia automática de las")).toBeVisible();
    let requests = 0;
    page.on("request", (request) => {
      if (request.url().includes("autoguardado")) requests += 1;
    });
    await page.clock.runFor(30_000);
    expect(requests).toBe(0);

    const other = await context.newPage();
    await other.goto("/admin/consejos/nuevo", { waitUntil: "networkidle" });
    await other.getByText("Dejaste cambios sin guardar").waitFor();
    await other.getByRole("link", { name: "Recuperarlos" }).click();
    await expect(other.getByLabel("Título")).toHaveValue("Siestas largas");
    await other.locator("#campo-estado").selectOption("draft");
    await other.getByRole("button", { name: "Guardar y seguir" }).click();
    await expect(other.getByText("El artículo ha sido creado exitosamente.")).toBeVisible();
    await other.goto("/admin/consejos/nuevo");
    await expect(other.getByLabel("Título")).toHaveValue("");
    await expect(other.getByText("Dejaste cambios sin guardar")).toHaveCount(0);
  },
);
