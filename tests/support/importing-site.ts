import type { Statement } from "better-sqlite3";
import { Browser, register } from "./browser";
import type { Site } from "./site";

const LIST = "/admin/productos/importar";

/** Lets an admin import a file of so many new products; needs TRUSTED_PROXY_HOPS=1. */
export async function beginImport(site: Site, count: number): Promise<void> {
  const ana = new Browser(site, "10.3.0.1");
  await register(site, ana, "ana@ejemplo.es");
  await ana.signIn("ana@ejemplo.es");
  await importMore(ana, count);
}

/** The same for somebody who is signed in. @param count at least the 10 rows of the first page */
export async function importMore(ana: Browser, count: number, first = 0): Promise<void> {
  const rows = Array.from(
    { length: count },
    (_, n) => `Cuna ${first + n},p${first + n},mobiliario,https://ejemplo.es/${first + n}.jpg,4`,
  );
  const body = new FormData();
  const page = await ana.text(LIST);
  body.set("idem", /name="idem" value="([^"]+)"/.exec(page)?.[1] ?? "");
  body.set(
    "archivo",
    new File([`title,slug,category,imageurl,rating\n${rows.join("\n")}`], "a.csv"),
  );
  const sent = await ana.send(LIST, body);
  const ticked = Array.from({ length: 10 }, (_, n): [string, string] => ["fila", String(n + 2)]);
  await ana.post(sent.headers.get("Location") ?? "", [
    ["intent", "importar"],
    ["resto", "todos"],
    ...ticked,
  ]);
}

const watched = new WeakMap<Site, Statement>();

/** How far it is; asked so often that each site has one connection for it. */
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
