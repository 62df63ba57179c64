import path from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, it } from "vitest";
import { loader as categorias } from "~/routes/categorias";
import { loader as consejos } from "~/routes/consejos._index";
import { type Database, setDatabase } from "~db/client.server";
import { migrate } from "~db/migrator.server";
import { migrations } from "~db/schema/migrations";
import { createDatabaseFile, openDatabase } from "~db/sqlite/open.server";
import { deleteDemo } from "~features/escritorio/demo.server";
import { demoTextos } from "../support/demo";
import { makeFolder } from "../support/folder";

const BEFORE = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < "0052"));

let database: Database;
beforeEach(async () => {
  const file = path.join(makeFolder(), "site.db");
  createDatabaseFile(file);
  database = setDatabase(openDatabase(file));
  await migrate(database, BEFORE);
  for (const [slug, nombre] of [
    ["salud", "Salud"],
    ["sueno", "Noches"],
    ["educacion", "Educación"],
  ]) {
    await sql`insert into tipos_consejo (id, slug, nombre) values (${slug}, ${slug}, ${nombre})`.execute(
      database.writer,
    );
  }
});
afterEach(() => database.close());

async function introOf(query: string): Promise<string> {
  const request = new Request(`http://localhost/consejos${query}`);
  return (await consejos({ request, params: {}, context: {} as never })).data.intro;
}

const addConsejo = (categoria: string, estado: string, demo = 0) =>
  sql`insert into consejos
    (id, slug, titulo, titulo_folded, categoria, contenido, fecha, estado, demo, created_at, updated_at)
    values (${categoria}, ${categoria}, 'Uno', 'uno', ${categoria}, 'Texto.', '2026-01-01', ${estado}, ${demo},
    '2026-01-01', '2026-01-01')`.execute(database.writer);

it("a kind with its own name and articles keeps its text, and no other claims anything", async () => {
  await addConsejo("salud", "published");
  await addConsejo("sueno", "published");
  await addConsejo("educacion", "draft");
  await migrate(database);
  expect(await introOf("?categoria=salud")).toMatch(/^Fiebre, calor, viajes/);
  expect(await introOf("?categoria=sueno")).toBe("Artículos sobre Noches.");
  expect(await introOf("?categoria=educacion")).toBe("Artículos sobre Educación.");
  expect(await introOf("")).toBe("Los artículos de este sitio, por temas.");
  expect((await categorias()).data.texto).toBe("Elige una categoría para ver sus productos.");
});

it("a site with the demo says what it said, until the demo goes", async () => {
  await addConsejo("salud", "published", 1);
  await migrate(database);
  expect(await introOf("")).toBe(demoTextos.consejos_texto);
  expect((await categorias()).data.texto).toBe(demoTextos.categorias_texto);
  expect(await introOf("?categoria=salud")).toMatch(/^Fiebre, calor, viajes/);
  await database.write(deleteDemo);
  expect(await introOf("")).toBe("Los artículos de este sitio, por temas.");
  expect(await introOf("?categoria=salud")).toBe("Artículos sobre Salud.");
});
