import { resolveCategoria } from "~/domain/categorias/queries/resolve-categoria.server";
import { database, type Trx } from "~db/client.server";

/** Slugs, former slugs and folded names of all categories but the hidden ones. */
export async function knownCategorias(): Promise<Set<string>> {
  const { read } = database();
  const former = read
    .selectFrom("slugs_antiguos")
    .innerJoin("categorias", "categorias.id", "slugs_antiguos.id")
    .select("slugs_antiguos.slug")
    .where("slugs_antiguos.tipo", "=", "categoria");
  const present = read.selectFrom("categorias").where("oculta", "=", 0);
  const names = present.select("nombre_folded as slug");
  const slugs = present.select("slug");
  const rows = await slugs.union(former).union(names).execute();
  return new Set(rows.map((row) => row.slug));
}

/** The slugs of the categories that rows name, by what the file says. */
export async function resolveCategorias(
  trx: Trx,
  texts: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const slugs = new Map<string, string>();
  for (const text of new Set(texts)) slugs.set(text, await resolveCategoria(trx, text));
  return slugs;
}
