import path from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, it } from "vitest";
import { loader } from "~/routes/como-ordenamos";
import { type Database, setDatabase } from "~db/client.server";
import { migrate } from "~db/migrator.server";
import { migrations } from "~db/schema/migrations";
import { createDatabaseFile, openDatabase } from "~db/sqlite/open.server";
import { getAjustes } from "~nouns/ajustes/ajustes.server";
import { addConsejo, addPagina, addProducto } from "../domain/catalogo";
import { makeFolder } from "../support/folder";
import { LEGAL_DATA } from "../support/free-port";

const BEFORE = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < "0046"));

let database: Database;
beforeEach(async () => {
  const file = path.join(makeFolder(), "site.db");
  createDatabaseFile(file);
  database = setDatabase(openDatabase(file));
  await migrate(database, BEFORE);
});
afterEach(() => database.close());

async function reasonAfter(fill: () => Promise<unknown>) {
  await fill();
  await migrate(database);
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
        await sql`insert into ajustes (clave, valor, updated_at) values (${clave}, 'x', '2026')`.execute(
          database.writer,
        );
      }
    },
  ],
])("a site that shows %s needs no reason", async (_, fill) => {
  expect(await reasonAfter(fill)).toBe("");
});

it("own pages at addresses that the site comes to have itself stay", async () => {
  await addPagina("como-ordenamos", { titulo: "Nuestro orden", lugar: "pie" });
  await addPagina("accesibilidad", { titulo: "Para todos", lugar: "pie" });
  await migrate(database);
  expect((await loader()).data.own).toMatchObject({ pagina: { titulo: "Nuestro orden" } });
  const own = database.read.selectFrom("paginas").select(["slug", "titulo"]);
  expect(await own.where("slug", "=", "accesibilidad").execute()).toEqual([
    { slug: "accesibilidad", titulo: "Para todos" },
  ]);
});
