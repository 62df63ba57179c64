import { once } from "node:events";
import { readdirSync } from "node:fs";
import { type AddressInfo, createServer, type Server } from "node:net";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { admitAdmin } from "../support/admin";
import type { Browser } from "../support/browser";
import { addRows } from "../support/rows";
import { type Site, startSite } from "../support/site";

let site: Site;
let ana: Browser;
let canary: Server;
/** Counts connections to this machine, as an address in a form might cause. */
let hits = 0;
beforeAll(async () => {
  canary = createServer((socket) => {
    hits += 1;
    socket.destroy();
  }).listen(0);
  await once(canary, "listening");
  site = await startSite({ env: { DEMO: "0", LOG_LEVEL: "error" } });
  ana = admitAdmin(site);
});
afterAll(async () => {
  canary.close();
  await site.stop();
});

const picture = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: "#2a5a4c" } })
    .png()
    .toBuffer();

async function upload(name: string): Promise<Response> {
  const form = new FormData();
  form.set("archivo", new File([new Uint8Array(await picture())], name, { type: "image/png" }));
  return ana.send("/admin/imagenes", form);
}

/** Spells the address of this machine in all ways that a URL allows. */
function addressesOf(port: number): string[] {
  const hosts = ["127.0.0.1", "localhost", "[::1]", "[::ffff:127.0.0.1]", "2130706433"];
  const odd = ["0x7f.0.0.1", "0177.0.0.1", "127.1", "0.0.0.0", "127.0.0.1.", "u:p@127.0.0.1"];
  const others = ["http:", "ftp:", ""].map((scheme) => `${scheme}//127.0.0.1:${port}/a.jpg`);
  return [...hosts, ...odd].map((host) => `https://${host}:${port}/a.jpg`).concat(others);
}

it("no address in a form, a file or a page is asked for by the server", async () => {
  const addresses = addressesOf((canary.address() as AddressInfo).port);
  expect(addresses).toHaveLength(14);
  for (const [n, url] of addresses.entries()) {
    const common = { intent: "guardar", estado: "published", idem: "" };
    const producto = { title: `Cuna ${n}`, slug: `cuna-${n}`, category: "mobiliario", rating: "4" };
    const consejo = { titulo: `Siesta ${n}`, slug: `siesta-${n}`, categoria: "sueno" };
    for (const [page, fields] of [
      ["/admin/productos/nuevo", { ...producto, imageurl: url, descripcion: url }],
      ["/admin/consejos/nuevo", { ...consejo, imagen: url, contenido: url }],
      ["/admin/categorias/nuevo", { nombre: `Cunas ${n}`, slug: `cunas-${n}`, imagen_url: url }],
    ] as const) {
      const answer = await ana.post(page, { ...common, ...fields, idem: await ana.idem(page) });
      const statuses = url.startsWith("https:") ? [303, 422] : [422];
      expect(statuses, `${page} ${url}`).toContain(answer.status);
    }
    await site.fetch(`/producto/cuna-${n}`);
    await site.fetch(`/consejos/siesta-${n}`);
  }
  for (const table of ["productos", "consejos", "categorias where imagen_url like 'https:%'"]) {
    const stored = site.sql().prepare(`select count(*) from ${table}`).pluck().get();
    expect(stored, table).toBeGreaterThan(0);
  }
  expect(hits).toBe(0);
});

it("a file's own name names nothing here", async () => {
  for (const name of ["../../x.js", "..\\x.js", "x\0.png", "/etc/x.png", "a/b.svg"]) {
    expect((await upload(name)).status, JSON.stringify(name)).toBe(303);
  }
  const names = readdirSync(site.dataDir, { recursive: true, encoding: "utf8" });
  const media = names.filter((name) => name.startsWith(`media${path.sep}`));
  expect(media.length).toBeGreaterThan(2);
  expect(media.filter((name) => !/^media.[0-9a-f]{24}-(\d+\.\w{4}|og\.jpg)$/.test(name))).toEqual(
    [],
  );
  expect(names.filter((name) => /(^|[/\\])(x|b)\.(js|png|svg)/.test(name))).toEqual([]);
});

it("a library that is full says so at the form, and the site serves on", async () => {
  addRows(site, "media", { sha: "f".repeat(24), bytes: 6 * 1024 ** 3 });
  const answer = await upload("cuna.png");
  expect(answer.status).toBe(422);
  expect(await answer.text()).toMatch(/No se pudo subir la imagen.*espacio/s);
  expect((await site.fetch("/")).status).toBe(200);
  expect((await site.fetch("/readyz")).status).toBe(200);
});
