import { chromium } from "@playwright/test";
import { findWholeChromium } from "../support/chromium.js";
import { PATHS } from "./pages.js";
import { makePlain, servePlain } from "./plain-page.js";
import { startServer } from "./servers.js";
import { markdownTable, median, number } from "./table.js";

/** Measures the largest paint on a slow line, and that of two pages with less to do. */

export const VISITED = { ...PATHS, article: "/consejos/consejos-dormir-bebe" };

const PHONE = { viewport: { width: 360, height: 780 }, deviceScaleFactor: 2, isMobile: true };
const BYTES_PER_S = 400_000 / 8;
const ROUND_TRIP_MS = 400;
const CPU_RATE = 4;
/** Longer than any page takes to paint on such a line. */
const PATIENCE_MS = 60_000;

/** @typedef {{ lcp: number, element: string, bytes: number }} Visit milliseconds; bytes until then */
/** @typedef {{ name: string, origin: string, blocked: string[] }} Variant */

/**
 * One visit with an empty cache.
 * @param {import("@playwright/test").Browser} browser @param {Variant} variant @param {string} path
 * @returns {Promise<Visit>}
 */
async function visit(browser, { origin, blocked }, path) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.addInitScript(observePaint);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.setBlockedURLs", { urls: blocked });
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: ROUND_TRIP_MS,
    downloadThroughput: BYTES_PER_S,
    uploadThroughput: BYTES_PER_S,
  });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_RATE });
  await page.goto(origin + path, { waitUntil: "networkidle", timeout: PATIENCE_MS });
  const result = await page.evaluate(readPaint);
  await context.close();
  return result;
}

/** Runs in the page. */
function observePaint() {
  const store = /** @type {any} */ (globalThis);
  new PerformanceObserver((list) => {
    store.largest = list.getEntries().at(-1);
  }).observe({ type: "largest-contentful-paint", buffered: true });
}

/** Runs in the page. @returns {Visit} */
function readPaint() {
  const { startTime, element } = /** @type {any} */ (globalThis).largest;
  const files = performance
    .getEntriesByType("resource")
    .filter((entry) => entry.startTime < startTime);
  const transfers = [...performance.getEntriesByType("navigation"), ...files];
  const bytes = transfers.map(
    (entry) => /** @type {PerformanceResourceTiming} */ (entry).transferSize,
  );
  return {
    lcp: startTime,
    element: element?.tagName.toLowerCase() ?? "",
    bytes: bytes.reduce((sum, each) => sum + each, 0),
  };
}

/**
 * @param {string} dataDir @param {{ rounds: number, say: (text: string) => void }} options
 * @returns {Promise<string>} what was done, and a Markdown table of the medians
 */
export async function measureSlow(dataDir, { rounds, say }) {
  const site = await startServer("site", { dataDir });
  const origin = `http://127.0.0.1:${site.port}`;
  const browser = await chromium.launch({
    executablePath: findWholeChromium(),
    args: ["--no-sandbox"],
  });
  const plain = await servePlain(await makePlainPages(browser, origin), origin);
  /** @type {Variant[]} */
  const variants = [
    { name: "page", origin, blocked: [] },
    { name: "script blocked", origin, blocked: ["*.js"] },
    { name: "plain", origin: plain.origin, blocked: [] },
  ];
  try {
    const rows = [];
    for (const [name, path] of Object.entries(VISITED)) {
      /** @type {Visit[][]} */
      const visits = variants.map(() => []);
      for (let round = 1; round <= rounds; round++) {
        say(`slow: ${name}, round ${round}`);
        for (const [index, variant] of variants.entries()) {
          visits[index]?.push(await visit(browser, variant, path));
        }
      }
      rows.push(toRow(name, visits));
    }
    const head = ["page on a slow line", "largest paint ms", "script blocked ms", "×"];
    const method = `Slow line: 400 kbit/s, 400 ms round trip, 4× slower processor, 360×780 at DPR 2; medians of ${rounds} visits with an empty cache.`;
    const rest = ["plain page ms", "×", "element", "kB asked for by then", "plain kB"];
    return [method, markdownTable([...head, ...rest], rows)].join("\n\n");
  } finally {
    plain.stop();
    await browser.close();
    await site.stop();
  }
}

/** @param {import("@playwright/test").Browser} browser @param {string} origin */
async function makePlainPages(browser, origin) {
  const page = await browser.newPage();
  /** @type {Map<string, string>} */
  const pages = new Map();
  for (const path of Object.values(VISITED)) {
    const html = await (await fetch(origin + path)).text();
    pages.set(path, await makePlain(page, html));
  }
  await page.close();
  return pages;
}

/** @param {string} name @param {Visit[][]} visits of the page, of it without script, of the plain one */
function toRow(name, visits) {
  const [own = 0, blocked = 0, plain = 0] = visits.map((each) =>
    median(each.map(({ lcp }) => lcp)),
  );
  const kilobytes = visits.map((each) => number(median(each.map(({ bytes }) => bytes)) / 1000, 1));
  return [
    name,
    number(own),
    number(blocked),
    number(own / blocked, 2),
    number(plain),
    number(own / plain, 2),
    visits.map((each) => each[0]?.element).join(", "),
    kilobytes[0] ?? "",
    kilobytes[2] ?? "",
  ];
}
