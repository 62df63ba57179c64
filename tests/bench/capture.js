import { writeFileSync } from "node:fs";
import { get } from "node:http";

/** Set by Node for each answer and connection; the bare server sets its own. */
const BY_NODE = new Set(["date", "connection", "keep-alive"]);

/**
 * Writes down what the site answers, for the bare server to repeat.
 * @param {number} port @param {{ path: string, encoding: string }[]} pages @param {string} file
 * @returns {Promise<string>} the file
 */
export async function captureAll(port, pages, file) {
  const captured = [];
  for (const page of pages) captured.push(await capture(port, page));
  writeFileSync(file, JSON.stringify(captured));
  return file;
}

/**
 * @param {number} port @param {{ path: string, encoding: string }} page
 * @returns {Promise<import("./bare.js").Captured>}
 */
function capture(port, { path, encoding }) {
  const headers = { Host: "localhost", "Accept-Encoding": encoding };
  return new Promise((resolve, reject) => {
    get({ port, path, host: "127.0.0.1", headers, agent: false }, async (res) => {
      if (res.statusCode !== 200) return reject(new Error(`${path}: status ${res.statusCode}`));
      const body = Buffer.concat(await res.toArray());
      const kept = pairs(res.rawHeaders).filter(([name]) => !BY_NODE.has(name.toLowerCase()));
      resolve({ key: `${path} ${encoding}`, headers: kept.flat(), body: body.toString("base64") });
    }).once("error", reject);
  });
}

/** @param {string[]} list @returns {[string, string][]} */
function pairs(list) {
  return list.flatMap((name, index) =>
    index % 2 === 0 ? [/** @type {[string, string]} */ ([name, list[index + 1] ?? ""])] : [],
  );
}
