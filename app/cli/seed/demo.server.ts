import path from "node:path";
import { projectRoot } from "~/runtime/env.server";
import { nowIso } from "~base/fechas";
import { fold } from "~base/texto";
import { insertDatos } from "~db/baseline/insert-datos.server";
import type { Database, Trx } from "~db/client.server";
import { type Aparte, type Demo, readDemo } from "~db/demo/read-demo.server";
import { countRows } from "~db/paging.server";
import { deleteDemo } from "~features/escritorio/demo.server";
import type { DemoCount } from "~features/escritorio/pendiente";
import { parseCsv } from "~features/importacion/archivo/csv-file";
import { readFichaCells } from "~features/importacion/fila/ficha-celdas";
import { Lectura } from "~features/importacion/fila/lectura";
import type { ProductoImportado } from "~features/importacion/fila/producto-row";
import { applyFilas } from "~features/importacion/lote/apply-filas.server";
import { LEGAL_UPDATED } from "~nouns/ajustes/titular";
import { TEXTOS_CAMPOS } from "~nouns/categorias/categoria.kind";
import { dropEmptyOcultas } from "~nouns/categorias/queries/ocultas.server";
import { findCategoria, resolveTipo } from "~nouns/categorias/queries/resolve-categoria.server";
import { consejoSchema } from "~nouns/consejos/rules/consejo-schema.server";
import { readDatosIn } from "~nouns/ficha/datos.server";
import { FEATURED_LIMIT } from "~nouns/productos/rules/producto";
import { namesOf } from "~record/campos/campo";
import { recordSuceso, VIA_ORDEN } from "~record/historial/historial.server";
import { insertNew } from "./insert-new.server";
import { addPicture, copyPictures, type PictureManifest } from "./pictures.server";

export async function seedDemo(database: Database, { isOrdered = false } = {}): Promise<DemoCount> {
  const manifest = await copyPictures(/^(productos|consejos)\//);
  const demo = readDemo(path.join(projectRoot(), "db/demo"));
  return database.write(async (trx) => {
    await insertDatos(trx);
    await putTextos(trx, demo);
    for (const [slug, { alt }] of Object.entries(demo.productos)) {
      await addPicture(manifest, `productos/${slug}`, alt, trx);
    }
    const { productos, added } = await importProductos(trx, demo);
    await insertNew(trx, "autores", demo.autores);
    for (const consejo of demo.consejos) {
      added.consejos += await insertConsejo(trx, consejo, manifest);
    }
    // Dated as the legal texts are: the demo's texts must not change the date of a legal page.
    const unsaved = { updated_at: `${LEGAL_UPDATED}T00:00:00.000Z`, demo: 1 as const };
    const textos = Object.entries(demo.ajustes);
    const ajustes = textos.map(([clave, valor]) => ({ clave, valor, ...unsaved }));
    await insertNew(trx, "ajustes", ajustes);
    await dropEmptyOcultas(trx);
    await insertRelations(trx, demo, productos);
    if (isOrdered) await recordOrder(trx, "demo.cargado", added);
    return added;
  });
}

/** Fills only texts that are empty, so that the owner's own stay. */
async function putTextos(trx: Trx, { tipos, categorias }: Demo): Promise<void> {
  for (const [slug, descripcion] of Object.entries(tipos)) {
    const tipo = trx.updateTable("tipos_consejo").where("slug", "=", slug);
    await tipo.where("descripcion", "=", "").set({ descripcion, demo: 1 }).execute();
  }
  for (const { slug, ...textos } of categorias) {
    for (const name of namesOf(TEXTOS_CAMPOS)) {
      const categoria = trx.updateTable("categorias").where("slug", "=", slug);
      const written = { [name]: textos[name], [`demo_${name}`]: 1 };
      await categoria.where(name, "=", "").set(written).execute();
    }
  }
}

/** Removes demo rows even if an editor has changed them. */
export async function removeDemo(database: Database): Promise<DemoCount> {
  return database.write(async (trx) => {
    const removed = await deleteDemo(trx);
    await recordOrder(trx, "demo.retirado", removed);
    return removed;
  });
}

const recordOrder = (trx: Trx, action: "demo.cargado" | "demo.retirado", counts: DemoCount) =>
  recordSuceso(trx, { action, details: { ...counts, ...VIA_ORDEN } });

const TEXTOS = consejoSchema.pick({ titulo: true, extracto: true, contenido: true, fuentes: true });
const ONLY_NEW = { importacion: "", duplicados: "omitir", isOver: () => false } as const;

/** Products go through the importer, like those of an owner's file. */
async function importProductos(trx: Trx, { csv, productos: apartes }: Demo) {
  const productos = await readProductos(trx, csv);
  const filas = productos.map((producto) => ({ fila: producto.fila, producto }));
  const results = await applyFilas(trx, filas, ONLY_NEW);
  const added = productos.filter((_, at) => results[at]?.resultado === "importada");
  for (const producto of added) {
    const aparte = apartes[producto.slug];
    if (aparte) await complete(trx, producto, aparte);
  }
  return { productos, added: { productos: added.length, consejos: 0 } };
}

async function readProductos(trx: Trx, csv: string): Promise<ProductoImportado[]> {
  const file = await parseCsv(csv);
  const { all, bySlug } = await readDatosIn(trx);
  const lectura = new Lectura(file, new Set(all.map(({ clave }) => clave)));
  const productos: ProductoImportado[] = [];
  for (const row of file.rows) {
    const { producto, celdas = {} } = lectura.read(row) ?? {};
    if (!producto) continue;
    const category = await findCategoria(trx, producto.category);
    // A fact that the owner has removed from the sheet is skipped, and its product still imported.
    const { ficha } = readFichaCells(celdas, bySlug.get(category ?? "") ?? [], file.separator);
    productos.push({ ...producto, ficha });
  }
  return productos;
}

/** Writes the fields that have no column in a file of products. */
async function complete(trx: Trx, { id, estado }: ProductoImportado, aparte: Aparte) {
  const { revisor, revisado_at, colores = [], destacado_home = 0 } = aparte;
  const checked = `${revisado_at}T10:00:00.000Z`;
  const featured = trx.selectFrom("productos").where("destacado_home", "=", 1);
  const isFeatured = destacado_home > 0 && (await countRows(featured)) < FEATURED_LIMIT;
  const own = trx.updateTable("productos").where("id", "=", id ?? "");
  await own
    .set({
      revisor,
      colores: JSON.stringify(colores),
      revisado_at: checked,
      created_at: checked,
      published_at: estado === "published" ? checked : null,
      // Written in the file's order, so that lists sorted by last change keep it.
      updated_at: nowIso(),
      destacado_home: isFeatured ? 1 : 0,
      orden_home: destacado_home,
      demo: 1,
    })
    .execute();
}

async function insertConsejo(
  trx: Trx,
  consejo: Demo["consejos"][number],
  manifest: PictureManifest,
) {
  const { row, categoria, alt } = consejo;
  const textos = TEXTOS.parse(row);
  return insertNew(trx, "consejos", [
    {
      ...row,
      ...textos,
      titulo_folded: fold(textos.titulo),
      imagen: await addPicture(manifest, `consejos/${row.slug}`, alt, trx),
      categoria: await resolveTipo(trx, categoria),
    },
  ]);
}

async function insertRelations(trx: Trx, demo: Demo, productos: ProductoImportado[]) {
  const rows = await trx.selectFrom("productos").select(["id", "slug"]).execute();
  const idOf = new Map(rows.map((row) => [row.slug, row.id]));
  const ids = new Set(idOf.values());
  const existing = (slugs: readonly string[] = []) => slugs.flatMap((slug) => idOf.get(slug) ?? []);
  const relations = productos.flatMap(({ id: producto_id, slug }) => {
    if (!producto_id || !ids.has(producto_id)) return [];
    const others = existing(demo.productos[slug]?.relacionados).filter((id) => id !== producto_id);
    return others.map((id, orden) => ({ producto_id, producto_relacionado_id: id, orden }));
  });
  await insertNew(trx, "productos_relacionados", relations);

  const consejos = await trx.selectFrom("consejos").select("id").execute();
  const consejoIds = new Set(consejos.map(({ id }) => id));
  const recommendations = demo.consejos
    .filter(({ row }) => consejoIds.has(row.id))
    .flatMap(({ row, productos }) =>
      existing(productos).map((producto_id, orden) => ({ consejo_id: row.id, producto_id, orden })),
    );
  await insertNew(trx, "consejos_productos_relacionados", recommendations);
}
