import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { findWholeChromium } from "../support/chromium.js";
import { startServer } from "./servers.js";
import { VISITED } from "./slow.js";
import { markdownTable, median, number } from "./table.js";

const run = promisify(execFile);

/** The program is fetched by npx when this part is measured, so package.json does not name it. */
const LIGHTHOUSE = "lighthouse@12";
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
const REPORT_MAX_BYTES = 64 * 1024 * 1024;

/**
 * @typedef {object} Report the parts of Lighthouse's report that are read here
 * @property {Record<string, { score: number, auditRefs: { id: string, weight: number }[] }>} categories
 * @property {Record<string, { score: number | null, numericValue?: number }>} audits
 */

/** @param {string} url @returns {Promise<Report>} */
async function audit(url) {
  const { stdout } = await run(
    "npx",
    [
      "--yes",
      LIGHTHOUSE,
      url,
      "--output=json",
      "--quiet",
      "--chrome-flags=--headless=new --no-sandbox",
    ],
    { env: { ...process.env, CHROME_PATH: findWholeChromium() }, maxBuffer: REPORT_MAX_BYTES },
  );
  return JSON.parse(stdout);
}

/** Lighthouse now and then fails to record a page and asks to be run again. @param {string} url */
const auditAgainOnFailure = (url) => audit(url).catch(() => audit(url));

/** Audits that took points off. @param {Report} report */
function failuresOf({ categories, audits }) {
  const counted = Object.values(categories).flatMap(({ auditRefs }) => auditRefs);
  const failed = counted.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9);
  return [...new Set(failed.map(({ id }) => id))];
}

/**
 * Lets Lighthouse audit four pages, each so many times as a phone.
 * @param {string} dataDir @param {{ rounds: number, say: (text: string) => void }} options
 * @returns {Promise<string>} a Markdown table
 */
export async function measureLighthouse(dataDir, { rounds, say }) {
  const site = await startServer("site", { dataDir });
  try {
    const rows = [];
    for (const [name, path] of Object.entries(VISITED)) {
      const reports = [];
      for (let round = 1; round <= rounds; round++) {
        say(`lighthouse: ${name}, round ${round}`);
        reports.push(await auditAgainOnFailure(`http://127.0.0.1:${site.port}${path}`));
      }
      const row = toRow(name, reports);
      say(row.join(" | "));
      rows.push(row);
    }
    const head = [
      "Lighthouse 12",
      ...CATEGORIES,
      "largest paint ms",
      "largest shift",
      "took points",
    ];
    return markdownTable(head, rows);
  } finally {
    await site.stop();
  }
}

/** @param {string} name @param {Report[]} reports */
function toRow(name, reports) {
  /** @param {string} id */
  const valuesOf = (id) => reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN);
  const scores = CATEGORIES.map((id) =>
    number(median(reports.map(({ categories }) => (categories[id]?.score ?? 0) * 100))),
  );
  const failures = [...new Set(reports.flatMap(failuresOf))];
  return [
    name,
    ...scores,
    number(median(valuesOf("largest-contentful-paint"))),
    number(Math.max(...valuesOf("cumulative-layout-shift")), 3),
    failures.join(", ") || "–",
  ];
}
