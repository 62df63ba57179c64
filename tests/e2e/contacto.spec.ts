import { expect, type Page, test } from "@playwright/test";
import { sendMessage } from "../support/send-message";
import { visitorAddress } from "../support/visitor-address";

test.beforeEach(async ({ page }, info) => {
  await page.setExtraHTTPHeaders(visitorAddress(info));
});

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const submit = (page: Page) => page.getByRole("button", { name: "Enviar mensaje" });

test("a visitor writes to the site", { tag: "@core" }, async ({ page }) => {
  await page.goto("/");
  await page.getByRole("banner").getByRole("link", { name: "Contacto" }).click();
  await expect(page).toHaveTitle(/^Contacto/);
  await field(page, "Nombre").fill("Ana Ruiz");
  await field(page, "Email").fill("ana@ejemplo.es");
  await field(page, "Asunto").fill("Sillas de coche");
  await field(page, "Mensaje").fill("Hola:\n¿cuál elijo?");
  await sendMessage(page);

  const result = page.getByRole("region", { name: "¡Mensaje enviado!" });
  await expect(result).toContainText(
    "Gracias por contactar con nosotros. Te responderemos lo antes posible.",
  );
  await expect(result).toBeFocused();
  await result.getByRole("link", { name: "Enviar otro mensaje" }).click();
  for (const label of ["Nombre", "Email", "Asunto", "Mensaje"]) {
    await expect(field(page, label)).toHaveValue("");
  }
});

test("what is wrong stands above the form and at its field; the rest stays", async ({ page }) => {
  await page.goto("/contacto");
  await field(page, "Nombre").fill("   ");
  await field(page, "Email").fill("ana@localhost");
  await field(page, "Asunto").fill("Sillas de coche");
  await field(page, "Mensaje").fill("Hola:\n¿cuál elijo?");
  await submit(page).click();

  await expect(page).toHaveTitle(/^Error: Contacto/);
  const summary = page.getByRole("alert");
  await expect(summary.getByRole("link")).toHaveText([
    "Escribe tu nombre",
    "Escribe un email válido, como nombre@ejemplo.es",
  ]);
  await expect(page.locator("#resultado")).toBeFocused();
  await expect(field(page, "Nombre")).toHaveAccessibleDescription("Error: Escribe tu nombre");
  await expect(field(page, "Email")).toHaveAccessibleDescription(
    /^Solo lo usamos.+Error: Escribe un/,
  );
  await expect(field(page, "Email")).toHaveValue("ana@localhost");
  await expect(field(page, "Mensaje")).toHaveValue("Hola:\n¿cuál elijo?");

  await summary.getByRole("link", { name: /email válido/ }).click();
  await expect(field(page, "Email")).toBeFocused();
  await field(page, "Email").fill("ana@ejemplo.es");
  await field(page, "Nombre").fill("Ana");
  await sendMessage(page);
});
