import { once } from "node:events";
import http from "node:http";
import { text } from "node:stream/consumers";
import SQLite from "better-sqlite3";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeFolder } from "../support/folder";
import { LEGAL_DATA } from "../support/free-port";
import { type Site, startSite } from "../support/site";
import { backUp, makeDemoSite, newDatabase, order, settingsFor } from "./server";

/** Searches in everything, articles and products: common and rare words, errors, odd signs. */
const QUESTIONS = [
  ...["silla bebe", "cuna", "carrito", "sillas de paseo", "biberon", "pañal", "trona plegable"],
  ...["cochecitto", "madera", "seguridad coche", "juguetes educativos", "algodon", "portabebes"],
  ...["recien nacido", "sil", "cu", "silla coche giratoria", "regalo", "baño", "luz", "lactancia"],
  ...["dormir bebe", "barrera escalera", "vigila bebes", "como elegir silla de paseo", "xyzxyz"],
  ...["plegable compacta ligera", "el", "de la", "canastilla", "cuento", "primer año", "viaje"],
  ...["cojin lactancia", "saco dormir", "chupete", "rabietas", "fiebre", "b0demo", "mecedora"],
  ...["ñ", "µ", "ª", "m²", "2", "😀", "a\0b", "%", "'", "\\", '"silla"'],
];

const SEARCHES = QUESTIONS.flatMap((each) =>
  ["", "&tipo=consejos", "&tipo=productos"].map(
    (kind) => `/buscar?q=${encodeURIComponent(each)}${kind}`,
  ),
);

const PLAIN = SEARCHES.filter((each) => !each.includes("&"));

const LOCALES = {
  "of C.UTF-8": "locale 'C.UTF-8'",
  "of Spanish": "locale 'C' locale_provider icu icu_locale 'es-ES'",
};

/** Removes seals, nonces and error references, which differ in every answer. */
const bare = (html: string) =>
  html
    .replace(/name="idem" value="[^"]*"/g, "")
    .replace(/nonce(?:="|-)[\w+/=-]+/g, "")
    .replace(/[Rr]eferencia[^<]*<[^<]*/g, "");

const agent = new http.Agent({ keepAlive: true });

/** Asks a site under the address that both are configured with, although neither has it. */
async function answer({ origin }: Site, path: string) {
  const { hostname, port } = new URL(origin);
  const headers = { Host: new URL(OWN.SITE_ORIGIN).host };
  const [response] = await once(http.get({ hostname, port, path, headers, agent }), "response");
  return {
    status: response.statusCode,
    place: response.headers.location,
    text: bare(await text(response)),
  };
}

/** Lists the site's own links in a page or sitemap. */
const linksIn = (html: string) =>
  [...html.matchAll(/(?:href="|<loc>http:\/\/localhost:4600)(\/[^"<#]*)/g)]
    .map(([, link = ""]) => link.replaceAll("&amp;", "&"))
    .filter((link) => !/^\/(?:assets|media|admin|auth)/.test(link));

const OWN = { SITE_ORIGIN: "http://localhost:4600", PAGE_CACHE_MB: "0", LOG_LEVEL: "error" };

let onFile: Site;
let archive: string;
const sites: Site[] = [];

async function start(from: string, env: Record<string, string> = {}): Promise<Site> {
  const site = await startSite({ from, args: [], env: { ...env, ...OWN } });
  sites.push(site);
  return site;
}

async function onServer(how = ""): Promise<Site> {
  const settings = settingsFor(await newDatabase(how));
  const folder = makeFolder();
  await order(folder, ["restore", archive], settings);
  return start(folder, settings);
}

/** Compares answers of two sites to these addresses. @returns the links in their pages */
async function compare(other: Site, addresses: readonly string[]): Promise<string[]> {
  const links: string[] = [];
  const left = [...addresses];
  const walk = async () => {
    for (let address = left.pop(); address !== undefined; address = left.pop()) {
      const [one, two] = await Promise.all([answer(onFile, address), answer(other, address)]);
      expect(two, address).toEqual(one);
      links.push(...linksIn(one.text));
    }
  };
  await Promise.all([walk(), walk(), walk()]);
  return links;
}

beforeAll(async () => {
  const folder = await makeDemoSite();
  const file = new SQLite(`${folder}/site.db`);
  file.exec(LEGAL_DATA);
  file.close();
  archive = await backUp(folder);
  onFile = await start(folder);
});
afterAll(() => Promise.all(sites.map((site) => site.stop())));

describe("the demo on a server", () => {
  it("answers every link and search as on a file, byte by byte", async () => {
    const site = await onServer("locale 'C'");
    const seen = new Set<string>();
    let next = ["/", "/sitemap.xml", "/buscar", "/feed.xml", "/no-hay-nada", ...SEARCHES];
    while (next.length > 0) {
      for (const each of next) seen.add(each);
      next = [...new Set(await compare(site, next))].filter((link) => !seen.has(link));
      // Limits links of filtered lists, which lead to ever more combinations.
      next = next.filter((link) => seen.size < 900 && link.split("&").length < 3);
    }
    expect(seen.size).toBeGreaterThan(400);
  });

  it.each(Object.entries(LOCALES))(
    "answers searches in the same way in a database %s",
    async (_, how) => {
      const site = await onServer(how);
      expect(await compare(site, ["/", "/categorias", "/consejos", ...PLAIN])).not.toEqual([]);
    },
  );
});
