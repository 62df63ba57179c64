import { expect, it } from "vitest";
import { openVarios, submitVarios } from "~/actions/varios-page.server";
import { findFlashMessage } from "~/layout/flash-messages";
import { VARIOS_LIMIT } from "~record/varios/varios";
import { addConsejo, addProducto } from "../domain/catalogo";
import { siteDatabase } from "../support/database";
import { flashOf, submissionOf } from "./submitted";

siteDatabase();

const numbers = (count: number) =>
  Array.from({ length: count }, (_, n) => String(n).padStart(3, "0"));

function ask(lista: string, volver: string, ...todos: string[]) {
  const query = new URLSearchParams({ accion: "eliminar", volver });
  for (const each of todos) query.append("todos", each);
  for (const id of ["p-000", "c-000"]) query.append("mostrado", id);
  return openVarios(
    lista,
    new Request(`http://site.invalid/admin/${lista}/lote/confirmar?${query}`),
  );
}

it("takes all articles that the filter finds, on whatever page, and names their number", async () => {
  for (const n of numbers(30)) await addConsejo(n, { estado: n === "007" ? "published" : "draft" });
  await addConsejo("otro", { estado: "draft", titulo_folded: "otra cosa" });
  const drafts = "/admin/consejos?q=Consejo&estado=draft&pagina=2";
  const { rows, fate } = await ask("consejos", drafts, "lista");
  expect(rows).toHaveLength(29);
  expect(rows.map(({ id }) => id)).not.toContain("c-007");
  expect(fate).toContain("Se quitarán 29 artículos del sitio.");
  expect((await ask("consejos", drafts, "1", "lista")).rows).toHaveLength(29);
  expect((await ask("consejos", drafts, "1")).rows).toHaveLength(1);
});

it("takes no more than the limit, from the beginning of the list as it is sorted", async () => {
  for (const n of numbers(VARIOS_LIMIT + 2)) await addProducto(n);
  const { rows } = await ask("productos", "/admin/productos?orden=-titulo", "lista");
  expect(rows).toHaveLength(VARIOS_LIMIT);
  expect(rows[0]).toMatchObject({ id: "p-002" });
});

it("takes no picture of the list beyond its page", async () => {
  await addProducto("000");
  await expect(ask("imagenes", "/admin/imagenes", "lista")).rejects.toMatchObject({ status: 303 });
});

it.each([
  ["productos", ["p-1"], "published", "Producto publicado"],
  ["productos", ["p-1", "p-2"], "published", "Productos publicados"],
  ["productos", ["p-1"], "draft", "Producto pasado a borrador"],
  ["productos", ["p-1"], "precio", "Precio comprobado"],
  ["productos", ["p-1"], "eliminar", "Eliminado"],
  ["consejos", ["c-1"], "draft", "Artículo pasado a borrador"],
  ["consejos", ["c-1", "c-2"], "draft", "Artículos pasados a borrador"],
])("of %s %j, «%s» is told as «%s»", async (lista, ids, accion, title) => {
  for (const n of ["1", "2"]) {
    await addProducto(n);
    await addConsejo(n);
  }
  const path = `/admin/${lista}/lote/confirmar`;
  const sent = submissionOf({ accion, id: ids }, undefined, path);
  const flash = await flashOf(await submitVarios(lista, sent));
  expect(findFlashMessage(flash?.key ?? "")?.title).toBe(title);
});
