import { expect, it } from "vitest";
import { PageCache } from "~/server/fast-lane/page-cache";
import { html, serve } from "../support";

/** A site whose routes take only `/buscar` and `/contacto`, and how often it has drawn a page. */
async function start(withCache = true) {
  const drawn: string[] = [];
  const { origin } = await serve({
    pages: withCache
      ? new PageCache({ maxBytes: 1e6, isHttps: false, version: () => "1" })
      : undefined,
    routes: {
      leadsNowhere: (path) => !["/buscar", "/contacto"].includes(path),
      refusesForms: (path) => path !== "/contacto",
    },
    application: async ({ url }) => {
      drawn.push(url.replace(origin, ""));
      const headers = { "Cache-Control": "public, no-cache", Vary: "Cookie, Save-Data" };
      return html("No está", { status: 404, headers });
    },
  });
  const ask = async (path: string, headers = {}, method = "GET") => {
    const response = await fetch(origin + path, { method, headers });
    return { status: response.status, text: await response.text(), headers: response.headers };
  };
  return { ask, drawn };
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
