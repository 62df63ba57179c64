import type { Statement } from "better-sqlite3";
import { Browser, register } from "./browser";
import type { Site } from "./site";

const LIST = "/admin/productos/importar";

/** Makes the first admin of a site, which needs TRUSTED_PROXY_HOPS=1. */
export async function newAdmin(site: Site): Promise<Browser> {
  const ana = new Browser(site, "10.3.0.1");
  await register(site, ana, "ana@ejemplo.es");
  await ana.signIn("ana@ejemplo.es");
  return ana;
}

/** Makes the first admin, who then imports a file with this many new products. */
export async function beginImport(site: Site, count: number): Promise<void> {
  await importMore(await newAdmin(site), count);
}

/** Imports a file with this many new products, as a person who is signed in. */
export async function importMore(ana: Browser, count: number, first = 0): Promise<void> {
  const urls = Array.from({ length: count }, (_, n) => `https://ejemplo.es/${first + n}.jpg`);
  await importPictures(ana, urls, first);
}

/** Imports a file with one new product for each picture. */
export async function importPictures(ana: Browser, urls: string[], first = 0): Promise<void> {
  const rows = urls.map((url, n) => `Cuna ${first + n},p${first + n},mobiliario,"${url}",4`);
  const body = new FormData();
  const page = await ana.text(LIST);
  body.set("idem", /name="idem" value="([^"]+)"/.exec(page)?.[1] ?? "");
  body.set(
    "archivo",
    new File([`title,slug,category,imageurl,rating\n${rows.join("\n")}`], "a.csv"),
  );
  const sent = await ana.send(LIST, body);
  const shown = Math.min(10, urls.length);
  const ticked = Array.from({ length: shown }, (_, n): [string, string] => ["fila", String(n + 2)]);
  await ana.post(sent.headers.get("Location") ?? "", [
    ["intent", "importar"],
    ["resto", "todos"],
    ...ticked,
  ]);
}

const watched = new WeakMap<Site, Statement>();

/** Reads an import's progress, by one connection per site, as tests ask very often. */
export function progressOf(site: Site) {
  const statement =
    watched.get(site) ??
    site
      .sql()
      .prepare(
        "select importados + actualizados + omitidos + fallidos as done, estado, avance from importaciones",
      );
  watched.set(site, statement);
  return statement.get() as { done: number; estado: string; avance: number };
}
