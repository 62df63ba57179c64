import { readFileSync, writeFileSync } from "node:fs";
import { markdownTable, number, version } from "./table.js";

const FILE = "tests/bench/last-release.json";
const WORSE = 1.1;

/** @typedef {Record<string, number>} Ratios each to a measure of the same run, so that machines compare */

/**
 * Compares ratios with those of the last release, and marks what got dearer by over a tenth.
 * @param {Ratios} ratios @returns {string} Markdown table
 */
export function besideLastRelease(ratios) {
  const last = JSON.parse(readFileSync(FILE, "utf8"));
  const rows = Object.entries(ratios).map(([name, ratio]) => {
    const before = last.ratios[name] ?? Number.NaN;
    const change = ratio / before;
    return [
      name,
      ...[before, ratio, change].map((each) => (Number.isNaN(each) ? "–" : number(each, 2))),
      change > WORSE ? "worse" : "",
    ];
  });
  const head = ["CPU, as a ratio", last.version, `now, ${version}`, "×", ""];
  return markdownTable(head, rows);
}

/** Stores ratios, keeping old ones of parts that this run left out. @param {Ratios} ratios */
export function keepRatios(ratios) {
  const last = JSON.parse(readFileSync(FILE, "utf8"));
  const kept = { version, ratios: { ...last.ratios, ...ratios } };
  writeFileSync(FILE, `${JSON.stringify(kept, null, 2)}\n`);
}
