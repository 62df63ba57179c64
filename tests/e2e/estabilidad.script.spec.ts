import { expect, type Page, test } from "@playwright/test";
import { PUBLIC_SCREENS } from "../support/screens";

const WIDE = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };
/** A line so slow that a page is painted in several pieces. */
const SLOW_BYTES_PER_S = 25 * 1024;
const SLOW_CPU = 4;
/** Left out: screens drawn of the same parts as one that stays in the list. */
const ONE_OF_EACH = PUBLIC_SCREENS.filter((screen) => !/enviado|vista=|zzzz/.test(screen));

interface Shift {
  value: number;
  sources: { node: Node | null }[];
}

/** The shifts that the page itself has recorded, each with the elements that moved. */
interface Recording {
  shifts: { value: number; moved: string[] }[];
}

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const own = globalThis as unknown as Recording;
    own.shifts = [];
    const nameOf = ({ node }: Shift["sources"][number]) =>
      node instanceof Element ? node.outerHTML.slice(0, 120) : String(node?.textContent);
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as unknown as Shift[]) {
        own.shifts.push({ value, moved: sources.map(nameOf) });
      }
    }).observe({ type: "layout-shift", buffered: true });
  }),
);

async function expectStillness(
  page: Page,
  screens: readonly string[],
  waitUntil: "load" | "networkidle",
) {
  for (const screen of screens) {
    await page.goto(screen, { waitUntil });
    const shifts = await page.evaluate(() => (globalThis as unknown as Recording).shifts);
    const sum = shifts.reduce((all, { value }) => all + value, 0);
    expect(sum, `${screen}: ${JSON.stringify(shifts)}`).toBeLessThan(0.01);
  }
}

for (const viewport of [WIDE, PHONE]) {
  test(`nothing moves while a page loads, ${viewport.width}px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await expectStillness(page, PUBLIC_SCREENS, "networkidle");
  });

  test(`nothing moves while a page comes in pieces, ${viewport.width}px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const browser = await page.context().newCDPSession(page);
    await browser.send("Network.enable");
    await browser.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 50,
      downloadThroughput: SLOW_BYTES_PER_S,
      uploadThroughput: SLOW_BYTES_PER_S,
    });
    await browser.send("Emulation.setCPUThrottlingRate", { rate: SLOW_CPU });
    // Pictures are left out, as their space is kept free, and the walk is many times faster.
    await page.route(/\/media\//, (route) => route.abort());
    await expectStillness(page, ONE_OF_EACH, "load");
  });
}
