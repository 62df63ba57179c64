import { chromium } from "@playwright/test";
import { findWholeChromium } from "../support/chromium.js";
import { startServer } from "./servers.js";
import { VISITED } from "./slow.js";
import { startSlowLink } from "./slow-link.js";
import { markdownTable, median, number } from "./table.js";

/** Measures a phone on slow 3G: its paints, and what it fetches before the main picture. */

const LINE = { roundTripMs: 400, bytesPerMs: 50 };
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true };
const AS_BROWSERS = { "Accept-Encoding": "gzip, deflate, br, zstd" };
/** Longer than any page takes to paint on such a line. */
const PATIENCE_MS = 60_000;

/** @typedef {{ first: number, largest: number, bytes: number, before: string[] }} Visit */

/** Runs in the page. */
function observePaint() {
  const store = /** @type {any} */ (globalThis);
  new PerformanceObserver((list) => {
    store.largest = list.getEntries().at(-1);
  }).observe({ type: "largest-contentful-paint", buffered: true });
}

/** Runs in the page. @returns {Visit} */
function readPaint() {
  const { startTime, url } = /** @type {any} */ (globalThis).largest;
  const files = /** @type {PerformanceResourceTiming[]} */ (
    performance.getEntriesByType("resource")
  );
  const picture = files.find(({ name }) => name === url);
  const end = picture?.responseEnd ?? 0;
  return {
    first: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
    largest: startTime,
    bytes: picture?.encodedBodySize ?? 0,
    before: files
      .filter((file) => file !== picture && file.startTime < end)
      .map(({ name }) => new URL(name).pathname),
  };
}

/** @param {import("@playwright/test").Browser} browser @param {string} url @returns {Promise<Visit>} */
async function visit(browser, url) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.addInitScript(observePaint);
  await page.goto(url, { waitUntil: "networkidle", timeout: PATIENCE_MS });
  const result = await page.evaluate(readPaint);
  await context.close();
  return result;
}

/**
 * @param {string} dataDir @param {{ rounds: number, say: (text: string) => void }} options
 * @returns {Promise<string>} Markdown table of the medians
 */
export async function measurePaints(dataDir, { rounds, say }) {
  const site = await startServer("site", { dataDir });
  const origin = `http://127.0.0.1:${site.port}`;
  const link = await startSlowLink(site.port, LINE);
  const browser = await chromium.launch({
    executablePath: findWholeChromium(),
    args: ["--no-sandbox"],
    proxy: { server: `socks5://127.0.0.1:${link.port}`, bypass: "<-loopback>" },
  });
  try {
    const rows = [];
    for (const [name, path] of Object.entries(VISITED)) {
      say(`paints: ${name}`);
      // A page asked for twice is compressed at best quality, as visitors mostly get it.
      for (const _ of [1, 2]) await (await fetch(origin + path, { headers: AS_BROWSERS })).text();
      const visits = [];
      for (let round = 0; round < rounds; round++) {
        visits.push(await visit(browser, origin + path));
      }
      rows.push(toRow(name, visits));
    }
    const head = ["page on slow 3G", "first paint ms", "largest paint ms", "×"];
    return markdownTable([...head, "main picture bytes", "asked for before it is there"], rows);
  } finally {
    await browser.close();
    link.stop();
    await site.stop();
  }
}

/** @param {string} name @param {Visit[]} visits */
function toRow(name, visits) {
  const first = median(visits.map((each) => each.first));
  const largest = median(visits.map((each) => each.largest));
  const before = [...new Set(visits.flatMap((each) => each.before))];
  return [
    name,
    number(first),
    number(largest),
    number(largest / first, 2),
    number(median(visits.map(({ bytes }) => bytes))),
    before.join(" ") || "–",
  ];
}
