import { expect, type Page } from "@playwright/test";
import sharp from "sharp";

/** A picture for a form, with a file name that would be dangerous if it were used. */
export async function photo(background = "#2a5a4c") {
  return {
    name: "../foto; de=mi cuna.png",
    mimeType: "image/png",
    buffer: await sharp({ create: { width: 500, height: 400, channels: 3, background } })
      .png()
      .toBuffer(),
  };
}

/** Uploads a picture on the open page of the picker. */
export async function sendPhoto(page: Page, background?: string): Promise<void> {
  await page.getByLabel("Archivo de tu dispositivo").setInputFiles(await photo(background));
  await page.getByRole("button", { name: "Subir", exact: true }).click();
  await expect(page.getByText(/^Imagen (subida|seleccionada)$/).first()).toBeVisible({
    timeout: 20_000,
  });
}

/** Opens the picker from a form, uploads a picture, and types its alternative text. */
export async function uploadPicture(page: Page, alt: string): Promise<void> {
  await page.getByRole("button", { name: /^(Elegir|Cambiar) imagen$/ }).click();
  await sendPhoto(page);
  await page.getByLabel("Texto alternativo").fill(alt);
}
