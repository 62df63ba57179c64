import { database } from "~db/client.server";

/**
 * The present slug of what had this slug before. Drafts are not told.
 * @returns undefined when nothing published ever had it
 */
export async function findRenamed(
  tipo: "categoria" | "producto" | "consejo",
  slug: string,
): Promise<string | undefined> {
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
