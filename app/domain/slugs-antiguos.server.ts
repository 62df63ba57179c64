import { movedTo, notFound, required } from "~/http/responses.server";
import { paths } from "~/paths";
import { database } from "~db/client.server";

type Tipo = "categoria" | "producto" | "consejo";

/** The answer for a slug that nothing has: a move to what had it before, else 404, or 503. */
export async function movedOrMissing(tipo: Tipo, slug: string): Promise<Response> {
  const renamed = await required(findRenamed(tipo, slug));
  return renamed ? movedTo(paths[tipo](renamed)) : notFound();
}

/**
 * The present slug of what had this slug before. Drafts are not told.
 * @returns undefined when nothing published ever had it
 */
export async function findRenamed(tipo: Tipo, slug: string): Promise<string | undefined> {
  const former = database()
    .read.selectFrom("slugs_antiguos")
    .select("id")
    .where("tipo", "=", tipo)
    .where("slug", "=", slug);
  const query = {
    categoria: () =>
      database().read.selectFrom("categorias").select("slug").where("id", "in", former),
    producto: () =>
      database()
        .read.selectFrom("productos")
        .select("slug")
        .where("id", "in", former)
        .where("estado", "=", "published"),
    consejo: () =>
      database()
        .read.selectFrom("consejos")
        .select("slug")
        .where("id", "in", former)
        .where("estado", "=", "published"),
  }[tipo]();
  return (await query.executeTakeFirst())?.slug;
}
