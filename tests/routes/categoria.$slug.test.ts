import { expect, it } from "vitest";
import { seedBaseline } from "~/cli/seed/baseline.server";
import { loader, meta } from "~/routes/categoria.$slug";
import { addConsejo, addProducto } from "../domain/catalogo";
import { testDatabase } from "../support/database";
import { insertRows } from "../support/insert-rows";
import { visitorArgs } from "../support/route-account";

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

testDatabase(async (database) => {
  await seedBaseline(database);
  const recent = { price: "x", precio_comprobado_at: daysAgo(2) };
  const of = (category: string) => ({ ...recent, category });
  await addProducto("barata", { ...of("sillas-coche"), precio_centimos: 9_900 });
  await addProducto("cara", { ...of("sillas-coche"), precio_centimos: 39_900, isrecommended: 1 });
  await addProducto("carrito", { ...of("carritos-sillas-paseo"), precio_centimos: 29_900 });
  await addProducto("vieja", {
    ...{ ...of("sillas-coche"), precio_centimos: 5_000, precio_comprobado_at: daysAgo(31) },
  });
  await addProducto("borrador", {
    ...{ ...of("sillas-coche"), precio_centimos: 100, estado: "draft" },
  });
});

async function load(slug: string, query = "") {
  const { data } = await loader(visitorArgs(`/categoria/${slug}${query}`, { slug }));
  if (!("data" in data.lista)) throw new Error("the list failed");
  return { data, lista: data.lista.data };
}

const slugsOf = async (slug: string, query?: string) =>
  (await load(slug, query)).lista.productos.map((each) => each.slug);

it("shows the products of the category and those below it, the recommended first", async () => {
  expect(await slugsOf("paseo-viaje")).toEqual(["cara", "barata", "carrito", "vieja"]);
  expect(await slugsOf("sillas-coche")).toEqual(["cara", "barata", "vieja"]);
});

it("counts only prices that were seen in the last thirty days", async () => {
  expect(await slugsOf("paseo-viaje", "?hasta=300")).toEqual(["barata", "carrito"]);
  expect(await slugsOf("paseo-viaje", "?orden=precio")).toEqual([
    ...["barata", "carrito", "cara", "vieja"],
  ]);
});

it("counts no price that the owner hides after some hours", async () => {
  const ajuste = { clave: "precio_horas", valor: "24", updated_at: daysAgo(0) };
  await insertRows("ajustes", ajuste);
  expect(await slugsOf("paseo-viaje", "?hasta=300")).toEqual([]);
});

it("keeps search engines to the category as it is without an order or a filter", async () => {
  const tagsOf = async (query: string) => {
    const { data } = await load("paseo-viaje", query);
    const root = { id: "root", data: { origin: "https://s.es", siteName: "S", marks: {} } };
    const tags = meta({ data, matches: [root] } as unknown as Parameters<typeof meta>[0]);
    return JSON.stringify(tags);
  };
  for (const query of ["?orden=precio", "?hasta=300"]) {
    const tags = await tagsOf(query);
    expect(tags).toContain("noindex");
    expect(tags).toContain('"https://s.es/categoria/paseo-viaje"');
  }
  expect(await tagsOf("?orden=nada&hasta=barato&utm_source=x")).not.toContain("noindex");
});

it("keeps order and filters when it leads to the last page from one beyond it", async () => {
  const query = "?pagina=9&hasta=0500&orden=precio&otro=1";
  const thrown: unknown = await load("paseo-viaje", query).catch((error) => error);
  expect(thrown).toBeInstanceOf(Response);
  const answer = thrown as Response;
  expect(answer.status).toBe(404);
  expect(await answer.json()).toEqual({
    paginas: 1,
    href: "/categoria/paseo-viaje?hasta=500&orden=precio",
  });
});

it("puts the picks of the guide first, once, where nobody asks for an order", async () => {
  await addConsejo("guia", { contenido: "::eleccion vieja | La corta\n::eleccion barata" });
  const { data, lista } = await load("sillas-coche");
  expect(lista.productos.map(({ slug }) => slug)).toEqual(["vieja", "barata", "cara"]);
  expect(lista.eleccion).toEqual(["p-vieja", "p-barata"]);
  expect(data.guias.map(({ slug }) => slug)).toEqual(["guia"]);
  for (const query of ["?orden=precio", "?recomendado=si"])
    expect((await load("sillas-coche", query)).lista.eleccion).toEqual([]);
  const above = await load("paseo-viaje");
  expect([above.lista.eleccion, above.data.guias.length]).toEqual([[], 1]);
});
