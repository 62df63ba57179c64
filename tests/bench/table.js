import { readFileSync, writeFileSync } from "node:fs";
import os from "node:os";
import process from "node:process";

/** The release that is measured. */
export const { version } = JSON.parse(readFileSync("package.json", "utf8"));

/** @param {readonly number[]} values */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}

/** @param {number} value @param {number} [digits] */
export const number = (value, digits = 0) =>
  value.toLocaleString("en", { minimumFractionDigits: digits, maximumFractionDigits: digits });

/**
 * A Markdown table; every column but the first is set to the right.
 * @param {string[]} head @param {string[][]} rows
 */
export function markdownTable(head, rows) {
  const line = (/** @type {string[]} */ cells) => `| ${cells.join(" | ")} |`;
  const rule = head.map((_, index) => (index === 0 ? "---" : "---:"));
  return [head, rule, ...rows].map(line).join("\n");
}

/** Names the day and the machine, without which the numbers mean nothing. */
export function machineLine() {
  const cpus = os.cpus();
  const memory = number(os.totalmem() / 2 ** 30);
  const load = number(os.loadavg()[0] ?? 0, 1);
  const day = new Date().toISOString().slice(0, 10);
  return `${day}, version ${version}, ${cpus.length} × ${cpus[0]?.model.trim()}, ${memory} GiB, Linux ${os.release()}, Node ${process.version}; load before the run: ${load}`;
}

/**
 * Puts the text of a part between its two marks in a file.
 * @param {string} file @param {string} part @param {string} text
 * @returns {boolean} whether the file has the marks
 */
export function writeBetweenMarks(file, part, text) {
  const before = readFileSync(file, "utf8");
  const open = `<!-- bench ${part} -->`;
  const start = before.indexOf(open);
  const end = before.indexOf("<!-- /bench -->", start);
  if (start < 0 || end < start) return false;
  writeFileSync(file, `${before.slice(0, start + open.length)}\n${text}\n${before.slice(end)}`);
  return true;
}
