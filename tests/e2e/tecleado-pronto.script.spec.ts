import { expect } from "@playwright/test";
import { holdRequests } from "../support/hold-requests";
import { adminTest } from "../support/own-site";
import { addRows } from "../support/rows";

adminTest(
  "what is typed before the script has come stays, and is saved",
  async ({ page, site }) => {
    const typed = { imageurl: "https://ejemplo.es/a.jpg", descripcion: "Texto de antes." };
    addRows(site, "productos", { id: "P1", estado: "draft", ...typed });
    // Fails at once, as a machine without network may take seconds to look up a host.
    await page.route("https://ejemplo.es/**", (route) => route.abort());
    const { letGo } = await holdRequests(page, "**/assets/entry.client*.js");
    await page.goto("/admin/productos/P1", { waitUntil: "commit" });
    const title = page.getByLabel("Título", { exact: true });
    const text = page.getByLabel("Descripción", { exact: true });
    await title.fill("Cuna de haya");
    await text.fill("Texto nuevo, tecleado pronto.");
    letGo();
    // Only the script says that the picture is missing, so it runs by now.
    await expect(page.getByText("No se pudo cargar la imagen")).toBeVisible();
    await expect(title).toHaveValue("Cuna de haya");
    await expect(text).toHaveValue("Texto nuevo, tecleado pronto.");
    await page.getByRole("button", { name: "Guardar Cambios" }).last().click();
    await expect(page.getByText("El producto ha sido actualizado exitosamente.")).toBeVisible();
    const stored = site.sql().prepare("select title, descripcion from productos").get();
    expect(stored).toEqual({ title: "Cuna de haya", descripcion: "Texto nuevo, tecleado pronto." });
  },
);
