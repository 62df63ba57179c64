import type { Page } from "@playwright/test";

const addressOf = (url: string) => url.split("#")[0];

/**
 * Counts what a person waits for from now on. A load is a document, after any redirects, or a
 * screen that script puts in its place under a new address. What script fetches at the same
 * address, for a dialog or for rows behind it, counts as requests only. The bytes are those of all
 * answers as sent, pictures included.
 */
export async function countLoads(page: Page) {
  const counted = { loads: 0, requests: 0, bytes: 0 };
  let here = addressOf(page.url());
  const client = await page.context().newCDPSession(page);
  client.on("Page.frameNavigated", ({ frame }) => {
    if (frame.parentId) return;
    counted.loads += 1;
    here = addressOf(frame.url);
  });
  client.on("Page.navigatedWithinDocument", ({ url }) => {
    if (addressOf(url) !== here) counted.loads += 1;
    here = addressOf(url);
  });
  client.on("Network.loadingFinished", ({ encodedDataLength }) => {
    counted.requests += 1;
    counted.bytes += encodedDataLength;
  });
  await client.send("Page.enable");
  await client.send("Network.enable");
  return counted;
}
