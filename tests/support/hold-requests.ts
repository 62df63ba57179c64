import type { Page, Request } from "@playwright/test";

/**
 * Keeps requests waiting until they are let go.
 * @param isHeld selects requests to the address; the others pass
 */
export async function holdRequests(
  page: Page,
  url: string | RegExp,
  isHeld: (request: Request) => boolean = () => true,
): Promise<{ letGo: () => void; count: () => number }> {
  let letGo = () => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let count = 0;
  await page.route(url, async (route) => {
    if (isHeld(route.request())) {
      count += 1;
      await released;
    }
    await route.continue();
  });
  return { letGo, count: () => count };
}
