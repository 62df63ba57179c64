import process from "node:process";

/**
 * @typedef {import("./finding.js").Finding} Finding
 * @typedef {import("./finding.js").Level} Level
 */

/** @type {Record<Level, string>} */
const LABELS = { bien: "bien ", aviso: "aviso", mal: "mal  ", duda: "  ?  " };

/**
 * Prints each finding as soon as it is known.
 * @param {Iterable<readonly [string, Finding]> | AsyncIterable<readonly [string, Finding]>} findings
 * @returns {Promise<number>} 1 if something is wrong
 */
export async function report(findings) {
  /** @type {Record<Level, number>} */
  const counts = { bien: 0, aviso: 0, mal: 0, duda: 0 };
  for await (const [name, { level, text, advice }] of findings) {
    counts[level] += 1;
    const step = advice ? `\n       → ${advice}` : "";
    process.stdout.write(`${LABELS[level]}  ${name}: ${text}${step}\n`);
  }
  const { bien, aviso, mal, duda } = counts;
  const warnings = `${aviso} ${aviso === 1 ? "aviso" : "avisos"}`;
  process.stdout.write(`\n${bien} bien, ${warnings}, ${mal} mal, ${duda} sin comprobar\n`);
  return mal > 0 ? 1 : 0;
}
