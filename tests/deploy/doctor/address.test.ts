import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { checkOrigin, checkProxy, checkUploads } from "../../../deploy/doctor/address.js";

const ORIGIN = "https://www.bebes.test";
const ROBOTS = `Sitemap: ${ORIGIN}/sitemap.xml\n`;
const failing = (code: string) => async () => {
  throw new TypeError("fetch failed", { cause: Object.assign(new Error(code), { code }) });
};

it.each<[string, string | undefined, () => Promise<Response>, RegExp]>([
  ["bien", ORIGIN, async () => new Response(ROBOTS), /contesta/],
  ["mal", undefined, async () => new Response(ROBOTS), /falta SITE_ORIGIN/],
  ["mal", "https://www.ejemplo.es", async () => new Response(ROBOTS), /del ejemplo/],
  ["mal", "http://www.bebes.test", async () => new Response(ROBOTS), /no va cifrada/],
  ["mal", ORIGIN, async () => new Response("Aparcado"), /otro programa/],
  ["mal", ORIGIN, async () => new Response("", { status: 421 }), /sin su nombre/],
  ["mal", ORIGIN, async () => new Response("", { status: 502 }), /contesta 502/],
  [
    "mal",
    ORIGIN,
    async () => new Response("", { status: 301, headers: { Location: "https://bebes.test/" } }),
    /lleva a https:\/\/bebes\.test\//,
  ],
  ["mal", ORIGIN, failing("ENOTFOUND"), /no existe en el DNS/],
  ["mal", ORIGIN, failing("ECONNREFUSED"), /nadie contesta/],
  ["mal", ORIGIN, failing("CERT_HAS_EXPIRED"), /certificado/],
  ["duda", ORIGIN, failing("EAI_AGAIN"), /no se pudo comprobar/],
])("is %s: %s, asked", async (level, origin, ask, text) => {
  const { finding } = await checkOrigin(origin, ask, async () => true);
  expect([finding.level, finding.text]).toEqual([level, expect.stringMatching(text)]);
});

it("cannot say that a name is missing where no name is found", async () => {
  const { finding } = await checkOrigin(ORIGIN, failing("ENOTFOUND"), async () => false);
  expect(finding.level).toBe("duda");
});

it("asks a real server and tells its time", async () => {
  const server = createServer((req, res) => {
    res.end(`Sitemap: http://${req.headers.host}/sitemap.xml`);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const { finding, date } = await checkOrigin(`http://127.0.0.1:${port}`);
  expect(finding.level).toBe("bien");
  expect(Math.abs(Date.now() - Number(date))).toBeLessThan(60_000);
  server.close();
  server.closeAllConnections();
});

const answering = (status: number) => async () => new Response(null, { status });

it.each<[string, () => Promise<Response>, RegExp]>([
  ["bien", answering(302), /12 MB llega/],
  ["mal", answering(413), /no deja pasar una foto de 12 MB \(413\)/],
  ["duda", answering(504), /504/],
  ["duda", failing("ECONNRESET"), /ECONNRESET/],
])("a picture on its way through the web server is %s", async (level, ask, text) => {
  const finding = await checkUploads(ORIGIN, ask);
  expect([finding.level, finding.text]).toEqual([level, expect.stringMatching(text)]);
  expect(level !== "mal" || finding.advice?.includes("client_max_body_size 14m;")).toBe(true);
});

it("sends 12 MB as the largest picture comes, to whoever refuses it by its head", async () => {
  const heard: unknown[] = [];
  const server = createServer((req, res) => {
    const { method, url, headers } = req;
    heard.push(method, url, headers.origin, Number(headers["content-length"]) > 12 * 1024 * 1024);
    req.resume();
    res.writeHead(413).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  expect((await checkUploads(origin)).level).toBe("mal");
  expect(heard).toEqual(["POST", "/admin/imagenes", origin, true]);
  server.close();
  server.closeAllConnections();
});

it.each([
  [ORIGIN, 1, "bien"],
  [ORIGIN, 0, "mal"],
  [ORIGIN, 2, "aviso"],
  [undefined, 0, "bien"],
  ["http://localhost:3000", 1, "aviso"],
])("%s behind %i is %s", (origin, hops, level) => {
  expect(checkProxy(origin, hops).level).toBe(level);
});
