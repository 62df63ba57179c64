import { once } from "node:events";
import { createServer } from "node:http";
import { brotliCompressSync } from "node:zlib";

/**
 * Styles of a plain page with the same texts and pictures, as somebody might write by hand in 3 kB.
 * Menus are one line, so that the first picture is in sight, as on our page.
 */
const CSS = `body{margin:0 auto;max-width:73rem;padding:0 1.1rem;font:17px/1.6 system-ui,sans-serif;color:#28231f;background:#fffdfa}
h1,h2,h3{line-height:1.2}a{color:#2a5a4c}ul,ol{padding-left:1.2rem}
img[sizes]{display:block;width:100%;height:auto}img[sizes$="5rem"],img[sizes$="6rem"],img[sizes="8rem"]{width:5rem}
nav ul,nav ol{padding:0}nav li{display:inline-block;margin-right:.7em}table{width:100%}footer{margin-top:3rem;border-top:1px solid;font-size:15px}`;

const SCRIPTS_AND_DRAWINGS = "script, style, link, svg, noscript, meta[property], meta[http-equiv]";
const KEPT = [
  ..."lang charset name content href src srcset sizes alt width height type loading decoding".split(
    " ",
  ),
  ..."fetchpriority id for action method value required datetime scope colspan".split(" "),
];

/**
 * Reduces a served page to a plain one with the same texts, links, forms and pictures, in the same
 * order.
 * @param {import("@playwright/test").Page} page any page, whose parser is used
 * @param {string} html as served
 * @returns {Promise<string>}
 */
export async function makePlain(page, html) {
  const body = await page.evaluate(
    ({ html, unwanted, kept }) => {
      const parsed = new DOMParser().parseFromString(html, "text/html");
      for (const element of parsed.querySelectorAll(unwanted)) element.remove();
      for (const element of parsed.querySelectorAll("*")) {
        for (const { name } of [...element.attributes]) {
          if (!kept.includes(name)) element.removeAttribute(name);
        }
      }
      return parsed.documentElement.outerHTML;
    },
    { html, unwanted: SCRIPTS_AND_DRAWINGS, kept: KEPT },
  );
  return `<!doctype html>${body.replace("</head>", `<style>${CSS}</style></head>`)}`;
}

/** @typedef {{ type: string, body: Buffer, encoding?: string }} Answer */

/**
 * Serves plain pages, and fetches all other files from the site.
 * @param {ReadonlyMap<string, string>} pages path to HTML
 * @param {string} siteOrigin where their pictures are
 * @returns {Promise<{ origin: string, stop: () => void }>}
 */
export async function servePlain(pages, siteOrigin) {
  /** @type {Map<string, Answer>} */
  const answers = new Map();
  for (const [path, html] of pages) {
    const body = brotliCompressSync(html);
    answers.set(path, { type: "text/html; charset=utf-8", body, encoding: "br" });
  }
  const server = createServer(async (req, res) => {
    const path = req.url ?? "/";
    const answer = answers.get(path) ?? (await fetchFile(siteOrigin + path));
    answers.set(path, answer);
    res.setHeader("Content-Type", answer.type);
    res.setHeader("Content-Length", answer.body.byteLength);
    if (answer.encoding) res.setHeader("Content-Encoding", answer.encoding);
    res.end(answer.body);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return { origin: `http://127.0.0.1:${port}`, stop: () => void server.close() };
}

/** @param {string} url @returns {Promise<Answer>} */
async function fetchFile(url) {
  const answer = await fetch(url);
  const type = answer.headers.get("content-type") ?? "application/octet-stream";
  return { type, body: Buffer.from(await answer.arrayBuffer()) };
}
