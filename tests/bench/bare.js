import cluster from "node:cluster";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import process from "node:process";

/**
 * The least that Node's own server can do: known bytes with known headers, no framework, no database.
 *
 * @typedef {object} Captured one answer of the real site
 * @property {string} key path and Accept-Encoding
 * @property {string[]} headers names and values in turn
 * @property {string} body in base64
 */

/** @type {Captured[]} */
const captured = JSON.parse(readFileSync(process.argv[2] ?? "", "utf8"));
const answers = new Map(
  captured.map(({ key, headers, body }) => [key, { headers, body: Buffer.from(body, "base64") }]),
);

const server = createServer((req, res) => {
  const answer = answers.get(`${req.url} ${req.headers["accept-encoding"]}`);
  if (!answer) return res.writeHead(404).end();
  res.writeHead(200, answer.headers).end(answer.body);
});
const workers = Number(process.env.WORKERS ?? 1);
if (workers > 1 && cluster.isPrimary) {
  for (let n = 0; n < workers; n++) cluster.fork();
} else server.listen(Number(process.env.PORT), "127.0.0.1");
