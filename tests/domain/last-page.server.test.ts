import { beforeEach, expect, it } from "vitest";
import { findMensajes } from "~features/contacto/buzon.server";
import { listLotes } from "~features/importacion/lote/lotes.server";
import { searchConsejos, searchProductos } from "~features/relaciones/relaciones.server";
import { findAdminPage } from "~nouns/consejos/queries/consejos-admin.server";
import { listBiblioteca } from "~nouns/imagenes/queries/biblioteca.server";
import { findPage } from "~nouns/productos/queries/productos-admin.server";
import { parseFiltroProductos } from "~nouns/productos/rules/lista-admin";
import { findUsuarios } from "~nouns/profiles/usuarios.server";
import { findSucesos } from "~record/historial/find-sucesos.server";
import { recordSuceso } from "~record/historial/historial.server";
import { testDatabase } from "../support/database";
import { insertRows, write } from "../support/stored";
import { addConsejo, addProducto } from "./catalogo";

testDatabase();

beforeEach(async () => {
  await addProducto("a");
  await addConsejo("a");
  const actor = { id: "ana", email: "ana@ejemplo.es" };
  await write((trx) => recordSuceso(trx, { actor, action: "producto.creado", target: "p-a" }));
  await insertRows("media", { sha: "a".repeat(24) });
  await insertRows("mensajes", {});
  await insertRows("importaciones", { id: "i" });
  await insertRows("profiles", {});
});

const pagina = 7;
const todo = { q: "", pagina };

it.each<[string, () => Promise<{ items: unknown[]; pagina: number }>]>([
  ["products", () => findPage(parseFiltroProductos(new URLSearchParams({ pagina: "7" })))],
  ["articles", () => findAdminPage(todo)],
  ["products to relate", () => searchProductos(todo)],
  ["articles to relate", () => searchConsejos(todo)],
  ["pictures", () => listBiblioteca({ ...todo, vista: "" })],
  ["the history", () => findSucesos({ actor: "", accion: "", pagina })],
  ["people", () => findUsuarios(pagina)],
  ["imports", () => listLotes(pagina)],
  ["messages", () => findMensajes({ onlyUnread: false, pagina })],
])("past the last page, the list of %s shows the last one", async (_, find) => {
  const { items, pagina: shown } = await find();
  expect([items.length, shown]).toEqual([1, 1]);
});
