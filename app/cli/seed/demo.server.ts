import { nowIso } from "~base/fechas";
import { countRows } from "~base/paging.server";
import { fold } from "~base/texto";
import { insertDatos } from "~db/baseline/insert-datos.server";
import type { Database, Trx } from "~db/client.server";
import { demoConsejos, demoProductos } from "~db/demo/catalogo";
import { demoFicha } from "~db/demo/fichas";
import { demoAutores, firmaOf } from "~db/demo/firmas";
import { demoTextos, EQUIPO } from "~db/demo/textos";
import { textosDeCategorias, textosDeTipos } from "~db/demo/textos-categorias";
import type { DemoConsejo, DemoProducto } from "~db/demo/types";
import { deleteDemo } from "~features/escritorio/demo.server";
import type { DemoCount } from "~features/escritorio/pendiente";
import { LEGAL_UPDATED } from "~nouns/ajustes/titular";
import { TEXTOS_CAMPOS } from "~nouns/categorias/categoria.kind";
import { dropEmptyOcultas } from "~nouns/categorias/queries/ocultas.server";
import { resolveCategoria, resolveTipo } from "~nouns/categorias/queries/resolve-categoria.server";
import { type NewProducto, toRow } from "~nouns/productos/queries/write-productos.server";
import { FEATURED_LIMIT } from "~nouns/productos/rules/producto";
import { namesOf } from "~record/campos/campo";
import { recordSuceso, VIA_ORDEN } from "~record/historial/historial.server";
import { insertNew } from "./insert-new.server";
import { addPicture, copyPictures, type PictureManifest } from "./pictures.server";

export async function seedDemo(database: Database, { isOrdered = false } = {}): Promise<DemoCount> {
  const manifest = await copyPictures(/^(productos|consejos)\//);
  return database.write(async (trx) => {
    const added = { productos: 0, consejos: 0 };
    await insertDatos(trx);
    await putTextos(trx);
    for (const producto of demoProductos) {
      added.productos += await insertProducto(producto, manifest, trx);
    }
    await insertNew(trx, "autores", demoAutores);
    for (const consejo of demoConsejos) {
      added.consejos += await insertConsejo(consejo, manifest, trx);
    }
    const textos = Object.entries(demoTextos);
    // No owner has saved them: a legal page does not change its day for them.
    const updated_at = `${LEGAL_UPDATED}T00:00:00.000Z`;
    const ajustes = textos.map(([clave, valor]) => ({
      ...{ clave, valor, updated_at, demo: 1 as const },
    }));
    await insertNew(trx, "ajustes", ajustes);
    await dropEmptyOcultas(trx);
    await insertRelations(trx);
    if (isOrdered) await recordOrder(trx, "demo.cargado", added);
    return added;
  });
}

/** Only empty texts are filled. */
async function putTextos(trx: Trx): Promise<void> {
  for (const [slug, descripcion] of Object.entries(textosDeTipos)) {
    const tipo = trx.updateTable("tipos_consejo").where("slug", "=", slug);
    await tipo.where("descripcion", "=", "").set({ descripcion, demo: 1 }).execute();
  }
  for (const { slug, ...textos } of textosDeCategorias) {
    for (const name of namesOf(TEXTOS_CAMPOS)) {
      const categoria = trx.updateTable("categorias").where("slug", "=", slug);
      const written = { [name]: textos[name], [`demo_${name}`]: 1 };
      await categoria.where(name, "=", "").set(written).execute();
    }
  }
}

/** Rows that an editor has changed go too. */
export async function removeDemo(database: Database): Promise<DemoCount> {
  return database.write(async (trx) => {
    const removed = await deleteDemo(trx);
    await recordOrder(trx, "demo.retirado", removed);
    return removed;
  });
}

const recordOrder = (trx: Trx, action: "demo.cargado" | "demo.retirado", counts: DemoCount) =>
  recordSuceso(trx, { action, details: { ...counts, ...VIA_ORDEN } });

async function hasRoomOnHome(trx: Trx): Promise<boolean> {
  const featured = trx.selectFrom("productos").where("destacado_home", "=", 1);
  return (await countRows(featured)) < FEATURED_LIMIT;
}

async function insertProducto(producto: DemoProducto, manifest: PictureManifest, trx: Trx) {
  const { alt, relacionados, destacado_home, ...campos } = producto;
  const checked = `${campos.revisado_at}T10:00:00.000Z`;
  const completed: NewProducto = {
    ...campos,
    category: await resolveCategoria(trx, campos.category),
    imageurl: await addPicture(manifest, `productos/${campos.slug}`, alt, trx),
    estado: campos.estado ?? "published",
    revisor: campos.revisor ?? EQUIPO,
    revisado_at: checked,
  };
  const isFeatured = destacado_home && (await hasRoomOnHome(trx));
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("productos")
    .values({
      ...toRow(completed, new Date(checked)),
      ficha: demoFicha(producto.slug),
      ...{ destacado_home: isFeatured ? 1 : 0, orden_home: destacado_home ?? 0 },
      ...{ demo: 1, updated_at: nowIso() },
      // Only prices seen lately are compared, and an example must show how.
      precio_comprobado_at: nowIso(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows);
}

async function insertConsejo(consejo: DemoConsejo, manifest: PictureManifest, trx: Trx) {
  const { slug, titulo, extracto, contenido, estado = "published" } = consejo;
  const fecha = `${consejo.fecha}T08:00:00.000Z`;
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("consejos")
    .values({
      ...{ id: demoConsejoId(slug), slug, titulo, titulo_folded: fold(titulo) },
      ...{ extracto, contenido, ...firmaOf(slug), estado, demo: 1 },
      imagen: await addPicture(manifest, `consejos/${slug}`, consejo.alt, trx),
      categoria: await resolveTipo(trx, consejo.categoria),
      ...{ fecha, created_at: fecha, updated_at: fecha },
      published_at: estado === "published" ? fecha : null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows);
}

const demoConsejoId = (slug: string) => `demo-${slug}`;

async function insertRelations(trx: Trx): Promise<void> {
  const rows = await trx.selectFrom("productos").select(["id", "slug"]).execute();
  const idOf = new Map(rows.map((row) => [row.slug, row.id]));
  const ids = new Set(idOf.values());
  const existing = (slugs: readonly string[]) => slugs.flatMap((slug) => idOf.get(slug) ?? []);
  const relations = demoProductos
    .filter(({ id }) => ids.has(id))
    .flatMap(({ id, relacionados }) =>
      existing(relacionados)
        .filter((other) => other !== id)
        .map((other, orden) => ({ producto_id: id, producto_relacionado_id: other, orden })),
    );
  await insertNew(trx, "productos_relacionados", relations);

  const consejos = await trx.selectFrom("consejos").select("id").execute();
  const consejoIds = new Set(consejos.map(({ id }) => id));
  const recommendations = demoConsejos
    .map(({ slug, productos }) => ({ consejo_id: demoConsejoId(slug), productos }))
    .filter(({ consejo_id }) => consejoIds.has(consejo_id))
    .flatMap(({ consejo_id, productos }) =>
      existing(productos).map((producto_id, orden) => ({ consejo_id, producto_id, orden })),
    );
  await insertNew(trx, "consejos_productos_relacionados", recommendations);
}
