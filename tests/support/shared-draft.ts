import { expect, type Page } from "@playwright/test";
import type { Site } from "./site";

/** Presses the last button of this name, because those of a form's bar come last. */
export const press = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).last().click();

/** Leaves a remark on a shared draft, as a reader without an account. */
export async function remark(
  page: Page,
  link: string,
  texto: string,
  parrafo: string,
): Promise<void> {
  await page.goto(link);
  await page.getByLabel("Párrafo").selectOption({ label: parrafo });
  await page.getByLabel("Observación", { exact: true }).fill(texto);
  await page.getByLabel("Tu nombre").fill("Eva");
  const sent = /\?enviado=1/;
  // Sends again if asked to: the page takes whoever needs less than three seconds for a program.
  await expect(async () => {
    if (!sent.test(page.url())) await press(page, "Enviar observación");
    await expect(page).toHaveURL(sent, { timeout: 1_000 });
  }).toPass();
  await expect(page.getByText("tu observación ya está con quien escribe")).toBeVisible();
}

/** Pages that show the guide of these journeys. */
const SHOWN = [
  "/consejos/siestas-cortas",
  "/consejos",
  "/",
  "/buscar?q=siestas",
  "/consejos?q=cortas",
];
const FOR_MACHINES = ["/sitemap.xml", "/feed.xml", "/buscar/sugerencias?q=siestas"];

/** Reads each page for visitors and machines, with the tag of its cached copy. */
export async function answersOf(site: Site) {
  const answers = [...SHOWN, ...FOR_MACHINES].map(async (path) => {
    const answer = await fetch(site.origin + path);
    return { path, etag: answer.headers.get("etag"), body: await answer.text() };
  });
  return Promise.all(answers);
}
