import { readFileSync } from "node:fs";
import path from "node:path";
import { createElement } from "react";
import { describe, expect, it, vi } from "vitest";
import { KINDS } from "~/domain/kinds.server";
import { loadSiteData } from "~/layout/site-data.server";
import { SiteFooter } from "~/layout/site-footer";
import { loader as comoOrdenamos } from "~/routes/como-ordenamos";
import { log } from "~/runtime/log.server";
import { migrate } from "~db/migrator.server";
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
import { migrationsBefore, openBefore } from "../support/before-migration";
import { drawOnSite } from "../support/drawn";
import { editPagina } from "../support/records";
import { changeRows, readColumn, readRow, readRows } from "../support/stored";

/** Opens a site as it was after migration 0019, as the database of the process. */
async function siteOf0019() {
  const site = await openBefore("0020");
  site.raw.exec(readFileSync(path.join(import.meta.dirname, "../fixtures/sitio-0019.sql"), "utf8"));
  return site;
}

const expectWhole = ({ raw }: Awaited<ReturnType<typeof openBefore>>) =>
  expect(raw.pragma("foreign_key_check")).toEqual([]);

it("takes a site of the version before, whose failed mails lose the text that may hold a key", async () => {
  const site = await openBefore("0017");
  const mail = {
    ...{ recipient: "ana@example.es", subject: "Restablece tu contraseña" },
    body: "https://example.es/auth/restablecer?token=secreto",
    ...{ run_after: "2026-11-01T00:00:00.000Z", created_at: "2026-11-01T00:00:00.000Z" },
  };
  for (const status of ["queued", "failed"]) {
    site.add("correos", { ...mail, id: status, message_id: `${status}@example.es`, status });
  }
  await migrate(site.database);
  expect(site.rows("select id, body from correos order by id")).toEqual([
    { id: "failed", body: "" },
    { id: "queued", body: mail.body },
  ]);
  expectWhole(site);
});

/** The SQL of tables without what migration 0021 changes: the foreign keys to categories. */
const schemaOf = (rows: { name: string; sql: string }[]) =>
  rows.map((row) => ({
    ...row,
    sql: row.sql.replace(/ references (categorias|tipos_consejo) \(slug\)[\w ]+?(?=[,\n])/, ""),
  }));

it("gives products and articles a foreign key to their category, and else keeps each table as it was", async () => {
  const { database, rows: rowsOf } = await siteOf0019();
  await migrate(database, migrationsBefore("0021"));
  const schemaNow = () =>
    schemaOf(
      rowsOf(`select type, name, sql from sqlite_schema where sql is not null
        order by type, name`) as Parameters<typeof schemaOf>[0],
    );
  const kept = () => ({
    productos: rowsOf("select * from productos order by id"),
    consejos: rowsOf("select * from consejos order by id"),
    relaciones: rowsOf("select * from productos_relacionados"),
    entradas: rowsOf("select * from busqueda_productos order by n"),
    hallados: rowsOf(
      "select rowid from busqueda_productos_palabras where busqueda_productos_palabras match 'producto' order by rowid",
    ),
    estadisticas: rowsOf("select * from sqlite_stat1 order by tbl, idx"),
  });
  const [schema, rows] = [schemaNow(), kept()];
  await migrate(database, migrationsBefore("0022"));
  const added = /^categorias_(by_nombre|ocultas|parent_shown)|_oculta_(update|delete)$/;
  const altered = /^(categorias|tipos_consejo)$/;
  const others = (all: typeof schema) =>
    all
      .filter(({ name }) => !added.test(name) && !altered.test(name))
      .map((row) => ({ ...row, sql: row.sql.replace(/^CREATE TABLE "(\w+)"/, "CREATE TABLE $1") }));
  expect(others(schemaNow())).toEqual(others(schema));
  const named = (all: ReturnType<typeof kept>) => ({
    ...all,
    productos: all.productos.map((row) => ({ ...(row as object), category: "" })),
    consejos: all.consejos.map((row) => ({ ...(row as object), categoria: "" })),
  });
  expect(rows.hallados.length).toBeGreaterThan(1);
  expect(rows.estadisticas.length).toBeGreaterThan(5);
  expect(named(kept())).toEqual(named(rows));
  await expect(changeRows("productos", { category: "inventada" })).rejects.toThrow("FOREIGN KEY");
});

it("turns each name that no category has into a hidden one that is called so", async () => {
  const { database, add, rows } = await siteOf0019();
  for (const [id, category] of Object.entries(TEXTS)) add("productos", { id, category });
  add("slugs_antiguos", { tipo: "categoria", slug: "muebles", id: "cat-mobiliario" });
  for (const categoria of ["mobiliario", "Vuelta al Cole", "sueno"]) {
    const id = categoria.toLowerCase().replaceAll(" ", "-");
    add("consejos", { id, slug: `k-${id}`, categoria });
  }
  await migrate(database);
  const productos = rows(`
    select productos.slug, category, nombre, oculta from productos
    join categorias on categorias.slug = category
    where productos.slug like 'x-%' or productos.slug = 'texto-libre' order by 1`);
  const madera = { category: "juguetes-de-madera", nombre: "Juguetes de Madera", oculta: 1 };
  expect(productos).toEqual([
    { slug: "texto-libre", ...madera },
    { slug: "x-antiguo", category: "mobiliario", nombre: "Mobiliario", oculta: 0 },
    { slug: "x-igual", category: "mobiliario-2", nombre: "MOBILIARIO", oculta: 1 },
    { slug: "x-largo", category: "a".repeat(120), nombre: "a".repeat(120), oculta: 1 },
    { slug: "x-nada", category: "sin-nombre", nombre: "Sin categoría", oculta: 1 },
    { slug: "x-otro", category: "otro", nombre: "otro", oculta: 1 },
    { slug: "x-otro-mayor", category: "otro-2", nombre: "Otro", oculta: 1 },
  ]);
  const tipos = rows(`
    select consejos.id, tipos_consejo.slug, nombre, oculta from consejos
    join tipos_consejo on tipos_consejo.slug = categoria
    where consejos.slug like 'k-%' order by 1`);
  expect(tipos).toEqual([
    { id: "mobiliario", slug: "mobiliario", nombre: "mobiliario", oculta: 1 },
    { id: "sueno", slug: "sueno", nombre: "Sueño", oculta: 0 },
    { id: "vuelta-al-cole", slug: "vuelta-al-cole", nombre: "Vuelta al Cole", oculta: 1 },
  ]);
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
  const site = await siteOf0019();
  const slugs = (table: string) => site.rows(`select slug from ${table} order by slug`);
  const contents = () => ({
    productos: slugs("productos"),
    consejos: slugs("consejos"),
    importaciones: site.rows(
      "select id, estado, avance, importados, actualizados from importaciones order by id",
    ),
  });
  const before = contents();
  expect(before.importaciones).toHaveLength(6);
  await migrate(site.database);
  expect(contents()).toEqual(before);
  const kept = ["mobiliario", "tronas-asientos", "vacia"].map((slug) => ({ slug }));
  expect(slugs("categorias")).toEqual(expect.arrayContaining(kept));
  expectWhole(site);
});

it("brings back what was in the trash of that site, and says what is damaged", async () => {
  const { database } = await siteOf0019();
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
  expect(await readRows("productos_relacionados", { producto_id: "p-en-papelera" })).toEqual([
    { producto_id: "p-en-papelera", producto_relacionado_id: "p-a", orden: 0 },
  ]);
  // «paseo» had passed its contents, and so its address, to another category.
  expect(await findRenamed("categoria", "paseo")).toBeUndefined();
  expect(await findRenamed("categoria", "tronas")).toBe("tronas-asientos");
});

it("keeps the versions of that site, and what differs in them", async () => {
  const { database, rows } = await siteOf0019();
  const before = rows("select tipo, item_id, version, datos from revisiones");
  await migrate(database);
  const now = rows("select tipo, item_id, version, datos from versiones");
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
});

it("undoes the imports of that site, also one that was half undone", async () => {
  const { database } = await siteOf0019();
  await migrate(database);
  const title = async (id: string) => (await readRow("productos", { id })).title;
  expect(await title("p-a")).toBe("Cuna a");
  expect(await findRenamed("producto", "b")).toBeUndefined();
  expect(await startUndo({ id: "terminada", actor: ANA })).toBe(true);
  await run();
  expect((await lote("terminada")).deshecho).toEqual({
    ...{ retirados: 3, restaurados: 1, conservados: 0 },
  });
  expect(await title("p-a")).toBe("Antes");
  const { slug } = await readRow("productos", { id: "p-b" });
  expect(await findRenamed("producto", "b")).toBe(slug);
  expect((await lote("deshaciendo")).deshecho.retirados).toBe(2);
  expect((await lote("en_curso")).recuento.importados).toBe(2);
});

it("keeps a form that a session cut off as a draft of its own form", async () => {
  const { database, add } = await openBefore("0030");
  const at = "2026-11-20T10:00:00.000Z";
  add("profiles", { id: "ana", email: "ana@ejemplo.es", created_at: at, updated_at: at });
  add("reanudaciones", {
    ...{ id: "r-1", user_id: "ana", destino: "/admin/consejos/c-1?volver=%2Fadmin" },
    ...{ campos: '[["titulo","Siestas"]]', created_at: at },
  });
  await migrate(database);
  expect(await findBorrador("r-1", "ana")).toEqual({
    ...{ id: "r-1", volver: "/admin/consejos/c-1", campo: "" },
    datos: [["titulo", "Siestas"]],
  });
});

it.each([1, 0])(
  "keeps the texts of the demo while the site has its catalogue (%i)",
  async (demo) => {
    const { database, add } = await openBefore("0032");
    add("tipos_consejo", { id: "sueno" });
    add("consejos", { id: "a", categoria: "sueno", estado: "draft", demo });
    add("ajustes", { clave: "nombre", valor: "La Cuna" });
    add("ajustes", { clave: "horario", valor: "" });
    await migrate(database);
    const guardados = await readGuardados(database.read);
    // The opening hours came into the demo's texts after that migration, so they stay empty.
    expect(guardados).toMatchObject({ nombre: "La Cuna", horario: "" });
    expect(guardados.ciudad).toBe(demo ? "Madrid" : "");
    expect(guardados.sobre).toBe(demo ? TEXTOS.sobre : NEUTROS.sobre);
  },
);

it("finds what that site has by letters that fall into no two signs", async () => {
  const { database, add, rows } = await openBefore("0053");
  add("categorias", { id: "c", slug: "strm", nombre: "Strøm", nombre_folded: "strøm" });
  for (const [n, title] of ["Cuna Œuf", "Łódź", "Cuna"].entries()) {
    const titulo_folded = title.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
    const row = { id: `p-${n}`, title, titulo_folded, category: "strm", estado: "published" };
    add("productos", row);
  }
  const media = { sha: "a".repeat(64), width: 1, height: 1, anchos: "[]", origen: "upload" };
  add("media", { ...media, alt: "Größe", alt_folded: "große", created_at: "2026" });
  await migrate(database);
  expect(rows("select titulo from busqueda_productos order by id")).toEqual([
    { titulo: "cuna oeuf" },
    { titulo: "lodz" },
    { titulo: "cuna" },
  ]);
  expect(rows("select nombre_folded, slug from categorias")).toEqual([
    { nombre_folded: "strom", slug: "strm" },
  ]);
  expect(rows("select alt_folded from media")).toEqual([{ alt_folded: "grosse" }]);
});

it("reads the prices of that site as figures, and gives its products an empty sheet", async () => {
  const site = await openBefore("0035");
  const prices: (string | null)[] = ["1.299,00 €", "desde 49 €", "49 €", "entre 40 y 60 €", null];
  // Spellings of prices that migration 0051 reads as figures.
  prices.push("1 299,00 €", "EUR 49,90", "49,-", "0 €");
  site.add("categorias", { id: "c" });
  for (const [n, price] of prices.entries()) site.add("productos", { id: `p-${n}`, price });
  await migrate(site.database);
  expect(site.rows("select precio_centimos, ficha from productos order by id")).toEqual(
    [129_900, 4_900, 4_900, null, null, 129_900, 4_990, 4_900, null].map((precio_centimos) => ({
      precio_centimos,
      ficha: "{}",
    })),
  );
  expectWhole(site);
});

it.each([
  ["the sheets that a new one had then where it has none", [], 21],
  ["no sheet where it has one already", ["propio"], 1],
])("gives the main categories of that site %s", async (_, own, count) => {
  const site = await openBefore("0039");
  for (const slug of ["alimentacion", "bano-higiene", "cunas", "ropa-calzado"]) {
    const oculta = slug === "ropa-calzado" ? 1 : 0;
    site.add("categorias", { id: `cat-${slug}`, slug, nombre: slug, nombre_folded: slug, oculta });
  }
  for (const id of own) {
    site.add("datos", { id, categoria_id: "cat-cunas", clave: id, nombre: "Propio" });
  }
  await migrate(site.database);
  expect(await readRows("datos")).toHaveLength(count);
  expectWhole(site);
});

it("gives filters their sentences where a fact still is as the site began with it", async () => {
  const { database, add } = await openBefore("0057");
  const peso = { clave: "peso", nombre: "Peso", tipo: "numero", unidad: "kg", mejor: "menos" };
  for (const [id, changes] of Object.entries({
    "cat-a": {},
    "cat-b": { unidad: "g" },
    "cat-c": { mejor: "mas" },
    "cat-d": { filtrable: 0 },
  })) {
    add("categorias", { id });
    add("datos", { ...peso, id: `peso-${id}`, categoria_id: id, filtrable: 1, ...changes });
  }
  await migrate(database);
  expect(await readColumn("datos", "frase")).toEqual(["Pesa … o menos", "", "", ""]);
});

it("says how far the index of searches has come while it is made anew", async () => {
  const { database, add } = await openBefore("0022");
  add("tipos_consejo", { id: "sueno" });
  add("consejos", { id: "a", categoria: "sueno" });
  let now = 0;
  const clock = vi.spyOn(performance, "now").mockImplementation(() => (now += 1_000));
  const info = vi.spyOn(log(), "info");
  await migrate(database);
  expect(info.mock.calls).toEqual([
    [{ work: "índice de búsqueda, consejos", done: 1, total: 1 }, "still at work"],
  ]);
  clock.mockRestore();
  info.mockRestore();
});

it("keeps the featured products of that site in the order of their titles", async () => {
  const { database, add, rows } = await openBefore("0042");
  add("categorias", { id: "c" });
  for (const [id, destacado_home] of Object.entries({ b: 1, a: 1, aa: 0, c: 1 })) {
    add("productos", { id, estado: "published", destacado_home });
  }
  await migrate(database);
  const places = "select id, orden_home from productos where destacado_home = 1 order by id";
  expect(rows(places)).toEqual([
    { id: "a", orden_home: 0 },
    { id: "b", orden_home: 1 },
    { id: "c", orden_home: 2 },
  ]);
});

describe("the page about accessibility", () => {
  const CONTEXT = { requestId: "1", nonce: "", clientAddress: "127.0.0.1" };

  /** Migrates a database from before 0046 with these rows. @returns how pages see the site */
  async function migrated(...given: [table: string, row: Record<string, unknown>][]) {
    const { database, add, rows } = await openBefore("0046");
    for (const [table, row] of given) add(table, row);
    await migrate(database);
    const { site } = await loadSiteData(new Request("http://localhost/"), CONTEXT);
    return { site, pages: rows("select slug, titulo from paginas order by slug") };
  }

  const own = (id: string, lugar = "", estado = "published") => {
    const row = { id, titulo: `Nuestra ${id}`, contenido: "Lo nuestro.", lugar, estado };
    return ["paginas", row] as [string, typeof row];
  };

  it("is made, published and linked among the legal pages, and is edited as any other", async () => {
    const { site, pages } = await migrated();
    expect(pages).toEqual([{ slug: "accesibilidad", titulo: "Accesibilidad" }]);
    expect(site.legal).toEqual([{ href: "/accesibilidad", label: "Accesibilidad" }]);
    const pagina = await findPagina("accesibilidad");
    expect(checkPagina(pagina ?? {})).toEqual([]);
    const seen = { id: "pagina-accesibilidad", version: 1 };
    const saved = await editPagina(seen, { titulo: "Para todos", slug: "accesibilidad" }, ANA);
    expect(saved.outcome).toBe("saved");
    expect(await listVersions({ tipo: "pagina", id: seen.id })).toHaveLength(2);
  });

  it("is the owner's where they have one at its address, as with the page about our order", async () => {
    const { site, pages } = await migrated(
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
  });

  it("is linked from nowhere while the owner's is a draft, or has moved on", async () => {
    const former = { tipo: "pagina", slug: "accesibilidad", id: "para-todos" };
    const moved: [string, typeof former] = ["slugs_antiguos", former];
    for (const rows of [[own("accesibilidad", "", "draft")], [own("para-todos"), moved]]) {
      const { site, pages } = await migrated(...rows);
      expect(pages).toHaveLength(1);
      expect(site.legal).toEqual([]);
    }
  });
});

it("takes the rights of who was invited and never chose a password, until they use a link", async () => {
  const { database, add } = await openBefore("0048");
  const [before, at, later] = ["09", "10", "11"].map((hour) => `2026-11-20T${hour}:00:00.000Z`);
  const person = (id: string, admin_type: string, verified_at = at, password = at) => {
    const email = `${id}@ejemplo.es`;
    add("profiles", { id, email, is_admin: 1, admin_type, created_at: before, updated_at: at });
    add("credenciales", { user_id: id, password_hash: "x", verified_at, updated_at: password });
  };
  const invited = (target: string, action: string, actor_id: string | null = null) =>
    add("audit_log", { at, actor_id, action, target });
  person("jefa", "main_admin", before, before);
  for (const id of ["callada", "lista"]) invited(id, "administrador.invitado", "jefa");
  invited("ordenada", "administrador.creado");
  invited("antigua", "administrador.invitado", "jefa");
  invited("huerfana", "administrador.invitado", "quien-se-fue");
  person("huerfana", "contributor");
  person("callada", "contributor");
  person("ordenada", "main_admin");
  person("lista", "contributor", at, later);
  person("antigua", "contributor", before, before);
  const day = Date.now();
  await migrate(database);
  const rows = await readRows("invitaciones");
  expect(rows.map(({ user_id, tipo, por }) => [user_id, tipo, por])).toEqual([
    ["callada", "contributor", "jefa"],
    ["ordenada", "main_admin", null],
  ]);
  for (const { created_at } of rows) expect(Date.parse(created_at)).toBeGreaterThanOrEqual(day);
  const admins = await readColumn("profiles", "id", { is_admin: 1 });
  expect(admins).toEqual(["antigua", "jefa", "lista"]);
  const unproved = await readColumn("credenciales", "user_id", { verified_at: null });
  expect(unproved).toEqual(["callada", "huerfana", "ordenada"]);
});
