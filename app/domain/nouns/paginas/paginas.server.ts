import { paths } from "~/site/paths";
import { database } from "~db/client.server";
import { memoOnContent } from "~db/content-memo.server";
import type { Fila } from "~record/pendientes/fusion.server";
import { hasPendiente, readingFrom } from "~record/pendientes/pendientes.server";
import { findRenamed } from "~record/slugs/slugs-antiguos.server";

const paginas = () => database().read.selectFrom("paginas");

export const findEditable = (id: string, changed?: Fila) =>
  readingFrom(paginas(), "paginas", changed).selectAll().where("id", "=", id).executeTakeFirst();

export function findBySlug(slug: string) {
  const own = paginas().selectAll().where("slug", "=", slug);
  return own.where("estado", "=", "published").executeTakeFirst();
}

export const listPaginas = () =>
  paginas()
    .select(["id", "slug", "titulo", "lugar", "estado", "programado_at as programadoAt"])
    .select(hasPendiente("pagina"))
    .orderBy("titulo")
    .execute();

/** The oldest page comes first, which is the order of the links. */
export const listPublicadas = memoOnContent(() =>
  paginas()
    .select(["slug", "titulo", "lugar", "updated_at"])
    .where("estado", "=", "published")
    .orderBy("created_at")
    .orderBy("id")
    .execute(),
);

export const toEnlace = ({ slug, titulo }: { slug: string; titulo: string }) => ({
  href: paths.pagina(slug),
  label: titulo,
});

/** True for addresses that are an own page, or redirect to one. */
export async function isDireccion(path: string): Promise<boolean> {
  const slug = path.slice(1);
  const isThere = (await listPublicadas()).some((each) => each.slug === slug);
  return isThere || (await findRenamed("pagina", slug)) !== undefined;
}
