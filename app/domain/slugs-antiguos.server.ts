import { sql } from "kysely";
import { movedTo, notFound, required } from "~/http/responses.server";
import { paths } from "~/paths";
import { database, type Trx } from "~db/client.server";

export type SlugTipo = "categoria" | "producto" | "consejo";

/** The answer for a slug that nothing has: a move to what had it before, else 404, or 503. */
export async function movedOrMissing(tipo: SlugTipo, slug: string): Promise<Response> {
  const renamed = await required(findRenamed(tipo, slug));
  return renamed ? movedTo(paths[tipo](renamed)) : notFound();
}

/**
 * The present slug of what had this slug before. Drafts are not told.
 * @returns undefined when nothing published ever had it
 */
export async function findRenamed(tipo: SlugTipo, slug: string): Promise<string | undefined> {
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

/** Remembers a slug that its owner no longer has, so that old links go on leading to it. */
export async function keepSlug(
  trx: Trx,
  { tipo, slug, id }: { tipo: SlugTipo; slug: string; id: string },
  now: Date,
): Promise<void> {
  await trx
    .insertInto("slugs_antiguos")
    .values({ tipo, slug, id, created_at: now.toISOString() })
    .onConflict((conflict) => conflict.columns(["tipo", "slug"]).doUpdateSet({ id }))
    .execute();
}

/** A slug in use again leads to its new owner alone. */
export async function forgetSlug(trx: Trx, tipo: SlugTipo, slug: string): Promise<void> {
  await trx
    .deleteFrom("slugs_antiguos")
    .where("tipo", "=", tipo)
    .where("slug", "=", slug)
    .execute();
}

/** The same for many. */
export async function forgetSlugs(trx: Trx, tipo: SlugTipo, slugs: readonly string[]) {
  await sql`delete from slugs_antiguos where tipo = ${tipo}
    and slug in (select value from json_each(${JSON.stringify(slugs)}))`.execute(trx);
}

/** Follows a changed id; no foreign key can, as one column holds ids of three tables. */
export async function renameOwner(
  trx: Trx,
  tipo: SlugTipo,
  id: string,
  newId: string,
): Promise<void> {
  await trx
    .updateTable("slugs_antiguos")
    .set({ id: newId })
    .where("tipo", "=", tipo)
    .where("id", "=", id)
    .execute();
}
