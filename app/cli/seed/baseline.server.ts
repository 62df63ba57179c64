import { nowIso } from "~base/fechas";
import { fold } from "~base/texto";
import { categorias, tiposConsejo } from "~db/baseline/categorias";
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
  // Imported here, because only a new site needs the code of the demo.
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

const categoriaId = (slug: string) => `cat-${slug}`;

async function insertCategorias(trx: Trx, manifest: PictureManifest): Promise<void> {
  const all = categorias.flatMap(({ hijas = [], ...principal }, orden) => [
    { ...principal, orden, parent_id: null },
    ...hijas.map((hija, at) => ({ ...hija, orden: at, parent_id: categoriaId(principal.slug) })),
  ]);
  for (const { alt, ...categoria } of all) {
    const { slug, nombre } = categoria;
    const imagen_url = (await addPicture(manifest, `categorias/${slug}`, alt, trx)) || null;
    const [id, nombre_folded, now] = [categoriaId(slug), fold(nombre), nowIso()];
    const row = { ...categoria, id, nombre_folded, imagen_url, created_at: now, updated_at: now };
    await trx.insertInto("categorias").values(row).execute();
  }
  const owner = { tipo: "categoria", id: categoriaId("carritos-sillas-paseo") } as const;
  const old = { ...owner, slug: "cochecitos-sillas", created_at: nowIso() };
  await trx.insertInto("slugs_antiguos").values(old).execute();
}
