import { CompiledQuery, sql } from "kysely";
import { describe, expect, it } from "vitest";
import { seedBaseline } from "~/cli/seed/baseline.server";
import { generate } from "~/cli/seed/generate.server";
import type { Database } from "~db/client.server";
import { findColumnas } from "~features/filtros/columnas.server";
import { searchCandidatos, searchProductos } from "~features/relaciones/relaciones.server";
import { findBySlug as findConsejo, findLatest } from "~nouns/consejos/queries/consejos.server";
import { listBiblioteca } from "~nouns/imagenes/queries/biblioteca.server";
import { findBySlug, findFeatured, findRelated } from "~nouns/productos/queries/productos.server";
import { findPage } from "~nouns/productos/queries/productos-admin.server";
import { ORDENES, parseFiltroProductos } from "~nouns/productos/rules/lista-admin";
import { findSucesos } from "~record/historial/find-sucesos.server";
import { findRenamed } from "~record/slugs/slugs-antiguos.server";
import { testDatabase } from "../../../support/database";
import { recordQueries } from "../../../support/record-queries";

type Asked = Record<string, () => Promise<unknown>>;

const db = testDatabase();

async function fill(database: Database): Promise<void> {
  await seedBaseline(database);
  await generate(database, { productos: 2_000, consejos: 2_000 });
}

/** Copies each product nine times, with a picture, by single statements, as rows are many. */
async function fillTenfold({ writer }: Database): Promise<void> {
  await sql`insert into media (sha, width, height, anchos, bytes, origen, alt, alt_folded, created_at)
    select left(md5(n::text), 24), 960, 640, '[960]', 1000, 'upload', 'Cuna', 'cuna',
    '2026-01-02T10:00:00.000Z' from generate_series(0, 4999) as n`.execute(writer);
  await sql`insert into productos select each.* from productos, generate_series(1, 9) as n,
    jsonb_populate_record(productos, jsonb_build_object('id', id || '-' || n,
      'slug', slug || '-' || n, 'titulo_folded', titulo_folded || n,
      'imageurl', '/media/' || left(md5((hashtext(id || n) & 4095)::text), 24))) as each`.execute(
    writer,
  );
  await sql`insert into audit_log (at, action, actor_email, target, details)
    select '2026-01-02T10:00:00.000Z', 'producto.edited', 'ana@ejemplo.es', id, '{}'
    from productos`.execute(writer);
  // On a server autovacuum does this; plans are otherwise those of a table just written.
  await sql`vacuum full`.execute(writer);
  await sql`vacuum analyze`.execute(writer);
}

/** @param how options of `explain` @returns the plan of each query that reads */
async function plansOf<Plan>(run: () => Promise<unknown>, how: string, asked = /./) {
  const database = db.database();
  const queries = recordQueries(database);
  await run();
  const chosen = queries.filter(({ sql: text }) => asked.test(text));
  expect(chosen.length).toBeGreaterThan(0);
  const plans: Plan[] = [];
  for (const { sql: text, parameters } of chosen) {
    const explained = CompiledQuery.raw(`explain ${how} ${text}`, [...parameters]);
    const { rows } = await database.writer.executeQuery<Record<"QUERY PLAN", Plan>>(explained);
    plans.push(...rows.map((row) => row["QUERY PLAN"]));
  }
  return plans;
}

const listed = (asked: string) => () => findPage(parseFiltroProductos(new URLSearchParams(asked)));

describe("on a server", () => {
  const PAGES: Asked = {
    "featured products": findFeatured,
    "a product": () => findBySlug("nada"),
    "related products": () => findRelated({ id: "B0G0000001", category: "mobiliario" }),
    "the products of a category": () => findColumnas(["mobiliario"]),
    "the newest articles": () => findLatest(3),
    "an article": () => findConsejo("nada"),
    "a former slug": () => findRenamed("producto", "antes"),
    ...Object.fromEntries(
      ORDENES.map((orden) => [`the admin's list by ${orden}`, listed(`orden=${orden}`)]),
    ),
  };

  it("no page reads all products or articles", async () => {
    await fill(db.database());
    await sql`analyze`.execute(db.database().writer);
    for (const [name, run] of Object.entries(PAGES)) {
      // A count of all rows is left out, because the server has to read all of them for it.
      const lines = await plansOf<string>(run, "", /^(?!select count\()/);
      const whole = lines.filter((line) =>
        /Seq Scan on (productos|consejos|versiones)\b/.test(line),
      );
      expect(whole, name).toEqual([]);
    }
  });

  /** The lists of the admin area that read the most pages, out of some thirty measured. */
  const DEAREST: Asked = {
    "the last page by title": listed("pagina=800"),
    "the last page by rating": listed("orden=-valoracion&pagina=800"),
    "the last page by date": listed("orden=fecha&pagina=800"),
    "a search that finds nothing": listed("q=nadaquesea"),
    "prices looked at long ago": listed("filtro=precio-antiguo"),
    "the last page to relate": () => searchProductos({ q: "", pagina: 400 }),
    "a search to relate": () => searchProductos({ q: "ligero", pagina: 1 }),
    "a search in the dialog to relate": () =>
      searchCandidatos({ tipo: "producto", id: "B0G0000001" }, "ligero"),
    "the pictures": () => listBiblioteca({ q: "cuna", vista: "", pagina: 1 }),
    "the last page of what was done": () => findSucesos({ actor: "", accion: "", pagina: 400 }),
  };

  type Explained = [{ Plan: Record<"Shared Hit Blocks" | "Shared Read Blocks", number> }];

  it("the dearest lists of 20,000 products touch less than half of what the products take", async () => {
    await fill(db.database());
    await fillTenfold(db.database());
    await db.database().catchUp();
    const { rows } = await sql<{ pages: number }>`select relpages as pages from pg_class
      where oid = 'productos'::regclass`.execute(db.database().read);
    const most = (rows[0]?.pages ?? 0) / 2;
    const touched: Record<string, number> = {};
    for (const [name, run] of Object.entries(DEAREST)) {
      const plans = await plansOf<Explained>(run, "(analyze, buffers, format json)");
      const blocks = plans.map(
        ([{ Plan }]) => Plan["Shared Hit Blocks"] + Plan["Shared Read Blocks"],
      );
      touched[name] = blocks.reduce((sum, each) => sum + each, 0);
    }
    const dear = Object.entries(touched).filter(([, blocks]) => blocks >= most);
    expect(dear).toEqual([]);
  });
});
