import { readdirSync } from "node:fs";
import http from "node:http";
import { beforeAll, describe, expect, it } from "vitest";
import { isOfTheSite } from "~features/redirecciones/camino.server";
import { REDIRECT_PAYLOADS } from "../fixtures/redirect-payloads";
import { Browser, PASSWORD, register } from "../support/browser";
import { addRows } from "../support/rows";
import { useSite } from "../support/use-site";

const site = useSite({ env: { TRUSTED_PROXY_HOPS: "1", DEMO: "0", LOG_LEVEL: "error" } });
const ana = new Browser(site, "10.4.0.1");
beforeAll(async () => {
  await register(site, ana, "ana@ejemplo.es");
  await ana.signIn("ana@ejemplo.es");
});

/** The address that a browser on the site would open for a Location header. */
function destination(location: string | null): URL {
  return new URL(location ?? "", `${site.origin}/aqui`);
}

/** Sends a target as it is; HTTP clients would clean it up. */
function rawLocation(target: string): Promise<string | undefined> {
  const { hostname, port, host } = new URL(site.origin);
  return new Promise((resolve, reject) => {
    const options = { hostname, port, path: target, headers: { Host: host } };
    http
      .get(options, (response) => resolve(response.resume().headers.location))
      .on("error", reject);
  });
}

describe("an address that somebody guesses", () => {
  it.each([
    ["/productos", "/categorias"],
    ["/Productos/", "/categorias"],
    ["/comparativa", "/comparativas"],
    ["/comparativa?p=a,b", "/comparativas?p=a,b"],
    ["/busqueda?q=cuna", "/buscar?q=cuna"],
    ["/blog", "/consejos"],
    ["/blog/dormir-bien", "/consejos/dormir-bien"],
    ["/productos/cuna-de-viaje", "/producto/cuna-de-viaje"],
    ["/quienes-somos", "/sobre-nosotros"],
    ["/index.php", "/"],
  ])("%s leads to %s", async (guess, meant) => {
    const answer = await site.fetch(guess, { redirect: "manual" });
    expect([answer.status, answer.headers.get("Location")]).toEqual([301, meant]);
  });

  it.each(["/producto/no-hay", "/categoria", "/nada", "/productos/a/b", "/constructor"])(
    "%s is none",
    async (path) => {
      expect((await site.fetch(path, { redirect: "manual" })).status).toBe(404);
    },
  );

  it("is an own page, where the owner has one there", async () => {
    addRows(site, "paginas", {
      id: "p",
      titulo: "Tienda",
      contenido: "Texto.",
      estado: "published",
    });
    expect((await site.fetch("/tienda", { redirect: "manual" })).status).toBe(200);
    site.sql().exec("delete from paginas where id = 'p'");
    expect((await site.fetch("/tienda", { redirect: "manual" })).status).toBe(301);
  });
});

describe("an address that the owner has lead to a page", () => {
  const lead = (de: string, a: string) =>
    addRows(site, "redirecciones", { de, a, created_at: "2026-01-02" });

  it.each([
    ["/vieja", "/contacto"],
    ["/Vieja/?utm_source=boletin", "/contacto"],
    ["/2019/05/una%5fentrada.html", "/"],
    ["/blog/otra", "/consejos"],
    ["/ba%C3%B1o", "/categorias"],
    ["/ban%CC%83o", "/categorias"],
    ["/producto/vieja", "/contacto"],
    ["/Producto/Vieja", "/contacto"],
  ])("%s is answered by %s", async (asked, a) => {
    const [path = ""] = decodeURI(asked).split("?");
    const typed = path.toLowerCase().normalize("NFC");
    lead(typed.replace("%5f", "_").replace(/\/$/, ""), a);
    const answer = await site.fetch(asked, { redirect: "manual" });
    expect([answer.status, answer.headers.get("Location")]).toEqual([301, a]);
    const post = await site.fetch(asked, { method: "POST", body: "x=1" });
    expect(post.headers.get("Location")).toBeNull();
    site.sql().exec("delete from redirecciones");
    const after = await site.fetch(asked, { redirect: "manual" });
    expect([404, 301]).toContain(after.status);
    expect(after.headers.get("Location")).not.toBe(a);
  });

  it.each(readdirSync("public"))("may not be that of the file %s", (file) => {
    expect(isOfTheSite(`/${file}`)).toBe(true);
  });

  it("gives way to a page published there, and tells nothing of a draft", async () => {
    lead("/equipo", "/borrador-de-ana");
    const borrador = { id: "d", titulo: "Borrador de Ana", contenido: "x" };
    addRows(site, "paginas", { ...borrador, slug: "borrador-de-ana", estado: "draft" });
    expect((await site.fetch("/equipo", { redirect: "manual" })).status).toBe(404);
    addRows(site, "paginas", { id: "e", titulo: "Equipo", contenido: "x", estado: "published" });
    expect((await site.fetch("/equipo", { redirect: "manual" })).status).toBe(200);
    site.sql().exec("delete from paginas; delete from redirecciones");
  });
});

describe("no redirect leaves the site", () => {
  it("has sixty ways to try it", () => {
    expect(new Set(REDIRECT_PAYLOADS).size).toBeGreaterThanOrEqual(60);
  });

  it.each([
    ["/preferencias", { intent: "ligero" }],
    ["/comparar", { intent: "limpiar" }],
    ["/auth/reautenticar", { email: "ana@ejemplo.es", password: PASSWORD }],
  ])(
    "after a form to %s",
    async (target, fields) => {
      for (const volver of REDIRECT_PAYLOADS) {
        const answer = await ana.post(target, { ...fields, volver });
        expect(answer.status, JSON.stringify(volver)).toBe(303);
        const url = destination(answer.headers.get("Location"));
        expect(url.origin, JSON.stringify(volver)).toBe(site.origin);
        expect(url.pathname.startsWith("//"), JSON.stringify(volver)).toBe(false);
      }
    },
    60_000,
  );

  it("is offered by the page that asks who one is", async () => {
    for (const payload of REDIRECT_PAYLOADS) {
      const answer = await ana.get(`/auth/reautenticar?volver=${encodeURIComponent(payload)}`);
      if (answer.status === 400) continue;
      const page = await answer.text();
      const value = /name="volver" value="([^"]*)"/.exec(page)?.[1] ?? "";
      expect(value, JSON.stringify(payload)).toMatch(/^\/admin(\/|$)/);
    }
  });

  it.each([
    "//evil.test/",
    "/\\evil.test/",
    "/.//evil.test/",
    "/%2f%2fevil.test/",
    "/%5cevil.test/",
    "/categorias//evil.test/",
    "//evil.test/%2e%2e",
    "/consejos/?volver=//evil.test",
  ])("follows from the address %s", async (target) => {
    const location = await rawLocation(target);
    expect(location ? destination(location).origin : site.origin).toBe(site.origin);
  });
});
