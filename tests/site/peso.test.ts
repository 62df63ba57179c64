import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import type { CampoAjuste } from "~nouns/ajustes/secciones/campo";
import { type AjusteKey, CAMPOS } from "~nouns/ajustes/secciones/secciones";
import { demoConsejos } from "../support/demo";
import { openKept, toRequest } from "../support/keep-alive.js";
import { addRows, saveAjustes } from "../support/rows";
import { startSite } from "../support/site";
import { useSite } from "../support/use-site";

/** Limits in bytes: a server may send 14,600 in ten packets before the first is acknowledged. */
const LIMITS = {
  "/": 14_000,
  "/categoria/paseo-viaje": 14_600,
  "/categoria/carritos-sillas-paseo": 12_800,
  "/producto/carrito-tilavia-ronda-3-en-1": 14_600,
  "/consejos/dormir-boca-arriba": 13_700,
};
const HEAD_LIMIT_BYTES = 1_800;

const site = useSite({ env: { AMAZON_TAG: "mimbre-21" } });

it.each(Object.entries(LIMITS))(
  "%s and its style leave in %i bytes, and in fewer when they are kept",
  async (path, limit) => {
    const headers = { "Accept-Encoding": "br" };
    const ask = async () => (await site.fetch(path, { headers })).headers.get("Content-Length");
    const first = Number(await ask());
    expect(first).toBeLessThanOrEqual(limit);
    await expect.poll(async () => Number(await ask())).toBeLessThan(first);
    const { host, port } = new URL(site.origin);
    const connection = await openKept(Number(port));
    const kept = await connection.ask(toRequest(path, { Host: host, ...headers }));
    expect(kept.bytes).toBeLessThanOrEqual(Number(await ask()) + HEAD_LIMIT_BYTES);
    connection.close();
  },
);

it("a category of 24 products with their facts leaves in 16,384 bytes, of 88 kB with its style", async ({
  onTestFinished,
}) => {
  const full = await startSite({ env: { AMAZON_TAG: "mimbre-21" } });
  onTestFinished(() => full.stop().then());
  const sql = full.sql();
  const own = sql.prepare("select ficha from productos where ficha like '%-paseoviaje%'");
  const fichas = own.pluck().all();
  const others = sql.prepare(
    "select id from productos where estado = 'published' and ficha not like '%-paseoviaje%'",
  );
  const missing = others
    .pluck()
    .all()
    .slice(fichas.length - 24);
  const move = sql.prepare(
    "update productos set category = 'sillas-coche', ficha = ? where id = ?",
  );
  for (const [n, id] of missing.entries()) move.run(fichas[n % fichas.length], id);
  const answer = await full.fetch("/categoria/paseo-viaje", {
    headers: { "Accept-Encoding": "br" },
  });
  expect(Number(answer.headers.get("Content-Length"))).toBeLessThanOrEqual(16_384);
  const html = await answer.text();
  expect(html.match(/<article/g)).toHaveLength(24);
  expect(Buffer.byteLength(html)).toBeLessThanOrEqual(88_000);
  expect(Buffer.byteLength(html.replace(/<style.*?<\/style>/gs, ""))).toBeLessThanOrEqual(65_000);
});

it("the script of a page leaves in 4,096 bytes, and the one for a search field in 1,536", async () => {
  const bytesOf = async (path: string) => {
    const answer = await site.fetch(path, { headers: { "Accept-Encoding": "br" } });
    return { text: await answer.text(), bytes: Number(answer.headers.get("Content-Length")) };
  };
  const home = await (await site.fetch("/")).text();
  const script = await bytesOf(/<script type="module" src="([^"]+)"/.exec(home)?.[1] ?? "");
  expect(script.bytes).toBeGreaterThan(1_000);
  expect(script.bytes).toBeLessThanOrEqual(4_096);
  const [, name = ""] = /import\("\.\/(suggestions-[^"]+)"\)/.exec(script.text) ?? [];
  const second = await bytesOf(`/assets/${name}`);
  expect(second.bytes).toBeGreaterThan(500);
  expect(second.bytes).toBeLessThanOrEqual(1_536);
});

/** Takes text from the demo, from another place each time, so that none compresses as a repeat. */
const prose = demoConsejos
  .map(({ contenido }) => contenido.replace(/[\n|#:*[\]]+/g, " "))
  .join(" ");
let taken = 0;
const takeProse = (length: number) => {
  taken += length;
  return prose.slice(taken - length, taken).trim();
};
const lines = (count: number, length: number, line: (text: string, n: number) => string) =>
  Array.from({ length: count }, (_, n) => line(takeProse(length), n)).join("\n");

it("the home page leaves in 14,000 bytes with every block and every text at its limit", async () => {
  let drawn = 0;
  /** Makes letters that compress badly, but are the same in every run. */
  const random = (n: number) => {
    drawn += 1;
    return createHash("sha512").update(`${drawn}`).digest("base64url").slice(0, n);
  };
  const texts: Partial<Record<AjusteKey, string>> = {
    nombre: takeProse(CAMPOS.nombre.max),
    lema: takeProse(CAMPOS.lema.max),
    publico: takeProse(CAMPOS.publico.max),
    ciudad: takeProse(CAMPOS.ciudad.max),
    redes: lines(8, 24, (_, n) => `https://red${n}.example/${random(30)}`),
    boletin: `https://boletin.example/${random(60)}`,
    verificacion: lines(6, 20, (_, n) => `red-${n}-verificacion | ${random(50)}`),
    portada_titulo: takeProse(CAMPOS.portada_titulo.max),
    portada_texto: takeProse(CAMPOS.portada_texto.max),
    portada_botones: lines(2, 60, (text, n) => `${text} | /categoria/${n}`),
    portada_confianza: takeProse(CAMPOS.portada_confianza.max),
    destacar_primera: "1",
    destacadas_texto: takeProse(CAMPOS.destacadas_texto.max),
    menu: lines(8, 28, (text, n) => `${text} | /categoria/menu-${n}`),
    pie: takeProse(CAMPOS.pie.max),
    esenciales: lines(6, 110, (text) => `${text.slice(0, 30)}: ${text.slice(30)} | mobiliario`),
    color: "#5b2a86",
    color_compra: "#0b6b3a",
  };
  for (const [key, text] of Object.entries(texts)) {
    const { max }: CampoAjuste = CAMPOS[key as AjusteKey];
    expect(text.length, key).toBeLessThanOrEqual(max);
  }
  saveAjustes(site, texts);
  const places = [...Array<"pie">(8).fill("pie"), ...Array<"menu">(2).fill("menu")];
  for (const [n, lugar] of places.entries()) {
    addRows(site, "paginas", { slug: `pagina-${n}`, titulo: takeProse(70), lugar });
  }
  const ask = () => site.fetch("/", { headers: { "Accept-Encoding": "br" } });
  await expect.poll(async () => (await ask()).text()).toContain("red-5-verificacion");
  const answer = await ask();
  expect(Number(answer.headers.get("Content-Length"))).toBeLessThanOrEqual(14_000);
  const page = await answer.text();
  expect(page).toContain("--color-brand:#5b2a86");
  expect(page).toContain("red-5-verificacion");
});
