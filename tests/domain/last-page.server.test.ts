import { beforeEach, expect, it } from "vitest";
import { findAdminPage } from "~/domain/consejos/queries/consejos-admin.server";
import { findMensajes } from "~/domain/contacto/buzon.server";
import { findSucesos } from "~/domain/historial/find-sucesos.server";
import { recordSuceso } from "~/domain/historial/historial.server";
import { listBiblioteca } from "~/domain/imagenes/queries/biblioteca.server";
import { listLotes } from "~/domain/importacion/lote/lotes.server";
import { findPage } from "~/domain/productos/queries/productos-admin.server";
import { parseFiltroProductos } from "~/domain/productos/rules/lista-admin";
import { findUsuarios } from "~/domain/profiles/usuarios.server";
import { searchConsejos, searchProductos } from "~/domain/relaciones/relaciones.server";
import { database } from "~db/client.server";
import { testDatabase } from "../support/database";
import { addConsejo, addProducto } from "./catalogo";

testDatabase();
const at = "2026-03-01T10:00:00.000Z";

beforeEach(async () => {
  await addProducto("a");
  await addConsejo("a");
  await database().write(async (trx) => {
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
