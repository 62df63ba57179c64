import { readdirSync } from "node:fs";
import type { LoaderFunction } from "@remix-run/node";
import { afterEach, describe, expect, it, vi } from "vitest";
import { publicPage } from "~/server/fast-lane/public-pages";
import { openSitemap } from "~features/sitemap/sitemap.server";
import { addConsejo, addProducto } from "../domain/catalogo";
import { testDatabase } from "../support/database";
import { PUBLIC_SCREENS } from "../support/screens";

testDatabase(async () => {
  await addProducto("a");
  await addConsejo("a");
});

/** Routes whose answers are not cached, with the reason: personal, or not worth it. */
const NOT_KEPT: Readonly<Record<string, string>> = {
  $: "is no page",
  $slug: "is kept where the database knows such a page",
  "categoria._index": "is no page",
  "admin_.$tipo.$id.ver": "is for admins",
  "borrador.$token": "is a secret",
  clic: "takes forms only",
  comparar: "takes forms, and answers one visitor",
  contacto: "holds a form that is made for one visitor",
  "especulacion[.]json": "is asked for once in an hour",
  preferencias: "takes forms only",
  "[.well-known].security[.txt]": "is for machines, now and then",
  "[.well-known].tdmrep[.json]": "is for machines, now and then",
  "sitemap[.]xml": "is large, and asked for by machines now and then",
};

const routes = readdirSync("app/routes")
  .map((file) => file.replace(/\.tsx$/, ""))
  .filter((id) => !/^(admin|auth)\b/.test(id));
const kept = routes.filter((id) => !(id in NOT_KEPT));

/** Turns a route's name into an address: `categoria.$slug` into `/categoria/a`. */
const pathOf = (id: string) =>
  `/${id
    .replace(/\.?_index$/, "")
    .replace(".$slug", "/a")
    .replace("_.", "/")
    .replace("[.]", ".")
    .replace("[.well-known].", ".well-known/")
    .replace(/\[(\.[a-z]+)\]$/, "$1")}`;

/** True if the cache keeps this address under itself, with all its parameters. */
const isKept = (target: string) =>
  publicPage(target, { path: target.replace(/\?.*/, "") }) === target;

/** Finds out which parameters of the query a page reads. */
async function parametersOf(id: string): Promise<string[]> {
  const { loader }: { loader?: LoaderFunction } = await import(`../../app/routes/${id}.tsx`);
  const get = vi.spyOn(URLSearchParams.prototype, "get");
  const request = new Request(`http://localhost:3000${pathOf(id)}`);
  const context = { requestId: "1", nonce: "", clientAddress: "127.0.0.1" };
  await Promise.resolve(loader?.({ request, params: { slug: "a" }, context })).catch(() => {});
  return [...new Set(get.mock.calls.map(([name]) => name))].sort();
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe("the pages that are kept for the next visitor", () => {
  it("are all of visitors, but for those that have a reason", () => {
    expect(kept.length).toBeGreaterThan(10);
    expect(kept.filter((id) => !isKept(pathOf(id)))).toEqual([]);
    expect(
      Object.keys(NOT_KEPT).filter((id) => !routes.includes(id) || isKept(pathOf(id))),
    ).toEqual([]);
  });

  it.each(kept)("%s has its own entry for each parameter that it reads", async (id) => {
    const names = await parametersOf(id);
    const lost = names.filter((name) => !isKept(`${pathOf(id)}?${name}=1`));
    expect(lost).toEqual([]);
  });
});

describe("the pages of visitors", () => {
  /** Public routes that a sitemap leaves out: tools for people on the site, and files. */
  const UNLISTED = [
    "buscar",
    "buscar_.sugerencias",
    "colores[.]css",
    "comparativas",
    "feed[.]xml",
    "robots[.]txt",
  ];
  const pages = [...kept, "contacto"];

  it("are in the sitemap, but for those that nobody should find", async () => {
    const { find } = await openSitemap("http://localhost:3000");
    const listed = (await find(1)).map(({ path }) => path);
    const fixed = pages.filter((id) => !id.includes("$"));
    expect(fixed.filter((id) => !listed.includes(pathOf(id))).sort()).toEqual(UNLISTED);
  });

  it("are walked by the checks that walk every screen", () => {
    const screens = PUBLIC_SCREENS.map((screen) => screen.replace(/\?.*/, ""));
    const isWalked = (id: string) =>
      id.includes("$")
        ? screens.some((screen) => screen.startsWith(pathOf(id).replace(/a$/, "")))
        : screens.includes(pathOf(id));
    expect(pages.filter((id) => !/\[\.\]|sugerencias/.test(id) && !isWalked(id))).toEqual([]);
  });
});
