import { nowIso } from "~/domain/fechas";
import { fold } from "~/domain/texto";
import type { Database, Trx } from "../client.server";
import type { DemoConsejo, DemoProducto } from "./demo/types";
import { addPicture, copyPictures, type PictureManifest, readManifest } from "./pictures.server";

const productoModules = import.meta.glob<{ productos: DemoProducto[] }>("./demo/productos/*.ts", {
  eager: true,
});
const consejoModules = import.meta.glob<{ consejo: DemoConsejo }>("./demo/consejos/*.ts", {
  eager: true,
});

export const demoProductos = Object.values(productoModules).flatMap((module) => module.productos);
export const demoConsejos = Object.values(consejoModules).map((module) => module.consejo);

/** Loads the demo catalogue; what is there already stays as it is. */
export async function seedDemo(
  database: Database,
): Promise<{ productos: number; consejos: number }> {
  const manifest = await readManifest();
  const names = Object.keys(manifest).filter((name) => /^(productos|consejos)\//.test(name));
  await copyPictures(manifest, names);
  await database.write(async (trx) => {
    for (const producto of demoProductos) await insertProducto(producto, manifest, trx);
    for (const consejo of demoConsejos) await insertConsejo(consejo, manifest, trx);
    await insertRelations(trx);
  });
  return { productos: demoProductos.length, consejos: demoConsejos.length };
}

/**
 * Removes what `seedDemo` brought, also where an editor has changed it since.
 * @returns how many of each were removed
 */
export async function removeDemo(
  database: Database,
): Promise<{ productos: number; consejos: number }> {
  return database.write(async (trx) => {
    const productos = await trx.deleteFrom("productos").where("demo", "=", 1).executeTakeFirst();
    const consejos = await trx.deleteFrom("consejos").where("demo", "=", 1).executeTakeFirst();
    return {
      productos: Number(productos.numDeletedRows),
      consejos: Number(consejos.numDeletedRows),
    };
  });
}

async function insertProducto(producto: DemoProducto, manifest: PictureManifest, trx: Trx) {
  const { slug, title, estado = "published" } = producto;
  const checked = `${producto.revisado_at}T10:00:00.000Z`;
  await trx
    .insertInto("productos")
    .values({
      id: producto.id,
      slug,
      title,
      titulo_folded: fold(title),
      category: producto.category,
      imageurl: await addPicture(manifest, `productos/${slug}`, producto.alt, trx),
      price: producto.price ?? null,
      precio_comprobado_at: producto.price ? checked : null,
      rating: producto.rating,
      descripcion: producto.descripcion,
      contenido_principal: producto.contenido_principal,
      isrecommended: producto.isrecommended ? 1 : 0,
      keyfeatures: JSON.stringify(producto.keyfeatures),
      pros: JSON.stringify(producto.pros),
      cons: JSON.stringify(producto.cons),
      colores: JSON.stringify(producto.colores ?? []),
      estado,
      destacado_home: producto.destacado_home ? 1 : 0,
      revisor: producto.revisor,
      revisado_at: checked,
      demo: 1,
      created_at: checked,
      updated_at: nowIso(),
      published_at: estado === "published" ? checked : null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function insertConsejo(consejo: DemoConsejo, manifest: PictureManifest, trx: Trx) {
  const { slug, titulo, estado = "published" } = consejo;
  const fecha = `${consejo.fecha}T08:00:00.000Z`;
  await trx
    .insertInto("consejos")
    .values({
      id: demoConsejoId(slug),
      slug,
      titulo,
      titulo_folded: fold(titulo),
      extracto: consejo.extracto,
      imagen: await addPicture(manifest, `consejos/${slug}`, consejo.alt, trx),
      categoria: consejo.categoria,
      fecha,
      contenido: consejo.contenido,
      estado,
      demo: 1,
      created_at: fecha,
      updated_at: fecha,
      published_at: estado === "published" ? fecha : null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const demoConsejoId = (slug: string) => `demo-${slug}`;

/** Relations name slugs; they are made when both ends are there. */
async function insertRelations(trx: Trx) {
  const rows = await trx.selectFrom("productos").select(["id", "slug"]).execute();
  const idOf = new Map(rows.map((row) => [row.slug, row.id]));
  const existing = (slugs: readonly string[]) => slugs.flatMap((slug) => idOf.get(slug) ?? []);

  for (const { id, relacionados } of demoProductos) {
    const values = existing(relacionados)
      .filter((other) => other !== id)
      .map((other, orden) => ({ producto_id: id, producto_relacionado_id: other, orden }));
    if (values.length === 0) continue;
    await trx
      .insertInto("productos_relacionados")
      .values(values)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  for (const { slug, productos } of demoConsejos) {
    const consejo_id = demoConsejoId(slug);
    const values = existing(productos).map((producto_id, orden) => ({
      consejo_id,
      producto_id,
      orden,
    }));
    if (values.length === 0) continue;
    await trx
      .insertInto("consejos_productos_relacionados")
      .values(values)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
