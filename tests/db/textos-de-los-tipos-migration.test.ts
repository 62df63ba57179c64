import { beforeEach, expect, it } from "vitest";
import { loader as categorias } from "~/routes/categorias";
import { loader as consejos } from "~/routes/consejos._index";
import { migrate } from "~db/migrator.server";
import { deleteDemo } from "~features/escritorio/demo.server";
import { openBefore } from "../support/before-migration";
import { demoTextos } from "../support/demo";

let site: Awaited<ReturnType<typeof openBefore>>;
beforeEach(async () => {
  site = await openBefore("0052");
  const tipos = { salud: "Salud", sueno: "Noches", educacion: "Educación" };
  for (const [id, nombre] of Object.entries(tipos)) site.add("tipos_consejo", { id, nombre });
});

async function introOf(query: string): Promise<string> {
  const request = new Request(`http://localhost/consejos${query}`);
  return (await consejos({ request, params: {}, context: {} as never })).data.intro;
}

const addConsejo = (categoria: string, estado: string, demo = 0) =>
  site.add("consejos", { id: categoria, categoria, estado, demo });

it("a kind with its own name and articles keeps its text, and no other claims anything", async () => {
  addConsejo("salud", "published");
  addConsejo("sueno", "published");
  addConsejo("educacion", "draft");
  await migrate(site.database);
  expect(await introOf("?categoria=salud")).toMatch(/^Fiebre, calor, viajes/);
  expect(await introOf("?categoria=sueno")).toBe("Artículos sobre Noches.");
  expect(await introOf("?categoria=educacion")).toBe("Artículos sobre Educación.");
  expect(await introOf("")).toBe("Los artículos de este sitio, por temas.");
  expect((await categorias()).data.texto).toBe("Elige una categoría para ver sus productos.");
});

it("a site with the demo says what it said, until the demo goes", async () => {
  addConsejo("salud", "published", 1);
  await migrate(site.database);
  expect(await introOf("")).toBe(demoTextos.consejos_texto);
  expect((await categorias()).data.texto).toBe(demoTextos.categorias_texto);
  expect(await introOf("?categoria=salud")).toMatch(/^Fiebre, calor, viajes/);
  await site.database.write(deleteDemo);
  expect(await introOf("")).toBe("Los artículos de este sitio, por temas.");
  expect(await introOf("?categoria=salud")).toBe("Artículos sobre Salud.");
});
