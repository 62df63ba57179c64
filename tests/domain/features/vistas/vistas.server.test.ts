import { expect, it } from "vitest";
import { findClicsByProducto } from "~features/clics/clics.server";
import { findDias, findTop } from "~features/vistas/vistas.server";
import { testDatabase } from "../../../support/database";
import { insertRows } from "../../../support/insert-rows";
import { addProducto } from "../../catalogo";

testDatabase();

const NOW = new Date("2026-03-10T12:00:00.000Z");
const TODAY = "2026-03-10";

const addVistas = (
  dia: string,
  tipo: "todas" | "pagina" | "origen",
  nombre: string,
  veces: number,
) => insertRows("vistas", { dia, tipo, nombre, veces });
const addClics = (dia: string, producto_id: string, pagina: string, clics: number) =>
  insertRows("clics", { dia, producto_id, pagina, clics });

it("every day of the period has its views and clicks, also where there were none", async () => {
  await addProducto("a", { id: "a" });
  await addVistas("2026-03-03", "todas", "", 9);
  await addVistas("2026-03-04", "todas", "", 5);
  await addVistas("2026-03-04", "pagina", "/", 5);
  await addVistas(TODAY, "todas", "", 7);
  await addClics(TODAY, "a", "producto", 1);
  await addClics(TODAY, "a", "portada", 2);
  const dias = await findDias(7, NOW);
  expect(dias.map(({ dia, vistas, clics }) => [dia.slice(-2), vistas, clics])).toEqual([
    ["04", 5, 0],
    ...["05", "06", "07", "08", "09"].map((day) => [day, 0, 0]),
    ["10", 7, 3],
  ]);
});

it("the most read pages, and the hosts that led most people here, come first", async () => {
  await addVistas("2026-03-03", "pagina", "/vieja", 99);
  await addVistas("2026-03-09", "pagina", "/a", 2);
  await addVistas(TODAY, "pagina", "/a", 2);
  await addVistas(TODAY, "pagina", "/b", 5);
  await addVistas(TODAY, "origen", "foro.example", 3);
  expect(await findTop("pagina", 7, NOW)).toEqual([
    { name: "/b", count: 5 },
    { name: "/a", count: 4 },
  ]);
  expect(await findTop("origen", 7, NOW)).toEqual([{ name: "foro.example", count: 3 }]);
});

it("clicks on a product's own page stand beside its views, since views are counted", async () => {
  await addProducto("cuna", { id: "a" });
  await addClics("2026-03-05", "a", "producto", 50);
  await addVistas("2026-03-09", "pagina", "/producto/cuna", 20);
  await addVistas(TODAY, "pagina", "/producto/cuna", 20);
  await addClics(TODAY, "a", "producto", 4);
  await addClics(TODAY, "a", "portada", 6);
  const [found] = await findClicsByProducto(7, NOW);
  expect(found).toMatchObject({ clics: 60, ficha: { clics: 4, vistas: 40 } });
});
