import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Browser, register } from "../support/browser";
import { saveAjustes } from "../support/rows";
import { type Site, startSite } from "../support/site";

let site: Site;
let uncached: Site;
beforeAll(async () => {
  site = await startSite({ env: { TRUSTED_PROXY_HOPS: "1" } });
  uncached = await startSite({ env: { PAGE_CACHE_MB: "0" } });
});
afterAll(() => Promise.all([site.stop(), uncached.stop()]));

const get = async (path: string, headers: Record<string, string> = {}, from = site) => {
  const response = await from.fetch(path, {
    headers: { "Accept-Encoding": "identity", ...headers },
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

/** Headers that two servers may answer differently for the same page. */
const OWN = new Set(["date", "etag", "connection", "keep-alive"]);

/** Reads an answer without the headers that depend on the server. */
async function answerOf(path: string, headers: Record<string, string>, from: Site) {
  const answer = await get(path, headers, from);
  return {
    status: answer.status,
    headers: [...answer.headers].filter(([name]) => !OWN.has(name)),
    text: answer.text.replaceAll(from.origin, "ORIGIN").replace(/name="idem" value="[^"]*"/g, ""),
  };
}

async function everyPublicPath(): Promise<string[]> {
  const { text } = await get("/sitemap.xml");
  const found = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url));
  return [
    // Takes every eighth product and article, as they are many and alike.
    ...found
      .map(({ pathname, search }) => pathname + search)
      .filter((path, index) => !/^.(producto|consejos)./.test(path) || index % 8 === 0),
    "/categoria/paseo?pagina=1",
    "/buscar",
    "/buscar?q=trona",
    "/buscar?q=sue%C3%B1o+beb%C3%A9",
    "/consejos?q=sue%C3%B1o",
    "/comparativas",
    "/comparativas?p=nada",
    "/contacto",
    "/feed.xml",
    "/robots.txt",
    "/producto/nada",
    "/nada",
  ];
}

describe("a kept page", () => {
  it("is byte for byte the page that is drawn for each request, on every public address", async () => {
    const paths = await everyPublicPath();
    expect(paths.length).toBeGreaterThan(25);
    for (const path of paths) {
      for (const headers of [{ "Save-Data": "off" }, { "Save-Data": "on" }]) {
        await get(path, headers);
        const kept = await answerOf(path, headers, site);
        const drawn = await answerOf(path, headers, uncached);
        expect(kept.text === drawn.text, path).toBe(true);
        expect([kept.status, kept.headers], path).toEqual([drawn.status, drawn.headers]);
      }
    }
  });

  it.each([
    ["X-Forwarded-Host", { "X-Forwarded-Host": "evil.test" }, ""],
    ["X-Forwarded-Scheme", { "X-Forwarded-Scheme": "https", "X-Forwarded-Proto": "https" }, ""],
    ["Accept-Language", { "Accept-Language": "en" }, ""],
    ["utm_x", {}, "?utm_x=%3Cscript%3E"],
    ["foreign cookies", { Cookie: "_ga=canario" }, ""],
    ["Referer", { Referer: "http://evil.test/canario" }, ""],
  ])("cannot be poisoned by %s", async (_, headers, query) => {
    const path = "/producto/trona-evolutiva-pinarela-crece";
    const clean = await get("/consejos");
    // Outdates the page, so that the hostile request is the one that draws it anew.
    site.sql().exec("update ajustes set valor = valor; update tipos_consejo set orden = orden");
    await get(`/consejos${query}`, headers);
    const after = await get("/consejos");
    expect(after.text === clean.text).toBe(true);
    expect([...after.headers].filter(([name]) => name !== "date")).toEqual(
      [...clean.headers].filter(([name]) => name !== "date"),
    );
    expect((await get(`${path}${query}`, headers)).text).not.toMatch(
      /evil|canario|utm_x|&lt;script/,
    );
  });

  it("is not reached by data requests, nor left by them", async () => {
    const clean = await get("/");
    for (const path of ["/?_data=root", "/.data", "/_root.data", "/consejos.data"]) {
      expect([400, 404]).toContain((await get(path)).status);
    }
    expect((await get("/")).text === clean.text).toBe(true);
  });
});

describe("what visitors must not share", () => {
  it("shows a message to the one it is for, once", async () => {
    const browser = new Browser(site, "10.0.0.1");
    await browser.post("/comparar", { intent: "anadir", id: "B0DEMO0001", volver: "/" });
    const isShown = [await browser.text("/"), (await get("/")).text, await browser.text("/")].map(
      (text) => /data-aviso[ =>]/.test(text),
    );
    expect(isShown).toEqual([true, false, false]);
  });

  it("leaks no link to the admin area, however pages are asked in turn", async () => {
    const before = await get("/");
    const admin = new Browser(site, "10.0.0.2");
    await register(site, admin, "ana@ejemplo.es");
    await admin.signIn("ana@ejemplo.es");
    for (let turn = 0; turn < 3; turn++) {
      expect((await admin.text("/")).includes("Panel Admin")).toBe(true);
      const { text } = await get("/");
      expect([text.includes("Panel Admin"), text === before.text]).toEqual([false, true]);
    }
    const own = await admin.get("/");
    expect(own.headers.get("Cache-Control")).toContain("no-store");
    const forged = await get("/", { Cookie: "sesion=falsa" });
    expect(forged.headers.get("Cache-Control")).toContain("no-store");
  });
});

describe("a change", () => {
  it("by another process shows in the very next answer", async () => {
    const sql = site.sql();
    const rename = sql.prepare("update productos set title = ? where id = 'B0DEMO0001'");
    const slug = sql.prepare("select slug from productos where id = 'B0DEMO0001'").pluck().get();
    for (let n = 0; n < 50; n++) {
      rename.run(`Cambio número ${n} de la prueba`);
      const { text } = await get(`/producto/${slug}`);
      expect([n, text.includes(`Cambio número ${n} de la prueba`)]).toEqual([n, true]);
    }
  });

  it("of a draft's state takes the page away and brings it back", async () => {
    const sql = site.sql();
    const path = `/consejos/${sql.prepare("select slug from consejos limit 1").pluck().get()}`;
    const set = sql.prepare("update consejos set estado = ? where slug = ?");
    expect((await get(path)).status).toBe(200);
    set.run("draft", path.split("/").at(-1));
    expect((await get(path)).status).toBe(404);
    set.run("published", path.split("/").at(-1));
    expect((await get(path)).status).toBe(200);
  });

  it("of the owner's data shows in the footer of every page", async () => {
    await get("/");
    saveAjustes(site, { email: "hola@cambio.es" });
    for (const path of ["/contacto", "/"]) {
      expect([path, (await get(path)).text.includes("hola@cambio.es")]).toEqual([path, true]);
    }
  });

  it("that is not committed shows nowhere, and does not keep pages waiting", async () => {
    const before = await get("/categorias");
    const sql = site.sql();
    sql.exec("begin exclusive; update categorias set nombre = 'Sin confirmar'");
    const during = await get("/categorias");
    sql.exec("rollback");
    expect([during.status, during.text === before.text]).toEqual([200, true]);
  });
});
