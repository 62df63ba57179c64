import { expect, it } from "vitest";
import { openLote } from "~/actions/lote-page.server";
import { seedBaseline } from "~/cli/seed/baseline.server";
import { LOTE_LIMIT } from "~/domain/lotes/lote";
import { addConsejo, addProducto } from "../domain/catalogo";
import { testDatabase } from "../support/database";

testDatabase(seedBaseline);

const numbers = (count: number) =>
  Array.from({ length: count }, (_, n) => String(n).padStart(3, "0"));

function ask(lista: string, volver: string, ...todos: string[]) {
  const query = new URLSearchParams({ accion: "eliminar", volver });
  for (const each of todos) query.append("todos", each);
  for (const id of ["p-000", "c-000"]) query.append("mostrado", id);
  return openLote(lista, new Request(`http://site.invalid/admin/${lista}/lote/confirmar?${query}`));
}

it("takes all articles that the filter finds, on whatever page, and names their number", async () => {
  for (const n of numbers(30)) await addConsejo(n, { estado: n === "007" ? "published" : "draft" });
  await addConsejo("otro", { estado: "draft", titulo_folded: "otra cosa" });
  const drafts = "/admin/consejos?q=Consejo&estado=draft&pagina=2";
  const {
    several: { rows },
    fate,
  } = await ask("consejos", drafts, "lista");
  expect(rows).toHaveLength(29);
  expect(rows.map(({ id }) => id)).not.toContain("c-007");
  expect(fate).toContain("Se quitarán 29 artículos del sitio.");
  expect((await ask("consejos", drafts, "1", "lista")).several.rows).toHaveLength(29);
  expect((await ask("consejos", drafts, "1")).several.rows).toHaveLength(1);
});

it("takes no more than the limit, from the beginning of the list as it is sorted", async () => {
  for (const n of numbers(LOTE_LIMIT + 2)) await addProducto(n);
  const {
    several: { rows },
  } = await ask("productos", "/admin/productos?orden=-titulo", "lista");
  expect(rows).toHaveLength(LOTE_LIMIT);
  expect(rows[0]).toMatchObject({ id: "p-002" });
});

it("takes no picture of the list beyond its page", async () => {
  await addProducto("000");
  await expect(ask("imagenes", "/admin/imagenes", "lista")).rejects.toMatchObject({ status: 303 });
});
