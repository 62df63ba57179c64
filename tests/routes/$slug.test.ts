import { expect, it } from "vitest";
import { loadSiteData } from "~/layout/site-data.server";
import { loader } from "~/routes/$slug";
import { openSitemap } from "~features/sitemap/sitemap.server";
import { addPagina } from "../domain/catalogo";
import { takeAway } from "../support/break-database";
import { testDatabase } from "../support/database";
import { insertRows } from "../support/insert-rows";

const _test = testDatabase(async () => {
  await addPagina("quien-paga", { lugar: "pie", contenido: "## Cuentas\nNos paga **la tienda**." });
  await addPagina("equipo", { lugar: "menu" });
  await addPagina("borrador", { lugar: "pie", estado: "draft" });
  const created_at = "2026-01-01T00:00:00.000Z";
  const former = { tipo: "pagina", slug: "vieja", id: "g-quien-paga", created_at } as const;
  await insertRows("slugs_antiguos", former);
});

const context = () => ({ requestId: "1", nonce: "", clientAddress: "127.0.0.1" });
const request = (slug: string) => new Request(`http://localhost/${slug}`);

async function open(slug: string) {
  const asked = { params: { slug }, request: request(slug), context: context() };
  const answer = await loader(asked).catch((error: unknown) => error);
  return answer instanceof Response ? [answer.status, answer.headers.get("Location")] : answer;
}

it("shows a page, leads from its former address and tells nothing of drafts", async () => {
  expect(await open("quien-paga")).toMatchObject({
    pagina: { titulo: "Página quien-paga" },
    resumen: "Nos paga la tienda.",
  });
  expect(await open("vieja")).toEqual([301, "/quien-paga"]);
  expect(await open("borrador")).toEqual([404, null]);
  expect(await open("nada")).toEqual([404, null]);
});

it("links the pages where their owner wants them, and in the sitemap", async () => {
  const { site } = await loadSiteData(request(""), context());
  expect(site.paginas).toEqual([{ href: "/quien-paga", label: "Página quien-paga" }]);
  expect(site.menu.at(-1)).toEqual({ href: "/equipo", label: "Página equipo" });
  const listed = (await (await openSitemap("http://localhost")).find(1)).map(({ path }) => path);
  expect(listed).toEqual(expect.arrayContaining(["/equipo", "/quien-paga"]));
  expect(listed).not.toContain("/borrador");
});

it("stands once in a menu whose owner has written its line too", async () => {
  const line = { clave: "menu", valor: "Inicio | /\nNosotras | /equipo", updated_at: "" };
  await insertRows("ajustes", line);
  const { site } = await loadSiteData(request(""), context());
  expect(site.menu.map(({ label }) => label)).toEqual(["Inicio", "Nosotras"]);
});

it("answers 503 when the pages cannot be read, and the other pages do without their links", async () => {
  await takeAway("paginas");
  expect(await open("quien-paga")).toEqual([503, null]);
  const { site, headers } = await loadSiteData(request(""), context());
  expect([site.paginas, headers.get("Cache-Control")]).toEqual([[], "no-store"]);
});
