import type { Page } from "@playwright/test";

const addressOf = (url: string) => url.split("#")[0];

/**
 * Counts from now on what the one at the screen waits for. A load is a document, however many
 * redirects led to it, or a screen that script puts in the place of another: a new address in the
 * same document. What script fetches into a dialog, and rows that are read anew behind one at the
 * same address, are requests alone. The bytes are those of every answer as sent, pictures too.
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
