import { pick } from "~base/pick";
import { database } from "~db/client.server";
import { memoOnContent } from "~db/content-memo.server";
import { getAjustes } from "~nouns/ajustes/ajustes.server";
import type * as rules from "~nouns/categorias/rules/categoria";
import { MEDIA_COLUMNS, onMedia, toImagen } from "~nouns/imagenes/queries/imagen-row";

function categorias() {
  return database()
    .read.selectFrom("categorias")
    .leftJoin("media", onMedia("categorias.imagen_url"))
    .select(["categorias.id", "categorias.slug", "categorias.nombre", "categorias.descripcion"])
    .select(["categorias.imagen_url", "categorias.parent_id", ...MEDIA_COLUMNS])
    .where("categorias.oculta", "=", 0)
    .orderBy("categorias.orden")
    .orderBy("categorias.nombre_folded");
}

type Row = Awaited<ReturnType<ReturnType<typeof categorias>["execute"]>>[number];

function toCategoria(row: Row, former: readonly { id: string; slug: string }[]): rules.Categoria {
  return {
    ...pick(row, ["id", "slug", "nombre", "descripcion"]),
    imagen: toImagen(row.imagen_url, row, row.nombre),
    antiguos: former.filter(({ id }) => id === row.id).map((each) => each.slug),
  };
}

export const findTree = memoOnContent(async (): Promise<rules.CategoriaPrincipal[]> => {
  const all = database().read.selectFrom("slugs_antiguos").select(["id", "slug"]);
  const formerOnes = all.where("tipo", "=", "categoria");
  const [rows, former] = await Promise.all([categorias().execute(), formerOnes.execute()]);
  const childrenOf = (parent: string | null) =>
    rows.filter((row) => row.parent_id === parent).map((row) => toCategoria(row, former));
  return childrenOf(null).map((each) => ({ ...each, subcategorias: childrenOf(each.id) }));
});

const findUsed = memoOnContent(async (): Promise<ReadonlySet<string>> => {
  const all = database().read.selectFrom("productos").select("category").distinct();
  return new Set(
    (await all.where("estado", "=", "published").execute()).map((row) => row.category),
  );
});

/** As visitors see it: the owner may hide main categories without any product. */
export async function findVisibleTree(): Promise<rules.CategoriaPrincipal[]> {
  const [tree, { oculta_vacias }] = await Promise.all([findTree(), getAjustes()]);
  if (!oculta_vacias) return tree;
  const used = await findUsed();
  return tree.filter((each) => [each, ...each.subcategorias].some(({ slug }) => used.has(slug)));
}

export const findPrincipales = async (): Promise<rules.Categoria[]> =>
  (await findVisibleTree()).map(({ subcategorias, ...principal }) => principal);

/** The tree for menus; without pictures it is a third as long. */
export async function findMenu(find = findTree): Promise<rules.RamaDeMenu[]> {
  const tree = await find();
  return tree.map(({ subcategorias, descripcion, ...principal }) => ({
    ...pick(principal, ENLACE),
    descripcion,
    subcategorias: subcategorias.map((each) => pick(each, ENLACE)),
  }));
}

const ENLACE = ["id", "slug", "nombre", "antiguos"] as const;

export function locateCategoria(tree: readonly rules.CategoriaPrincipal[], slug: string) {
  for (const principal of tree) {
    if (principal.slug === slug) {
      return { categoria: principal, principal, subcategorias: principal.subcategorias };
    }
    const categoria = principal.subcategorias.find((child) => child.slug === slug);
    if (categoria) return { categoria, principal, subcategorias: [] };
  }
  return undefined;
}

export async function findSlugById(id: string): Promise<string | undefined> {
  const seen = database().read.selectFrom("categorias").select("slug").where("oculta", "=", 0);
  return (await seen.where("id", "=", id).executeTakeFirst())?.slug;
}

/** Read apart from the tree, which every page has in its menu and which should stay short. */
export function findTextosOf(id: string) {
  const own = database().read.selectFrom("categorias").where("id", "=", id);
  return own.select(["como_elegir", "en_que_nos_fijamos"]).executeTakeFirst();
}
