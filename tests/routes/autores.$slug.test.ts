import { expect, it } from "vitest";
import { loader } from "~/routes/autores.$slug";
import { findBySlug } from "~nouns/productos/queries/productos.server";
import { addConsejo, addProducto } from "../domain/catalogo";
import { takeAway } from "../support/break-database";
import { testDatabase } from "../support/database";
import { insertRows } from "../support/insert-rows";
import { visitorArgs } from "../support/route-account";

const test = testDatabase(async () => {
  await addConsejo("a", { autor_id: "ana" });
  await addConsejo("b", { autor_id: "ana", estado: "draft" });
  await insertRows("autores", { nombre: "Ana" });
});

const load = (slug: string) => loader(visitorArgs(`/autores/${slug}`, { slug }));

it("shows an author with the published articles, and 404 for nobody", async () => {
  const { data } = await load("ana");
  expect(data).toMatchObject({ autor: { nombre: "Ana" }, articulos: { data: [{ slug: "a" }] } });
  for (const slug of ["nadie", ""]) {
    expect(await load(slug).catch((error) => error.status)).toBe(404);
  }
});

it("answers 503 when the author cannot be read, and shows the author without the articles", async () => {
  await takeAway("consejos");
  const { data, init } = await load("ana");
  expect(data).toMatchObject({ autor: { nombre: "Ana" }, articulos: { failed: true } });
  expect(init?.headers).toEqual({ "Cache-Control": "no-store" });
  await takeAway("autores");
  expect(await load("ana").catch((error) => error.status)).toBe(503);
});

it("lists the reviews that the author signs, whose by-line leads back", async () => {
  const resena = { contenido_principal: "Se pliega.", revisor: "Ana", revisado_at: "2026-05-01" };
  await addProducto("vieja", { ...resena, revisado_at: "2026-01-01" });
  await addProducto("nueva", resena);
  await addProducto("borrador", { ...resena, estado: "draft" });
  await addProducto("sin-texto", { ...resena, contenido_principal: null });
  await addProducto("de-otra", { ...resena, revisor: "Luz" });
  await addProducto("sanitario", { ...resena, category: "termometros" });
  const { writer } = test.database();
  const device = writer.updateTable("categorias").set({ producto_sanitario: 1 });
  await device.where("slug", "=", "termometros").execute();
  const { data } = await load("ana");
  expect(data.resenas).toMatchObject({ data: [{ slug: "nueva" }, { slug: "vieja" }] });
  const slugs = ["nueva", "de-otra", "sanitario"].map(async (slug) => findBySlug(slug));
  expect((await Promise.all(slugs)).map((producto) => producto?.revisorSlug)).toEqual([
    ...["ana", null, null],
  ]);
});
