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
import { write } from "../support/stored";
import { addConsejo, addProducto } from "./catalogo";

testDatabase();
const at = "2026-03-01T10:00:00.000Z";

beforeEach(async () => {
  await addProducto("a");
  await addConsejo("a");
  await write(async (trx) => {
    await recordSuceso(trx, {
      actor: { id: "ana", email: "ana@ejemplo.es" },
      action: "producto.creado",
      target: "p-a",
    });
    const picture = { sha: "a".repeat(24), width: 10, height: 10, anchos: "[]", bytes: 1 };
    await trx
      .insertInto("media")
      .values({ ...picture, origen: "upload", created_at: at })
      .execute();
    const mensaje = { name: "Eva", email: "eva@ejemplo.es", subject: "Cunas", message: "Hola" };
    await trx
      .insertInto("mensajes")
      .values({ id: "m", ...mensaje, created_at: at })
      .execute();
    await trx
      .insertInto("importaciones")
      .values({ id: "i", archivo: "uno.csv", created_at: at })
      .execute();
    await trx
      .insertInto("profiles")
      .values({ id: "u", email: "ana@ejemplo.es", created_at: at, updated_at: at })
      .execute();
  });
});

const pagina = 7;
const todo = { q: "", pagina };

it.each<[string, () => Promise<[items: unknown[], pagina: number]>]>([
  [
    "products",
    async () => {
      const found = await findPage(parseFiltroProductos(new URLSearchParams({ pagina: "7" })));
      return [found.items, found.pagina];
    },
  ],
  ["articles", () => findAdminPage(todo).then((found) => [found.items, found.pagina])],
  ["products to relate", () => searchProductos(todo).then((found) => [found.items, found.pagina])],
  ["articles to relate", () => searchConsejos(todo).then((found) => [found.items, found.pagina])],
  [
    "pictures",
    () => listBiblioteca({ ...todo, vista: "" }).then((found) => [found.items, found.pagina]),
  ],
  [
    "the history",
    () =>
      findSucesos({ actor: "", accion: "", pagina }).then((found) => [found.items, found.pagina]),
  ],
  ["people", () => findUsuarios(pagina).then((found) => [found.items, found.pagina])],
  ["imports", () => listLotes(pagina).then((found) => [found.items, found.pagina])],
  [
    "messages",
    () => findMensajes({ onlyUnread: false, pagina }).then((found) => [found.items, found.pagina]),
  ],
])("past the last page, the list of %s shows the last one", async (_, find) => {
  const [items, shown] = await find();
  expect([items.length, shown]).toEqual([1, 1]);
});
