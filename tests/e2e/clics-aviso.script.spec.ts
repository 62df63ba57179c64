import { findWholeChromium } from "../support/chromium.js";
import { followOnce, WITH_HEAD } from "../support/follow-buy-link";
import { test } from "../support/own-site";

test("a followed buy link is counted by a beacon where links have no ping", async ({
  playwright,
  site,
}) => {
  const browser = await playwright.chromium.launch({
    executablePath: findWholeChromium(),
    args: ["--no-sandbox", "--no-pings"],
  });
  const context = await browser.newContext({ userAgent: WITH_HEAD });
  // Imitates a browser without the attribute `ping`.
  await context.addInitScript(() => Reflect.deleteProperty(HTMLAnchorElement.prototype, "ping"));
  await followOnce(context, site);
  await browser.close();
});
