import { beforeEach, expect, it } from "vitest";
import { loader } from "~/routes/como-ordenamos";
import { migrate } from "~db/migrator.server";
import { getAjustes } from "~nouns/ajustes/ajustes.server";
import { addConsejo, addPagina, addProducto } from "../domain/catalogo";
import { openBefore } from "../support/before-migration";
import { LEGAL_DATA } from "../support/free-port";
import { readRows } from "../support/stored";

let site: Awaited<ReturnType<typeof openBefore>>;
beforeEach(async () => {
  site = await openBefore("0046");
});

async function reasonAfter(fill: () => Promise<unknown>) {
  await fill();
  await migrate(site.database);
  return (await getAjustes()).abrir_asi;
}

it.each<[string, () => Promise<unknown>]>([
  ["a product", () => addProducto("a")],
  ["an article", () => addConsejo("a")],
  ["a page", () => addPagina("a")],
])("a site that shows %s of its owner's stays open", async (_, fill) => {
  expect(await reasonAfter(fill)).toMatch(/^Ya estaba abierto/);
});

it.each<[string, () => Promise<unknown>]>([
  ["nothing", async () => undefined],
  ["a draft alone", () => addProducto("a", { estado: "draft" })],
  ["the demo alone", () => addProducto("a", { demo: 1 })],
  [
    "its legal data too",
    async () => {
      await addProducto("a");
      for (const [clave] of LEGAL_DATA.matchAll(/(?<=\(')\w+/g)) {
        site.add("ajustes", { clave, valor: "x" });
      }
    },
  ],
])("a site that shows %s needs no reason", async (_, fill) => {
  expect(await reasonAfter(fill)).toBe("");
});

it("own pages at addresses that the site comes to have itself stay", async () => {
  await addPagina("como-ordenamos", { titulo: "Nuestro orden", lugar: "pie" });
  await addPagina("accesibilidad", { titulo: "Para todos", lugar: "pie" });
  await migrate(site.database);
  expect((await loader()).data.own).toMatchObject({ pagina: { titulo: "Nuestro orden" } });
  const kept = { titulo: "Para todos" };
  expect(await readRows("paginas", { slug: "accesibilidad" })).toMatchObject([kept]);
});
