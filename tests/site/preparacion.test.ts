import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { admitAdmin } from "../support/admin";
import { Browser, flashText, register } from "../support/browser";
import { domainHere, LEGAL_DATA } from "../support/free-port";
import { PUBLIC_SCREENS } from "../support/screens.js";
import { type Site, startSite } from "../support/site";

let site: Site;
beforeAll(async () => {
  site = await startSite({
    env: { ...(await domainHere()), METRICS: "1", MAIN_ADMIN_EMAIL: "duena@ejemplo.es" },
  });
});
afterAll(() => site.stop());

const CLOSED = "Sitio en preparación";
const LEGAL = ["/aviso-legal", "/politica-privacidad", "/politica-cookies"];
const SHUT = [
  ...PUBLIC_SCREENS.filter((path) => !LEGAL.includes(path)),
  ...["/feed.xml", "/categoria/paseo-viaje/feed.xml", "/sitemap.xml", "/sitemap.xml?parte=1"],
  ...["/buscar/sugerencias?q=tro", "/Producto/carrito-tilavia-ronda-3-en-1", "/aviso-legal/"],
  ...["/borrador", "/administrador", "/authentic", "/%61dmin/x"],
];
const status = async (path: string, init?: RequestInit) => (await site.fetch(path, init)).status;
const sql = (statement: string) => site.sql().exec(statement);
const LACKING = "delete from ajustes where clave in ('nif', 'abrir_asi')";
const REASON =
  "insert or replace into ajustes (clave, valor, updated_at) values ('abrir_asi', 'Es de la familia', '2026')";

describe("a site with a domain that lacks legal data", () => {
  it.each(SHUT)("answers strangers at %s that it is in preparation", async (path) => {
    const answer = await site.fetch(path);
    const html = await answer.text();
    expect(answer.status).toBe(503);
    expect(html).toContain(CLOSED);
    expect(html).toContain('href="/auth"');
    expect(html).not.toMatch(/Tilavia|cochecito/i);
    const named = ["Retry-After", "X-Robots-Tag", "Cache-Control"];
    expect(named.map((name) => answer.headers.get(name))).toEqual([
      "3600",
      "noindex",
      "no-store, no-cache",
    ]);
  });

  it("takes no form of strangers but those of signing in", async () => {
    expect((await site.post("/contacto", { nombre: "Ana" })).status).toBe(503);
    expect((await site.post("/clic?p=B0DEMO0001&en=portada", {})).status).toBe(503);
    expect((await site.post("/auth", { intent: "entrar" })).status).not.toBe(503);
  });

  it("goes on with probes, robots, files, pictures, legal pages, signing in and the way to the desk", async () => {
    const [asset = ""] = /\/assets\/[\w.-]+/.exec(await (await site.fetch("/auth")).text()) ?? [];
    const icon = site.sql().prepare("select '/media/' || sha || '-' from media").pluck().get();
    const picture = `${icon}320.webp`;
    const open = ["/healthz", "/readyz", "/metrics", "/robots.txt", "/colores.css", "/auth"];
    const well = ["/auth?modo=registro", asset, picture, "/iconos.svg", "/favicon.ico", ...LEGAL];
    for (const path of [...open, ...well]) expect([path, await status(path)]).toEqual([path, 200]);
    expect(await status("/.well-known/tdmrep.json")).not.toBe(503);
    expect(await status("/borrador/no-existe")).toBe(404);
    const desk = await site.fetch("/admin");
    expect([desk.status, desk.headers.get("Location")]).toEqual([302, "/auth"]);
  });

  it("is whole for admins, and closed for a person who is none", async () => {
    const ana = admitAdmin(site);
    const home = await ana.get("/");
    expect([home.status, await home.text()]).toEqual([200, expect.stringContaining("Tilavia")]);
    const desk = await ana.text("/admin");
    const [warning, steps] = [
      desk.indexOf("El sitio está en preparación"),
      desk.indexOf("Hacer tuyo"),
    ];
    // The warning must stand within the card of first steps, before the steps.
    expect(steps).toBeGreaterThan(0);
    expect(warning).toBeGreaterThan(steps);
    expect(warning).toBeLessThan(desk.indexOf("Categorías propias"));
    const idem = await ana.idem("/admin/categorias/nuevo");
    const fields = { intent: "guardar", nombre: "Hogar", parent_id: "none", idem };
    const saved = await ana.post("/admin/categorias/nuevo", fields);
    const told = flashText(await ana.text(saved.headers.get("Location") ?? ""));
    expect(told).toContain("Se verá en el sitio cuando se abra.");
    const luz = new Browser(site, "10.9.0.1");
    await register(site, luz, "luz@ejemplo.es");
    await luz.signIn("luz@ejemplo.es");
    expect((await luz.get("/")).status).toBe(503);
  });

  it("opens with the data or the reason at the next request, and closes without, also pages that were kept", async () => {
    const all = [
      "/",
      "/producto/carrito-tilavia-ronda-3-en-1",
      "/no-existe",
      "/feed.xml",
      "/sitemap.xml",
    ];
    const opened = [200, 200, 404, 200, 200];
    const shut = all.map(() => 503);
    const statuses = async () => {
      const seen: number[] = [];
      for (const path of all) seen.push(await status(path));
      return seen;
    };
    for (const opening of [LEGAL_DATA, REASON]) {
      expect(await statuses()).toEqual(shut);
      sql(opening);
      expect(await statuses()).toEqual(opened);
      expect(await statuses()).toEqual(opened);
      sql(LACKING);
    }
    expect(await statuses()).toEqual(shut);
  });

  it("stays as it was while its settings cannot be read", async () => {
    expect(await status("/")).toBe(503);
    sql("alter table ajustes rename to ajustes_away");
    const page = await (await site.fetch("/consejos")).text();
    sql("alter table ajustes_away rename to ajustes");
    expect(page).toContain(CLOSED);
  });
});
