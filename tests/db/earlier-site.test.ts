import { readFileSync } from "node:fs";
import path from "node:path";
import SqliteDatabase from "better-sqlite3";
import { sql } from "kysely";
import { createElement } from "react";
import { describe, expect, it, vi } from "vitest";
import { KINDS } from "~/domain/kinds.server";
import { loadSiteData } from "~/layout/site-data.server";
import { SiteFooter } from "~/layout/site-footer";
import { loader as comoOrdenamos } from "~/routes/como-ordenamos";
import { log } from "~/runtime/log.server";
import { type Database, setDatabase } from "~db/client.server";
import { migrate } from "~db/migrator.server";
import { migrations } from "~db/schema/migrations";
import { createDatabaseFile, openDatabase } from "~db/sqlite/open.server";
import { startUndo } from "~features/importacion/lote/change-lote.server";
import { readGuardados } from "~nouns/ajustes/ajustes.server";
import { NEUTROS } from "~nouns/ajustes/neutros";
import { checkPagina } from "~nouns/consejos/rules/check-consejo.server";
import { findBySlug as findPagina } from "~nouns/paginas/paginas.server";
import { findBorrador } from "~record/borradores/borradores.server";
import { listPapelera, restoreAs } from "~record/papelera/papelera.server";
import { compareVersion } from "~record/publicacion/compare-versions.server";
import { findRenamed } from "~record/slugs/slugs-antiguos.server";
import { listVersions } from "~record/versiones/versiones.server";
import { TEXTOS } from "../../migrations/0032_textos_del_sitio/textos";
import { ANA, lote, run } from "../domain/features/importacion/batches";
import { drawOnSite } from "../support/drawn";
import { makeFolder } from "../support/folder";
import { editPagina } from "../support/records";

/** A database as the migrations before `first` left it. */
async function databaseBefore(first: string): Promise<{ file: string; database: Database }> {
  const file = path.join(makeFolder(), "site.db");
  createDatabaseFile(file);
  const database = openDatabase(file);
  await migrate(database, migrationsBefore(first));
  return { file, database };
}

const migrationsBefore = (first: string) =>
  Object.fromEntries(Object.entries(migrations).filter(([name]) => name < first));

/** The site of the fixture, as the database of the process. */
async function siteOf0019(): Promise<Database> {
  const { file, database } = await databaseBefore("0020");
  const raw = new SqliteDatabase(file);
  raw.pragma("foreign_keys = off");
  raw.exec(readFileSync(path.join(import.meta.dirname, "../fixtures/sitio-0019.sql"), "utf8"));
  raw.close();
  setDatabase(database);
  return database;
}

async function brokenReferences({ read }: Database) {
  const { rows } = await sql`pragma foreign_key_check`.execute(read);
  return rows;
}

it("takes a site of the version before, whose failed mails lose the text that may hold a key", async () => {
  const { database } = await databaseBefore("0017");
  await database.write(async (trx) => {
    for (const status of ["queued", "failed"] as const) {
      await trx
        .insertInto("correos")
        .values({
          id: status,
          message_id: `${status}@example.es`,
          recipient: "ana@example.es",
          reply_to: null,
          subject: "Restablece tu contraseña",
          body: "https://example.es/auth/restablecer?token=secreto",
          status,
          run_after: "2026-11-01T00:00:00.000Z",
          created_at: "2026-11-01T00:00:00.000Z",
        })
        .execute();
    }
  });
  await migrate(database);
  const mails = await database.read
    .selectFrom("correos")
    .select(["id", "body"])
    .orderBy("id")
    .execute();
  expect(mails).toEqual([
    { id: "failed", body: "" },
    { id: "queued", body: "https://example.es/auth/restablecer?token=secreto" },
  ]);
  expect(await brokenReferences(database)).toEqual([]);
  await database.close();
});

/** All that a table is made of, but for its foreign key and what migration 0021 adds. */
async function schemaOf({ writer }: Database) {
  const { rows } = await sql<{ type: string; name: string; sql: string }>`
    select type, name, sql from sqlite_schema where sql is not null order by type, name`.execute(
    writer,
  );
  return rows.map((row) => ({
    ...row,
    sql: row.sql.replace(/ references (categorias|tipos_consejo) \(slug\)[\w ]+?(?=[,\n])/, ""),
  }));
}

it("gives products and articles a foreign key to their category, and else keeps each table as it was", async () => {
  const database = await siteOf0019();
  await migrate(database, migrationsBefore("0021"));
  const rowsOf = async (query: string) => (await sql.raw(query).execute(database.writer)).rows;
  const kept = async () => ({
    productos: await rowsOf("select * from productos order by id"),
    consejos: await rowsOf("select * from consejos order by id"),
    relaciones: await rowsOf("select * from productos_relacionados"),
    entradas: await rowsOf("select * from busqueda_productos order by n"),
    hallados: await rowsOf(
      "select rowid from busqueda_productos_palabras where busqueda_productos_palabras match 'producto' order by rowid",
    ),
    estadisticas: await rowsOf("select * from sqlite_stat1 order by tbl, idx"),
  });
  const [schema, rows] = [await schemaOf(database), await kept()];
  await migrate(database, migrationsBefore("0022"));
  const added = /^categorias_(by_nombre|ocultas|parent_shown)|_oculta_(update|delete)$/;
  const altered = /^(categorias|tipos_consejo)$/;
  const others = (all: typeof schema) =>
    all
      .filter(({ name }) => !added.test(name) && !altered.test(name))
      .map((row) => ({ ...row, sql: row.sql.replace(/^CREATE TABLE "(\w+)"/, "CREATE TABLE $1") }));
  expect(others(await schemaOf(database))).toEqual(others(schema));
  const named = (all: Awaited<ReturnType<typeof kept>>) => ({
    ...all,
    productos: all.productos.map((row) => ({ ...(row as object), category: "" })),
    consejos: all.consejos.map((row) => ({ ...(row as object), categoria: "" })),
  });
  expect(rows.hallados.length).toBeGreaterThan(1);
  expect(rows.estadisticas.length).toBeGreaterThan(5);
  expect(named(await kept())).toEqual(named(rows));
  await expect(
    sql`update productos set category = 'inventada'`.execute(database.writer),
  ).rejects.toThrow("FOREIGN KEY");
  await database.close();
});

it("turns each name that no category has into a hidden one that is called so", async () => {
  const database = await siteOf0019();
  await database.write(async (trx) => {
    for (const [slug, category] of Object.entries(TEXTS)) {
      await sql`insert into productos (id, title, titulo_folded, slug, category, rating, created_at, updated_at)
        values (${slug}, 'T', 't', ${slug}, ${category}, 4, '2026', '2026')`.execute(trx);
    }
    await sql`insert into slugs_antiguos (tipo, slug, id, created_at)
      values ('categoria', 'muebles', 'cat-mobiliario', '2026')`.execute(trx);
    for (const categoria of ["mobiliario", "Vuelta al Cole", "sueno"]) {
      const id = categoria.toLowerCase().replaceAll(" ", "-");
      await sql`insert into consejos (id, slug, titulo, titulo_folded, categoria, fecha, contenido, created_at, updated_at)
        values (${id}, ${`k-${id}`}, 'T', 't', ${categoria}, '2026', 'x', '2026', '2026')`.execute(
        trx,
      );
    }
  });
  await migrate(database);
  const { rows } = await sql<{ slug: string }>`
    select productos.slug, category, nombre, oculta from productos
    join categorias on categorias.slug = category
    where productos.slug like 'x-%' or productos.slug = 'texto-libre' order by 1`.execute(
    database.writer,
  );
  expect(rows).toEqual([
    {
      slug: "texto-libre",
      category: "juguetes-de-madera",
      nombre: "Juguetes de Madera",
      oculta: 1,
    },
    { slug: "x-antiguo", category: "mobiliario", nombre: "Mobiliario", oculta: 0 },
    { slug: "x-igual", category: "mobiliario-2", nombre: "MOBILIARIO", oculta: 1 },
    { slug: "x-largo", category: "a".repeat(120), nombre: "a".repeat(120), oculta: 1 },
    { slug: "x-nada", category: "sin-nombre", nombre: "Sin categoría", oculta: 1 },
    { slug: "x-otro", category: "otro", nombre: "otro", oculta: 1 },
    { slug: "x-otro-mayor", category: "otro-2", nombre: "Otro", oculta: 1 },
  ]);
  const tipos = await sql`
    select consejos.id, tipos_consejo.slug, nombre, oculta from consejos
    join tipos_consejo on tipos_consejo.slug = categoria
    where consejos.slug like 'k-%' order by 1`.execute(database.writer);
  expect(tipos.rows).toEqual([
    { id: "mobiliario", slug: "mobiliario", nombre: "mobiliario", oculta: 1 },
    { id: "sueno", slug: "sueno", nombre: "Sueño", oculta: 0 },
    { id: "vuelta-al-cole", slug: "vuelta-al-cole", nombre: "Vuelta al Cole", oculta: 1 },
  ]);
  await database.close();
});

const TEXTS = {
  "x-antiguo": "muebles",
  "x-igual": "MOBILIARIO",
  "x-largo": "a".repeat(200),
  "x-nada": "",
  "x-otro-mayor": "Otro",
  "x-otro": "otro",
};

it("keeps every product, article, import and category of a site after migration 0019", async () => {
  const database = await siteOf0019();
  const contents = async () => ({
    productos: await slugs(database, "productos"),
    consejos: await slugs(database, "consejos"),
    importaciones: await database.read
      .selectFrom("importaciones")
      .select(["id", "estado", "avance", "importados", "actualizados"])
      .orderBy("id")
      .execute(),
  });
  const before = await contents();
  expect(before.importaciones).toHaveLength(6);
  await migrate(database);
  expect(await contents()).toEqual(before);
  expect(await slugs(database, "categorias")).toEqual(
    expect.arrayContaining(["mobiliario", "tronas-asientos", "vacia"]),
  );
  expect(await brokenReferences(database)).toEqual([]);
  await database.close();
});

it("brings back what was in the trash of that site, and says what is damaged", async () => {
  const database = await siteOf0019();
  await migrate(database);
  const { items: papeles } = await listPapelera();
  expect(papeles.map(({ titulo }) => titulo)).toEqual([
    ...["Dañado", "Paseo", "Borrada", "Consejo tirado"],
    ...["Producto en-papelera-raro", "Producto en-papelera"],
  ]);
  expect(papeles.map(({ deletedBy }) => deletedBy)).toEqual([null, ...Array(5).fill(ANA.email)]);
  const outcomes: string[] = [];
  for (const { id } of papeles) outcomes.push(await restoreAs(KINDS, id, ANA));
  expect(outcomes).toEqual(["papelera.danado", ...Array(5).fill("papelera.recuperado")]);
  expect((await listPapelera()).items.map(({ titulo }) => titulo)).toEqual(["Dañado"]);
  const related = database.read.selectFrom("productos_relacionados").selectAll();
  expect(await related.where("producto_id", "=", "p-en-papelera").execute()).toEqual([
    { producto_id: "p-en-papelera", producto_relacionado_id: "p-a", orden: 0 },
  ]);
  // It had given what it held, and so its address, to another.
  expect(await findRenamed("categoria", "paseo")).toBeUndefined();
  expect(await findRenamed("categoria", "tronas")).toBe("tronas-asientos");
  await database.close();
});

it("keeps the versions of that site, and what differs in them", async () => {
  const database = await siteOf0019();
  const kept = database.read.selectFrom("revisiones" as never);
  const before = await kept.select(["tipo", "item_id", "version", "datos"] as never[]).execute();
  await migrate(database);
  const columns = ["tipo", "item_id", "version", "datos"] as const;
  const now = await database.read.selectFrom("versiones").select(columns).execute();
  expect(before.length).toBeGreaterThan(2);
  expect(now).toEqual(expect.arrayContaining(before));
  const versions = await listVersions({ tipo: "producto", id: "p-b" });
  expect(versions.map(({ version }) => version)).toEqual([3, 2, 1]);
  expect(
    (await compareVersion(KINDS.producto, "p-b", 1))?.fields.map(({ label }) => label),
  ).toContain("Título");
  expect((await compareVersion(KINDS.consejo, "c-normal", 1))?.fields).toEqual([
    { label: "Título", before: "Consejo normal", after: "Consejo cambiado" },
  ]);
  await database.close();
});

it("undoes the imports of that site, also one that was half undone", async () => {
  const database = await siteOf0019();
  await migrate(database);
  const title = async (id: string) =>
    (await database.read.selectFrom("productos").select("title").where("id", "=", id).execute())[0]
      ?.title;
  expect(await title("p-a")).toBe("Cuna a");
  expect(await findRenamed("producto", "b")).toBeUndefined();
  expect(await startUndo({ id: "terminada", actor: ANA })).toBe(true);
  await run();
  expect((await lote("terminada")).deshecho).toEqual({
    ...{ retirados: 3, restaurados: 1, conservados: 0 },
  });
  expect(await title("p-a")).toBe("Antes");
  expect(await findRenamed("producto", "b")).toBe(
    (
      await database.read.selectFrom("productos").select("slug").where("id", "=", "p-b").execute()
    )[0]?.slug,
  );
  expect((await lote("deshaciendo")).deshecho.retirados).toBe(2);
  expect((await lote("en_curso")).recuento.importados).toBe(2);
  await database.close();
});

async function slugs({ read }: Database, table: "productos" | "consejos" | "categorias") {
  const rows = await read.selectFrom(table).select("slug").orderBy("slug").execute();
  return rows.map(({ slug }) => slug);
}

it("keeps a form that a session cut off as a draft of its own form", async () => {
  const { file, database } = await databaseBefore("0030");
  const raw = new SqliteDatabase(file);
  const at = "2026-11-20T10:00:00.000Z";
  raw.exec(`
    insert into profiles (id, email, created_at, updated_at) values ('ana', 'ana@ejemplo.es', '${at}', '${at}');
    insert into reanudaciones (id, user_id, destino, campos, created_at) values
      ('r-1', 'ana', '/admin/consejos/c-1?volver=%2Fadmin', '[["titulo","Siestas"]]', '${at}')`);
  raw.close();
  await migrate(database);
  setDatabase(database);
  expect(await findBorrador("r-1", "ana")).toEqual({
    ...{ id: "r-1", volver: "/admin/consejos/c-1", campo: "" },
    datos: [["titulo", "Siestas"]],
  });
});

it.each([1, 0])(
  "keeps the texts of the demo while the site has its catalogue (%i)",
  async (demo) => {
    const { database } = await databaseBefore("0032");
    const at = "2026-11-01T00:00:00.000Z";
    await database.write(async (trx) => {
      await sql`insert into tipos_consejo (id, slug, nombre, orden)
      values ('t', 'sueno', 'Sueño', 0)`.execute(trx);
      await sql`insert into consejos (id, slug, titulo, titulo_folded, categoria, contenido, estado, demo,
      fecha, created_at, updated_at)
      values ('a', 'a', 'A', 'a', 'sueno', 'Hola.', 'draft', ${demo}, ${at}, ${at}, ${at})`.execute(
        trx,
      );
      await trx
        .insertInto("ajustes")
        .values([
          { clave: "nombre", valor: "La Cuna", updated_at: at },
          { clave: "horario", valor: "", updated_at: at },
        ])
        .execute();
    });
    await migrate(database);
    const guardados = await readGuardados(database.read);
    // The demo has got its hours after that migration.
    expect(guardados).toMatchObject({ nombre: "La Cuna", horario: "" });
    expect(guardados.ciudad).toBe(demo ? "Madrid" : "");
    expect(guardados.sobre).toBe(demo ? TEXTOS.sobre : NEUTROS.sobre);
    await database.close();
  },
);

it("finds what that site has by letters that fall into no two signs", async () => {
  const { database } = await databaseBefore("0053");
  const at = "2026-11-01T00:00:00.000Z";
  await database.write(async (trx) => {
    await sql`insert into categorias (id, nombre, nombre_folded, slug, created_at, updated_at)
      values ('c', 'Strøm', 'strøm', 'strm', ${at}, ${at})`.execute(trx);
    for (const [n, title] of ["Cuna Œuf", "Łódź", "Cuna"].entries()) {
      await sql`insert into productos
        (id, title, titulo_folded, slug, category, rating, estado, created_at, updated_at)
        values (${`p-${n}`}, ${title}, ${title.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase()}, ${`p-${n}`},
          'strm', 4, 'published', ${at}, ${at})`.execute(trx);
    }
    await sql`insert into media (sha, width, height, anchos, alt, alt_folded, origen, created_at)
      values (${"a".repeat(64)}, 1, 1, '[]', 'Größe', 'große', 'upload', ${at})`.execute(trx);
  });
  await migrate(database);
  const rowsOf = async (query: string) => (await sql.raw(query).execute(database.read)).rows;
  expect(await rowsOf("select titulo from busqueda_productos order by id")).toEqual([
    { titulo: "cuna oeuf" },
    { titulo: "lodz" },
    { titulo: "cuna" },
  ]);
  expect(await rowsOf("select nombre_folded, slug from categorias")).toEqual([
    { nombre_folded: "strom", slug: "strm" },
  ]);
  expect(await rowsOf("select alt_folded from media")).toEqual([{ alt_folded: "grosse" }]);
  await database.close();
});

it("reads the prices of that site as figures, and gives its products an empty sheet", async () => {
  const { database } = await databaseBefore("0035");
  const prices: (string | null)[] = ["1.299,00 €", "desde 49 €", "49 €", "entre 40 y 60 €", null];
  // Migration 0051 reads these.
  prices.push("1 299,00 €", "EUR 49,90", "49,-", "0 €");
  const at = "2026-11-01T00:00:00.000Z";
  await database.write(async (trx) => {
    await sql`insert into categorias (id, nombre, nombre_folded, slug, created_at, updated_at)
      values ('c', 'Cunas', 'cunas', 'cunas', ${at}, ${at})`.execute(trx);
    for (const [n, price] of prices.entries()) {
      await sql`insert into productos (id, title, titulo_folded, slug, category, rating, price, created_at, updated_at)
        values (${`p-${n}`}, 'T', 't', ${`p-${n}`}, 'cunas', 4, ${price}, ${at}, ${at})`.execute(
        trx,
      );
    }
  });
  await migrate(database);
  const rows = database.read.selectFrom("productos").select(["precio_centimos", "ficha"]);
  expect(await rows.orderBy("id").execute()).toEqual(
    [129_900, 4_900, 4_900, null, null, 129_900, 4_990, 4_900, null].map((precio_centimos) => ({
      precio_centimos,
      ficha: "{}",
    })),
  );
  expect(await brokenReferences(database)).toEqual([]);
  await database.close();
});

it.each([
  ["the sheets that a new one had then where it has none", [], 21],
  ["no sheet where it has one already", ["propio"], 1],
])("gives the main categories of that site %s", async (_, own, count) => {
  const { database } = await databaseBefore("0039");
  const at = "2026-11-01T00:00:00.000Z";
  await database.write(async (trx) => {
    for (const slug of ["alimentacion", "bano-higiene", "cunas", "ropa-calzado"]) {
      await trx
        .insertInto("categorias")
        .values({
          ...{ id: `cat-${slug}`, slug, nombre: slug, nombre_folded: slug },
          ...{ oculta: slug === "ropa-calzado" ? 1 : 0, created_at: at, updated_at: at },
        })
        .execute();
    }
    for (const id of own) {
      await sql`insert into datos (id, categoria_id, clave, nombre, tipo, posicion)
        values (${id}, 'cat-cunas', ${id}, 'Propio', 'texto', 0)`.execute(trx);
    }
  });
  await migrate(database);
  const datos = database.read.selectFrom("datos").select(["categoria_id", "clave"]);
  expect(await datos.execute()).toHaveLength(count);
  expect(await brokenReferences(database)).toEqual([]);
  await database.close();
});

it("gives filters their sentences where a fact still is as the site began with it", async () => {
  const { database } = await databaseBefore("0057");
  const rows = [
    ["cat-a", "peso", "Peso", "kg", "menos", 1],
    ["cat-b", "peso", "Peso", "g", "menos", 1],
    ["cat-c", "peso", "Peso", "kg", "mas", 1],
    ["cat-d", "peso", "Peso", "kg", "menos", 0],
  ] as const;
  await database.write(async (trx) => {
    for (const [categoria, clave, nombre, unidad, mejor, filtrable] of rows) {
      await sql`insert into categorias (id, slug, nombre, nombre_folded, created_at, updated_at)
        values (${categoria}, ${categoria}, ${categoria}, ${categoria}, '2026', '2026')`.execute(
        trx,
      );
      await sql`insert into datos (id, categoria_id, clave, nombre, tipo, unidad, mejor, filtrable, posicion)
        values (${`${clave}-${categoria}`}, ${categoria}, ${clave}, ${nombre}, 'numero', ${unidad}, ${mejor},
          ${filtrable}, 0)`.execute(trx);
    }
  });
  await migrate(database);
  const frases = database.read.selectFrom("datos").select("frase").orderBy("categoria_id");
  expect((await frases.execute()).map(({ frase }) => frase)).toEqual([
    "Pesa … o menos",
    "",
    "",
    "",
  ]);
  await database.close();
});

it("says how far the index of searches has come while it is made anew", async () => {
  const { database } = await databaseBefore("0022");
  const at = "2026-11-01T00:00:00.000Z";
  await database.write(async (trx) => {
    await sql`insert into tipos_consejo (id, slug, nombre, orden)
      values ('t', 'sueno', 'Sueño', 0)`.execute(trx);
    await sql`insert into consejos (id, slug, titulo, titulo_folded, categoria, contenido, fecha,
      created_at, updated_at)
      values ('a', 'a', 'A', 'a', 'sueno', 'Hola.', ${at}, ${at}, ${at})`.execute(trx);
  });
  let now = 0;
  const clock = vi.spyOn(performance, "now").mockImplementation(() => (now += 1_000));
  const info = vi.spyOn(log(), "info");
  await migrate(database);
  expect(info.mock.calls).toEqual([
    [{ work: "índice de búsqueda, consejos", done: 1, total: 1 }, "still at work"],
  ]);
  clock.mockRestore();
  info.mockRestore();
  await database.close();
});

it("keeps the featured products of that site in the order of their titles", async () => {
  const { database } = await databaseBefore("0042");
  const at = "2026-11-01T00:00:00.000Z";
  await database.write(async (trx) => {
    await sql`insert into categorias (id, nombre, nombre_folded, slug, created_at, updated_at)
      values ('c', 'Cunas', 'cunas', 'cunas', ${at}, ${at})`.execute(trx);
    for (const [title, featured] of [
      ["b", 1],
      ["a", 1],
      ["aa", 0],
      ["c", 1],
    ] as const) {
      await sql`insert into productos (id, title, titulo_folded, slug, category, rating, estado,
        destacado_home, created_at, updated_at) values (${title}, ${title}, ${title}, ${title},
        'cunas', 4, 'published', ${featured}, ${at}, ${at})`.execute(trx);
    }
  });
  await migrate(database);
  const places = database.read.selectFrom("productos").select(["id", "orden_home"]);
  expect(await places.where("destacado_home", "=", 1).orderBy("id").execute()).toEqual([
    { id: "a", orden_home: 0 },
    { id: "b", orden_home: 1 },
    { id: "c", orden_home: 2 },
  ]);
  await database.close();
});

describe("the page about accessibility", () => {
  const AT = "2026-11-01T00:00:00.000Z";
  const CONTEXT = { requestId: "1", nonce: "", clientAddress: "127.0.0.1" };

  /** The site behind the migration, as its pages see it, with these rows in it before. */
  async function migrated(...rows: ReturnType<typeof sql>[]) {
    const { database } = await databaseBefore("0046");
    for (const row of rows) await database.write((trx) => row.execute(trx));
    await migrate(database);
    setDatabase(database);
    const { site } = await loadSiteData(new Request("http://localhost/"), CONTEXT);
    const { rows: pages } = await sql<{ slug: string; titulo: string }>`
      select slug, titulo from paginas order by slug`.execute(database.writer);
    return { database, site, pages };
  }

  const own = (slug: string, lugar = "", estado = "published") => sql`
    insert into paginas (id, slug, titulo, contenido, lugar, estado, created_at, updated_at)
    values (${slug}, ${slug}, ${`Nuestra ${slug}`}, 'Lo nuestro.', ${lugar}, ${estado}, ${AT}, ${AT})`;

  it("is made, published and linked among the legal pages, and is edited as any other", async () => {
    const { database, site, pages } = await migrated();
    expect(pages).toEqual([{ slug: "accesibilidad", titulo: "Accesibilidad" }]);
    expect(site.legal).toEqual([{ href: "/accesibilidad", label: "Accesibilidad" }]);
    const pagina = await findPagina("accesibilidad");
    expect(checkPagina(pagina ?? {})).toEqual([]);
    const seen = { id: "pagina-accesibilidad", version: 1 };
    const saved = await editPagina(seen, { titulo: "Para todos", slug: "accesibilidad" }, ANA);
    expect(saved.outcome).toBe("saved");
    expect(await listVersions({ tipo: "pagina", id: seen.id })).toHaveLength(2);
    await database.close();
  });

  it("is the owner's where they have one at its address, as with the page about our order", async () => {
    const { database, site, pages } = await migrated(
      own("accesibilidad", "pie"),
      own("como-ordenamos", "pie"),
    );
    const slugs = ["accesibilidad", "como-ordenamos"];
    expect(pages).toEqual(slugs.map((slug) => ({ slug, titulo: `Nuestra ${slug}` })));
    const links = slugs.map((slug) => ({ href: `/${slug}`, label: `Nuestra ${slug}` }));
    expect(site.paginas).toEqual(links);
    const html = await drawOnSite(createElement(SiteFooter), { ...site, categorias: { data: [] } });
    for (const { href, label } of links) {
      expect(html.match(new RegExp(`href="${href}">[^<]*`, "g"))).toEqual([
        `href="${href}">${label}`,
      ]);
    }
    expect((await findPagina("accesibilidad"))?.contenido).toBe("Lo nuestro.");
    expect((await comoOrdenamos()).data.own?.pagina.contenido).toBe("Lo nuestro.");
    await database.close();
  });

  it("is linked from nowhere while the owner's is a draft, or has moved on", async () => {
    const moved = sql`insert into slugs_antiguos (tipo, slug, id, created_at)
      values ('pagina', 'accesibilidad', 'para-todos', ${AT})`;
    for (const rows of [[own("accesibilidad", "", "draft")], [own("para-todos"), moved]]) {
      const { database, site, pages } = await migrated(...rows);
      expect(pages).toHaveLength(1);
      expect(site.legal).toEqual([]);
      await database.close();
    }
  });
});

it("takes the rights of who was invited and never chose a password, until they use a link", async () => {
  const { file, database } = await databaseBefore("0048");
  const raw = new SqliteDatabase(file);
  const [before, at, later] = [9, 10, 11].map(
    (hour) => `2026-11-20T${hour < 10 ? "0" : ""}${hour}:00:00.000Z`,
  );
  const person = (id: string, type: string, verified: string, password: string) =>
    raw.exec(`
      insert into profiles (id, email, is_admin, admin_type, created_at, updated_at)
        values ('${id}', '${id}@ejemplo.es', 1, '${type}', '${before}', '${at}');
      insert into credenciales (user_id, password_hash, verified_at, updated_at)
        values ('${id}', 'x', '${verified}', '${password}')`);
  const invited = (id: string, action: string, actor = "null") =>
    raw.exec(
      `insert into audit_log (at, actor_id, action, target) values ('${at}', ${actor}, '${action}', '${id}')`,
    );
  person("jefa", "main_admin", before ?? "", before ?? "");
  for (const id of ["callada", "lista"]) invited(id, "administrador.invitado", "'jefa'");
  invited("ordenada", "administrador.creado");
  invited("antigua", "administrador.invitado", "'jefa'");
  invited("huerfana", "administrador.invitado", "'quien-se-fue'");
  person("huerfana", "contributor", at ?? "", at ?? "");
  person("callada", "contributor", at ?? "", at ?? "");
  person("ordenada", "main_admin", at ?? "", at ?? "");
  person("lista", "contributor", at ?? "", later ?? "");
  person("antigua", "contributor", before ?? "", before ?? "");
  raw.close();
  const day = Date.now();
  await migrate(database);
  const { read } = database;
  const rows = await read.selectFrom("invitaciones").selectAll().orderBy("user_id").execute();
  expect(rows.map(({ user_id, tipo, por }) => [user_id, tipo, por])).toEqual([
    ["callada", "contributor", "jefa"],
    ["ordenada", "main_admin", null],
  ]);
  for (const { created_at } of rows) expect(Date.parse(created_at)).toBeGreaterThanOrEqual(day);
  const admins = read.selectFrom("profiles").select("id").where("is_admin", "=", 1).orderBy("id");
  expect((await admins.execute()).map(({ id }) => id)).toEqual(["antigua", "jefa", "lista"]);
  const proved = read.selectFrom("credenciales").select("user_id").where("verified_at", "is", null);
  const unproved = (await proved.execute()).map(({ user_id }) => user_id);
  expect(unproved.sort()).toEqual(["callada", "huerfana", "ordenada"]);
  await database.close();
});
