import { expect, it } from "vitest";
import type { Site } from "~/server/pipeline";
import { html, makePages, serve } from "../support";

/** Starts a site that knows two routes, `/buscar` and `/contacto`, and lists drawn pages. */
async function start(withCache = true, parts: Partial<Site> = {}) {
  const drawn: string[] = [];
  const { origin } = await serve({
    pages: withCache ? makePages() : undefined,
    routes: {
      leadsNowhere: (path) => !["/buscar", "/contacto"].includes(path),
      refusesForms: (path) => path !== "/contacto",
    },
    ...parts,
    application: async ({ url }) => {
      drawn.push(url.replace(origin, ""));
      const headers = { "Cache-Control": "public, no-cache", Vary: "Cookie, Save-Data" };
      return url.endsWith("/propia")
        ? html("Propia", { headers })
        : html("No está", { status: 404, headers });
    },
  });
  const ask = async (path: string, headers = {}, method = "GET") => {
    const response = await fetch(origin + path, { method, headers });
    return { status: response.status, text: await response.text(), headers: response.headers };
  };
  return { ask, drawn, origin };
}

it("all paths that lead nowhere get one page, drawn once", async () => {
  const { ask, drawn } = await start();
  for (const path of ["/a", "/b/c/d", "/wp-login.php?x=1", "/a"]) {
    const { status, text, headers } = await ask(path);
    expect([path, status, text]).toEqual([path, 404, "No está"]);
    expect(headers.get("Cache-Control")).toBe("public, no-cache");
  }
  expect((await ask("/z", {}, "HEAD")).status).toBe(404);
  expect(drawn).toEqual(["/no-existe"]);
});

it("a browser that names the page's tag is told again that there is nothing", async () => {
  const { ask } = await start();
  const tag = (await ask("/a")).headers.get("ETag") ?? "";
  expect((await ask("/a", { "If-None-Match": tag })).status).toBe(404);
});

it("who would see something of their own has it drawn for them", async () => {
  const { ask, drawn } = await start();
  await ask("/a");
  expect((await ask("/a", { Cookie: "comparar=B0DEMO0001" })).status).toBe(404);
  expect(drawn).toEqual(["/no-existe", "/a"]);
});

it("without kept pages the same page is drawn each time", async () => {
  const { ask, drawn } = await start(false);
  expect([(await ask("/a")).text, (await ask("/b")).text]).toEqual(["No está", "No está"]);
  expect(drawn).toEqual(["/no-existe", "/no-existe"]);
});

it("a page that the owner has made is drawn once for its own address", async () => {
  const isOwnPage = async (path: string) => path === "/propia";
  const { ask, drawn, origin } = await start(true, { isOwnPage });
  for (const path of ["/propia", "/a", "/propia?x=1"]) await ask(path);
  expect([(await ask("/propia")).text, (await ask("/b")).text]).toEqual(["Propia", "No está"]);
  expect((await ask("/propia", { Origin: origin }, "POST")).status).toBe(405);
  expect(drawn).toEqual(["/propia", "/no-existe"]);
});

it("a database that cannot say which pages there are leaves it to the page", async () => {
  const isOwnPage = () => Promise.reject(new Error("disk I/O error"));
  const { ask, drawn } = await start(true, { isOwnPage });
  expect((await ask("/a")).status).toBe(404);
  expect(drawn).toEqual(["/a"]);
});
