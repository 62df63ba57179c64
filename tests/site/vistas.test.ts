import { once } from "node:events";
import { expect, it } from "vitest";
import { startSite } from "../support/site";

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

it.each([
  ["with kept pages", "64"],
  ["without kept pages", "0"],
])("counts what is read by page and day, %s", async (_, PAGE_CACHE_MB) => {
  const site = await startSite({ env: { LOG_LEVEL: "error", PAGE_CACHE_MB } });
  const ask = (path: string, headers: Record<string, string> = {}, method = "GET") =>
    site.fetch(path, {
      method,
      redirect: "manual",
      headers: { "User-Agent": BROWSER, "Sec-Fetch-Dest": "document", ...headers },
    });
  site.sql().exec(`insert into redirecciones (de, a, created_at) values
    ('/antes', '/consejos', '2026'), ('/producto/antes', '/consejos', '2026')`);
  for (const path of ["/antes", "/producto/antes", "/Antes/"]) {
    expect((await ask(path)).headers.get("Location")).toBe("/consejos");
    await ask(path, { "User-Agent": "Googlebot/2.1" });
    await ask(path, { Cookie: "sesion=nada" });
    await ask(path, {}, "HEAD");
  }
  const first = await ask("/", { Referer: "https://www.foro.example/tema?usuario=ana" });
  await ask("/", { Referer: `${site.origin}/consejos` });
  const etag = first.headers.get("ETag") ?? "";
  expect((await ask("/", { "If-None-Match": etag })).status).toBe(304);
  await ask("/", { Cookie: "comparar=B0DEMO0001" });
  await ask("/categorias", { "Save-Data": "on" });
  await ask("/buscar?q=secreto");
  await ask("/contacto");
  await ask("/contacto?enviado=1");
  await ask("/consejos", { "Sec-Fetch-Dest": "empty" });
  const uncounted: [path: string, headers?: Record<string, string>, method?: string][] = [
    ["/", { "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot)" }],
    ["/", { "Sec-Purpose": "prefetch" }],
    ["/", { Cookie: "sesion=nada" }],
    ["/", {}, "HEAD"],
    ["/no-existe"],
    ["/producto/no-existe"],
    ["/categoria/cochecitos-sillas"],
    ["/feed.xml"],
    ["/categoria/paseo-viaje/feed.xml"],
    ["/robots.txt"],
    ["/.well-known/tdmrep.json"],
    ["/buscar/sugerencias?q=cuna"],
    ["/auth"],
    ["/healthz"],
  ];
  for (const [path, headers, method] of uncounted) await ask(path, headers, method);
  const exit = once(site.process, "exit");
  site.process.kill("SIGTERM");
  await exit;
  const rows = site.sql().prepare("select * from vistas order by tipo, nombre").all();
  const [{ dia }] = rows as [{ dia: string }];
  expect(dia).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(rows).toEqual([
    { dia, tipo: "origen", nombre: "foro.example", veces: 1 },
    { dia, tipo: "pagina", nombre: "/", veces: 4 },
    { dia, tipo: "pagina", nombre: "/buscar", veces: 1 },
    { dia, tipo: "pagina", nombre: "/categorias", veces: 1 },
    { dia, tipo: "pagina", nombre: "/consejos", veces: 1 },
    { dia, tipo: "pagina", nombre: "/contacto", veces: 1 },
    { dia, tipo: "todas", nombre: "", veces: 8 },
  ]);
  const asked = site.sql().prepare("select de, veces, ultima from redirecciones order by de").all();
  expect(asked).toEqual([
    { de: "/antes", veces: 2, ultima: dia },
    { de: "/categoria/cochecitos-sillas", veces: 1, ultima: dia },
    { de: "/producto/antes", veces: 1, ultima: dia },
  ]);
  await site.stop();
});
