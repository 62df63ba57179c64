import { expect, type Page } from "@playwright/test";

/** Sends the contact form, twice if the page takes a quick sender for a program. */
export async function sendMessage(page: Page): Promise<void> {
  const sent = /\/contacto\?enviado=1/;
  await expect(async () => {
    if (!sent.test(page.url())) await page.getByRole("button", { name: "Enviar mensaje" }).click();
    await expect(page).toHaveURL(sent, { timeout: 1_000 });
  }).toPass();
}
