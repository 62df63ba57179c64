import { expect, type Page } from "@playwright/test";
import { enterAsAdmin, test } from "../support/own-site";
import { photo } from "../support/photo";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Hands files to the page as the clipboard or a folder of the desktop would. */
async function hand(page: Page, event: "paste" | "drop", colors: readonly string[]) {
  const files = await Promise.all(colors.map(async (color) => (await photo(color)).buffer));
  await page.evaluate(
    ([kind, pictures]) => {
      const data = new DataTransfer();
      for (const [n, text] of pictures.entries()) {
        const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
        data.items.add(new File([bytes], `foto-${n}.png`, { type: "image/png" }));
      }
      const form = document.querySelector("input[type=file]")?.closest("form");
      const init = { bubbles: true, cancelable: true };
      if (kind === "paste") {
        document.dispatchEvent(new ClipboardEvent("paste", { ...init, clipboardData: data }));
      } else {
        form?.dispatchEvent(new DragEvent("dragover", { ...init, dataTransfer: data }));
        form?.dispatchEvent(new DragEvent("drop", { ...init, dataTransfer: data }));
      }
    },
    [event, files.map((bytes) => bytes.toString("base64"))] as const,
  );
}

test("pictures that are dropped or pasted come into the library, or straight into the form", async ({
  page,
  site,
  context,
}) => {
  await enterAsAdmin(context, site);
  await page.goto("/admin/imagenes", { waitUntil: "networkidle" });
  const before = Number(site.sql().prepare("select count(*) from media").pluck().get());
  await hand(page, "drop", ["#2a5a4c", "#5a2a4c"]);
  await expect(page.getByText(`${before + 2} imágenes`)).toBeVisible();
  await hand(page, "paste", ["#4c5a2a"]);
  await expect(page).toHaveURL(/\/admin\/imagenes\/[0-9a-f]{24}$/);
  await expect(page.getByText("Imagen subida")).toBeVisible();

  await page.goto("/admin/categorias/nuevo", { waitUntil: "networkidle" });
  await button(page, "Elegir imagen").click();
  await expect(page.getByLabel("Archivo de tu dispositivo")).toBeVisible();
  await hand(page, "paste", ["#112233"]);
  await expect(page.getByLabel("Dirección de la imagen")).toHaveValue(/^\/media\/[0-9a-f]{24}$/);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a picker that is closed over an upload leaves the form as it was, and opens again at once", async ({
  page,
  site,
  context,
}) => {
  await enterAsAdmin(context, site);
  await page.goto("/admin/categorias/nuevo", { waitUntil: "networkidle" });
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/admin/imagenes/subir", async (route) => {
    await held;
    await route.continue();
  });
  await button(page, "Elegir imagen").click();
  await page.getByLabel("Archivo de tu dispositivo").setInputFiles(await photo());
  await button(page, "Subir").click();
  await expect(button(page, "Subiendo...")).toBeVisible();
  await button(page, "Cerrar").click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const stored = page.waitForResponse("**/admin/imagenes/subir");
  letGo();
  expect((await stored).status()).toBe(200);
  await expect(page.getByLabel("Dirección de la imagen")).toHaveValue("");

  await button(page, "Elegir imagen").click();
  await expect(page.getByRole("dialog")).toBeVisible();
  // The browser tells of the first close when the dialog has been asked for again.
  await page.evaluate(() => {
    const dialog = document.querySelector("dialog[open]") as HTMLDialogElement;
    document.querySelector<HTMLElement>("button[value=elegir-imagen]")?.click();
    return new Promise((resolve) => {
      setTimeout(() => resolve(dialog.close()), 50);
    });
  });
  await expect(page.getByRole("dialog")).toBeVisible();
});
