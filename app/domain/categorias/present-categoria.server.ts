import { sql } from "kysely";
import type { Read } from "~db/client.server";

/** What names a category; articles name advice types first. */
type Nombrante = "producto" | "consejo";

/**
 * The present slug of a category that had this one before; any other text stays as it is. What was put
 * away under a former slug (a version, the trash, a file, an open form) would name no category else.
 */
export async function presentCategoria(db: Read, slug: string, by: Nombrante): Promise<string> {
  const row = await db
    .selectFrom("slugs_antiguos")
    .innerJoin("categorias", "categorias.id", "slugs_antiguos.id")
    .select("categorias.slug")
    .where("slugs_antiguos.tipo", "=", "categoria")
    .where("slugs_antiguos.slug", "=", slug)
    .where(sql<boolean>`not exists (select 1 from categorias where categorias.slug = ${slug})`)
    .$if(by === "consejo", (query) =>
      query.where(sql<boolean>`not exists (select 1 from tipos_consejo where slug = ${slug})`),
    )
    .executeTakeFirst();
  return row?.slug ?? slug;
}

/** Whether a category has this slug. */
export async function isCategoria(db: Read, slug: string): Promise<boolean> {
  const row = await db
    .selectFrom("categorias")
    .select("id")
    .where("slug", "=", slug)
    .executeTakeFirst();
  return row !== undefined;
}
