import { readdirSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";
import { database } from "~db/client.server";
import { caminoOf, isOfTheSite } from "~features/redirecciones/camino.server";
import { countPedida, pedidas } from "~features/redirecciones/recuento.server";
import * as redirecciones from "~features/redirecciones/redirecciones.server";
import { updateProducto } from "~nouns/productos/queries/write-productos.server";
import { REDIRECT_PAYLOADS } from "../../../fixtures/redirect-payloads";
import { siteDatabase } from "../../../support/database";
import { deleteRows, insertRows, readRows, write } from "../../../support/stored";
import { addConsejo, addPagina, addProducto } from "../../catalogo";

siteDatabase();

const ORIGIN = "https://sitio.example";
const ANA = { id: "ana", email: "ana@ejemplo.es" };
const add = (de: string, a: string) => redirecciones.addRedireccion({ de, a }, ANA);
const change = (id: string, changes: { slug?: string; estado?: "draft" | "published" }) =>
  write((trx) => updateProducto(trx, { id }, changes));

beforeEach(async () => {
  await deleteRows("slugs_antiguos");
  await insertRows("ajustes", { clave: "lista", valor: "" });
  await addProducto("cuna");
  await addProducto("oculta", { estado: "draft" });
  await addConsejo("dormir");
  await addPagina("equipo");
});

describe("an address as it is typed", () => {
  it.each([
    ["/mi-pagina-vieja", "/mi-pagina-vieja"],
    ["/Vieja/", "/vieja"],
    ["/2019/05/una_entrada.html", "/2019/05/una_entrada.html"],
    ["/ba%C3%B1o", "/baño"],
    ["/ba%c3%b1o", "/baño"],
    ["/ban\u0303o", "/baño"],
    ["/guias/cuna(1)_y_m&s.pdf", "/guias/cuna(1)_y_m&s.pdf"],
    ["http://www.Sitio.example/vieja", "/vieja"],
    ["https://sitio.example/vieja", "/vieja"],
    ["https://sitio.example/", "/"],
  ])("%j is %j", (typed, camino) => {
    expect(caminoOf(typed, ORIGIN)).toBe(camino);
  });

  it.each([
    ...REDIRECT_PAYLOADS,
    ...["vieja", "/vieja?p=1", "/vieja#a", "/vieja?", "/una vieja", "/a//b", "/a/../b", "/a..b"],
    ...["/.env", "/a/./b", "/a\\b", "/a\u0000", "/a\u202eb", "/a\u200bb", "/%61dmin", "/a%2fb"],
    ...[
      "/a%2562",
      "/%e0%a4%a",
      "/a%20b",
      "/vieja//",
      "https://sitio.example",
      `/${"a".repeat(500)}`,
    ],
    ...["https://sitio.example.evil.test/a", "https://sitio.example@evil.test/", "/a".repeat(21)],
  ])("%j is none", (typed) => {
    expect(caminoOf(typed, ORIGIN)).toBeUndefined();
  });
});

describe("an address that has something already", () => {
  const fixed = readdirSync("app/routes")
    .filter((file) => !/[$]|^\[|^(admin|auth)_?\./.test(file))
    .map((file) => file.replace(/\.tsx$/, "").replace(/(^|\.)_index$/, ""))
    .map((id) => `/${id.replace(/_?\.(?!\w*\])/g, "/").replace(/\[(\.[^\]]*)\]/g, "$1")}`);

  it.each([
    ...new Set(fixed),
    ...["/admin", "/admin/x", "/admin.php", "/auth/x", "/assets/x.js", "/media/x", "/healthz"],
    ...["/borrador/x", "/categoria/x/feed.xml", "/producto/x_y", "/a.data", "/no-existe"],
  ])("%s is of the site", async (de) => {
    expect(isOfTheSite(de)).toBe(true);
    expect(await add(de, "/consejos")).toEqual(["de", expect.stringContaining("del propio sitio")]);
  });

  it.each([
    ["/producto/cuna", "la de «Producto cuna»"],
    ["/producto/oculta", "la de «Producto oculta»"],
    ["/consejos/dormir", "la de «Consejo dormir»"],
    ["/equipo", "la de «Página equipo»"],
    ["/categoria/mobiliario", "la de «"],
    ["/categoria/cat-mobiliario", "la de «"],
    ["/blog", "ya lleva a /consejos"],
    ["/rss", "ya lleva a /feed.xml"],
    ["/entrar", "ya lleva a /auth"],
    ["/blog/dormir", "ya lleva a /consejos/dormir"],
    ["/vieja", "ya lleva a /equipo"],
    ["/producto/minicuna", "ya lleva a /producto/otra"],
  ])("%s is refused: %s", async (de, why) => {
    await add("/vieja", "/equipo");
    await addProducto("otra", { slug: "minicuna" });
    await change("p-otra", { slug: "otra" });
    expect(await add(de, "/contacto")).toEqual(["de", expect.stringContaining(why)]);
  });

  it.each(["/blog/nada", "/consejos/nada", "/producto/nada", "/autores/nada", "/a/b/c.html"])(
    "%s has nothing",
    async (de) => {
      expect(await add(de, "/consejos")).toBeUndefined();
      expect(await redirecciones.findDestino(de)).toBe("/consejos");
    },
  );
});

describe("the page to which an address leads", () => {
  it.each([
    "/",
    "/producto/cuna",
    "/consejos/dormir",
    "/equipo",
    "/categoria/mobiliario",
    "/buscar",
  ])("may be %s", async (a) => {
    expect(await add("/vieja", a)).toBeUndefined();
    expect(await redirecciones.findDestino("/vieja")).toBe(a);
  });

  it.each([
    "/producto/oculta",
    "/nada",
    "/vieja",
    "/admin",
    "/feed.xml",
    "/lista-recien-nacido",
    "",
  ])("is not %s", async (a) => {
    expect(await add("/vieja", a)).toEqual(["a", expect.stringContaining("ninguna página")]);
    expect(await redirecciones.findPropia("/vieja")).toBeUndefined();
  });

  it("is followed through its new slug, and is none while it is a draft", async () => {
    await add("/vieja", "/producto/cuna");
    await change("p-cuna", { slug: "moises" });
    expect(await redirecciones.findDestino("/vieja")).toBe("/producto/moises");
    await change("p-cuna", { estado: "draft" });
    expect(await redirecciones.findDestino("/vieja")).toBeUndefined();
  });

  it("is the last of a chain, which never turns in a circle", async () => {
    await add("/una", "/producto/cuna");
    expect(await add("/dos", "/una")).toBeUndefined();
    expect(await redirecciones.findPropia("/dos")).toEqual({ de: "/dos", a: "/producto/cuna" });
    await insertRows("redirecciones", { de: "/producto/x", a: "/tres", created_at: "2026" });
    await insertRows("redirecciones", { de: "/tres", a: "/producto/x", created_at: "2026" });
    expect(await redirecciones.findDestino("/tres")).toBeUndefined();
    expect(await add("/cuatro", "/tres")).toEqual(["a", expect.any(String)]);
  });

  it.each(["/producto/Vieja", "/Ban\u0303o", "/BA\u00d1O"])("is found from %s", async (asked) => {
    await add("/producto/vieja", "/equipo");
    await add("/baño", "/equipo");
    expect(await redirecciones.findDestino(asked)).toBe("/equipo");
  });

  it("stays behind what is published at the address itself", async () => {
    await add("/producto/vieja", "/contacto");
    await addProducto("vieja");
    expect((await redirecciones.findRedirecciones(1)).items).toMatchObject([
      { de: "/producto/vieja", destino: "/producto/vieja" },
    ]);
  });
});

describe("the list of former addresses", () => {
  it("has those of new slugs and those added, with where they lead and who asked", async () => {
    await addProducto("heredera", { slug: "primera" });
    await change("p-heredera", { slug: "segunda" });
    await change("p-cuna", { slug: "primera" });
    await change("p-cuna", { slug: "moises" });
    await change("p-heredera", { estado: "draft" });
    await add("/vieja", "/equipo");
    for (let n = 0; n < 3; n++) {
      countPedida({ pagina: "/vieja", clientAddress: `lista ${n}` }, new Date("2026-03-10T22:59Z"));
      countPedida({ pagina: "/vieja", clientAddress: `lista ${n}` }, new Date("2026-03-10T23:01Z"));
      countPedida(
        { pagina: "/producto/cuna", clientAddress: `lista ${n}` },
        new Date("2026-03-09"),
      );
    }
    const version = database().contentVersion();
    await pedidas.flush();
    countPedida({ pagina: "/vieja", clientAddress: "lista" }, new Date("2026-03-12"));
    await pedidas.flush();
    expect(database().contentVersion()).toBe(version);
    const { items, total } = await redirecciones.findRedirecciones(1);
    const shown = items.map(({ de, destino, veces, ultima }) => [de, destino, veces, ultima]);
    expect(total).toBe(3);
    expect(shown).toEqual(
      expect.arrayContaining([
        ["/vieja", "/equipo", 7, "2026-03-12"],
        ["/producto/cuna", "/producto/moises", 3, "2026-03-09"],
        ["/producto/primera", "/producto/moises", null, null],
      ]),
    );
    expect(await readRows("vistas")).toEqual([]);
  });

  it("leaves out an added address that is a former slug by now", async () => {
    await add("/producto/cuna-2", "/equipo");
    await change("p-cuna", { slug: "cuna-2" });
    await change("p-cuna", { slug: "cuna-3" });
    const { items } = await redirecciones.findRedirecciones(1);
    expect(items.map(({ de, a }) => [de, a])).toEqual(
      expect.arrayContaining([["/producto/cuna-2", "/producto/cuna-3"]]),
    );
    expect(items.filter(({ de }) => de === "/producto/cuna-2")).toHaveLength(1);
  });

  it("counts one address thirty times an hour at most", async () => {
    await add("/vieja", "/equipo");
    for (let n = 0; n < 100; n++) countPedida({ pagina: "/vieja", clientAddress: "insistente" });
    await pedidas.flush();
    expect((await redirecciones.findRedirecciones(1)).items).toMatchObject([{ veces: 30 }]);
  });

  it("loses what is removed, and keeps in the history who did so", async () => {
    await add("/vieja", "/equipo");
    expect(await redirecciones.removeRedireccion("/vieja", ANA)).toBe(true);
    expect(await redirecciones.removeRedireccion("/vieja", ANA)).toBe(false);
    expect(await redirecciones.findDestino("/vieja")).toBeUndefined();
    const log = database().read.selectFrom("audit_log").select(["action", "details"]);
    const details = JSON.stringify({ de: "/vieja", a: "/equipo" });
    expect(await log.orderBy("id").execute()).toEqual([
      { action: "redireccion.anadida", details },
      { action: "redireccion.quitada", details },
    ]);
  });

  it("lets an address be added that was counted as a former slug", async () => {
    await insertRows("redirecciones", { de: "/producto/antes", veces: 4, ultima: "2026-03-09" });
    expect(await add("/producto/antes", "/equipo")).toBeUndefined();
    expect((await redirecciones.findRedirecciones(1)).items).toMatchObject([{ veces: 4 }]);
  });
});
