import { dropEmptyOcultas } from "~/domain/categorias/queries/ocultas.server";
import {
  resolveCategoria,
  resolveTipo,
} from "~/domain/categorias/queries/resolve-categoria.server";
import { deleteDemo } from "~/domain/escritorio/demo.server";
import type { DemoCount } from "~/domain/escritorio/pendiente";
import { nowIso } from "~/domain/fechas";
import { recordSuceso, VIA_ORDEN } from "~/domain/historial/historial.server";
import { countRows } from "~/domain/paginas.server";
import { FEATURED_LIMIT } from "~/domain/productos/rules/producto";
import { fold } from "~/domain/texto";
import type { Database, Trx } from "~db/client.server";
import { demoConsejos, demoProductos } from "~db/demo/catalogo";
import { demoAutores, firmaOf } from "~db/demo/firmas";
import { demoTextos, EQUIPO } from "~db/demo/textos";
import type { DemoConsejo, DemoProducto } from "~db/demo/types";
import { demoConsejoId, insertRelations } from "./demo-relations.server";
import { addPicture, copyPictures, type PictureManifest } from "./pictures.server";

export async function seedDemo(database: Database, { isOrdered = false } = {}): Promise<DemoCount> {
  const manifest = await copyPictures(/^(productos|consejos)\//);
  return database.write(async (trx) => {
    const added = { productos: 0, consejos: 0 };
    for (const producto of demoProductos) {
      added.productos += await insertProducto(producto, manifest, trx);
    }
    for (const autor of demoAutores) {
      const insert = trx.insertInto("autores").values(autor);
      await insert.onConflict((conflict) => conflict.doNothing()).execute();
    }
    for (const consejo of demoConsejos) {
      added.consejos += await insertConsejo(consejo, manifest, trx);
    }
    for (const [clave, valor] of Object.entries(demoTextos)) {
      const insert = trx.insertInto("ajustes").values({ clave, valor, updated_at: nowIso() });
      await insert.onConflict((conflict) => conflict.doNothing()).execute();
    }
    await dropEmptyOcultas(trx);
    await insertRelations(trx, demoProductos, demoConsejos);
    if (isOrdered) await recordOrder(trx, "demo.cargado", added);
    return added;
  });
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
  const { slug, title, estado = "published" } = producto;
  const checked = `${producto.revisado_at}T10:00:00.000Z`;
  const isFeatured = producto.destacado_home && (await hasRoomOnHome(trx));
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("productos")
    .values({
      id: producto.id,
      slug,
      title,
      titulo_folded: fold(title),
      category: await resolveCategoria(trx, producto.category),
      imageurl: await addPicture(manifest, `productos/${slug}`, producto.alt, trx),
      price: producto.price ?? null,
      precio_comprobado_at: producto.price ? checked : null,
      rating: producto.rating,
      veredicto: producto.veredicto ?? null,
      para_quien: producto.para_quien ?? null,
      no_para: producto.no_para ?? null,
      descripcion: producto.descripcion,
      contenido_principal: producto.contenido_principal,
      isrecommended: producto.isrecommended ? 1 : 0,
      keyfeatures: JSON.stringify(producto.keyfeatures),
      pros: JSON.stringify(producto.pros),
      cons: JSON.stringify(producto.cons),
      colores: JSON.stringify(producto.colores ?? []),
      estado,
      destacado_home: isFeatured ? 1 : 0,
      revisor: producto.revisor ?? EQUIPO,
      revisado_at: checked,
      demo: 1,
      created_at: checked,
      updated_at: nowIso(),
      published_at: estado === "published" ? checked : null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows);
}

async function insertConsejo(consejo: DemoConsejo, manifest: PictureManifest, trx: Trx) {
  const { slug, titulo, estado = "published" } = consejo;
  const fecha = `${consejo.fecha}T08:00:00.000Z`;
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("consejos")
    .values({
      id: demoConsejoId(slug),
      slug,
      titulo,
      titulo_folded: fold(titulo),
      extracto: consejo.extracto,
      imagen: await addPicture(manifest, `consejos/${slug}`, consejo.alt, trx),
      categoria: await resolveTipo(trx, consejo.categoria),
      fecha,
      contenido: consejo.contenido,
      ...firmaOf(slug),
      estado,
      demo: 1,
      created_at: fecha,
      updated_at: fecha,
      published_at: estado === "published" ? fecha : null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows);
}
