import { nowIso } from "~base/fechas";
import { fold } from "~base/texto";
import { categorias, type SemillaCategoria, tiposConsejo } from "~db/baseline/categorias";
import { insertDatos } from "~db/baseline/insert-datos.server";
import { semillaSinonimos } from "~db/baseline/sinonimos";
import type { Database, Trx } from "~db/client.server";
import { addPicture, copyPictures, type PictureManifest } from "./pictures.server";

export async function fillNewSite(
  database: Database,
  { withDemo = false, withCategorias = true } = {},
) {
  await seedBaseline(database, withCategorias);
  if (!withDemo) return {};
  // A running site never needs the texts of the demo in its memory.
  const { seedDemo } = await import("./demo.server");
  return { demo: await seedDemo(database) };
}

export async function seedBaseline(database: Database, withCategorias = true): Promise<void> {
  const manifest = withCategorias ? await copyPictures(/^categorias\//) : undefined;
  await database.write(async (trx) => {
    if (manifest) await insertCategorias(trx, manifest);
    await insertDatos(trx);
    const tipos = tiposConsejo.map((tipo, orden) => ({ ...tipo, id: `tipo-${tipo.slug}`, orden }));
    await trx.insertInto("tipos_consejo").values(tipos).execute();
    await trx.insertInto("sinonimos").values(semillaSinonimos()).execute();
  });
}

async function insertCategorias(trx: Trx, manifest: PictureManifest): Promise<void> {
  for (const [orden, principal] of categorias.entries()) {
    await insertCategoria(principal, null, orden, manifest, trx);
  }
  await trx
    .insertInto("slugs_antiguos")
    .values({
      tipo: "categoria",
      slug: "cochecitos-sillas",
      id: categoriaId("carritos-sillas-paseo"),
      created_at: nowIso(),
    })
    .execute();
}

const categoriaId = (slug: string) => `cat-${slug}`;

async function insertCategoria(
  { slug, nombre, descripcion, alt, hijas = [] }: SemillaCategoria,
  parentId: string | null,
  orden: number,
  manifest: PictureManifest,
  trx: Trx,
): Promise<void> {
  const id = categoriaId(slug);
  const now = nowIso();
  await trx
    .insertInto("categorias")
    .values({
      ...{ id, slug, nombre, nombre_folded: fold(nombre), descripcion, orden },
      imagen_url: (await addPicture(manifest, `categorias/${slug}`, alt, trx)) || null,
      parent_id: parentId,
      ...{ created_at: now, updated_at: now },
    })
    .execute();
  for (const [childOrden, hija] of hijas.entries()) {
    await insertCategoria(hija, id, childOrden, manifest, trx);
  }
}
