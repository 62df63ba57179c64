import type { Page } from "@playwright/test";

/** Adds markup to the end of a page's main part, as if the server had sent it. */
export async function addMarkup(page: Page, path: string, markup: string): Promise<void> {
  await page.route(path, async (route) => {
    if (route.request().method() !== "GET") return route.continue();
    const response = await route.fetch();
    const body = (await response.text()).replace("</main>", `${markup}</main>`);
    await route.fulfill({ response, body });
  });
}
