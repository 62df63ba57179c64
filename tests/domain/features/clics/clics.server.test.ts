import type { KyselyPlugin } from "kysely";
import { expect, it } from "vitest";
import { database, setDatabase } from "~db/client.server";
import { findClicsByProducto } from "~features/clics/clics.server";
import { testDatabase } from "../../../support/database";
import { insertRows } from "../../../support/insert-rows";
import { addProducto } from "../../catalogo";

testDatabase();

const NOW = new Date("2026-03-10T12:00:00.000Z");
const SHOWN = 50;

/** @param clics the number of clicks on each kind of page */
async function addClicked(id: string, clics: Record<string, number>, dia = "2026-03-10") {
  await addProducto(id, { id });
  const rows = Object.entries(clics).map(([pagina, n]) => ({
    ...{ dia, producto_id: id, pagina, clics: n },
  }));
  await insertRows("clics", ...rows);
}

const inOrder = async (days: number) =>
  (await findClicsByProducto(days, NOW)).map(({ id, clics, paginas }) => [
    ...[id, clics],
    ...paginas.map(({ pagina, clics: n }) => `${pagina} ${n}`),
  ]);

it("shows the products with most clicks first, each with its kinds of pages", async () => {
  await addClicked("b", { ficha: 2, comparar: 2 });
  await addClicked("a", { comparar: 3, ficha: 1 });
  await addClicked("c", { ficha: 1, comparar: 5, lista: 1 });
  await addClicked("d", { ficha: 9 }, "2026-03-03");
  await addClicked("e", { ficha: 2, comparar: 2 });
  expect(await inOrder(7)).toEqual([
    ["c", 7, "comparar 5", "ficha 1", "lista 1"],
    ["a", 4, "comparar 3", "ficha 1"],
    ["b", 4, "comparar 2", "ficha 2"],
    ["e", 4, "comparar 2", "ficha 2"],
  ]);
  expect((await inOrder(30))[0]).toEqual(["d", 9, "ficha 9"]);
});

it("reads no more products than it shows, however many were clicked", async () => {
  for (let n = 0; n < SHOWN + 20; n++) await addClicked(`p${n}`, { ficha: n + 1, comparar: 1 });
  let read = 0;
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      read += result.rows.length;
      return result;
    },
  };
  const own = database();
  setDatabase({ ...own, read: own.read.withPlugin(counting) });
  const shown = await inOrder(30);
  expect(shown.map(([id]) => id)).toEqual(Array.from({ length: SHOWN }, (_, n) => `p${69 - n}`));
  expect(read).toBe(2 * SHOWN);
});
