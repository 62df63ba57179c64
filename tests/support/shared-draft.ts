import { expect, type Page } from "@playwright/test";
import type { Site } from "./site";

/** Presses the button of this name that stands last, as those of a form's bar do. */
export const press = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).last().click();

/** Leaves a remark as somebody without an account, who has read the text. */
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
  // A person takes three seconds to write; whoever is quicker is asked to send it again.
  await expect(async () => {
    if (!sent.test(page.url())) await press(page, "Enviar observación");
    await expect(page).toHaveURL(sent, { timeout: 1_000 });
  }).toPass();
  await expect(page.getByText("tu observación ya está con quien escribe")).toBeVisible();
}

/** The guide of the journeys, and where else its words are shown. */
const SHOWN = [
  "/consejos/siestas-cortas",
  "/consejos",
  "/",
  "/buscar?q=siestas",
  "/consejos?q=cortas",
];
const FOR_MACHINES = ["/sitemap.xml", "/feed.xml", "/buscar/sugerencias?q=siestas"];

/** The bytes of each page that visitors and machines get, and the name of its kept copy. */
export async function answersOf(site: Site) {
  const answers = [...SHOWN, ...FOR_MACHINES].map(async (path) => {
    const answer = await fetch(site.origin + path);
    return { path, etag: answer.headers.get("etag"), body: await answer.text() };
  });
  return Promise.all(answers);
}
