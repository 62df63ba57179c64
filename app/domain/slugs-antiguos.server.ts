import { type Selectable, sql } from "kysely";
import { z } from "zod";
import { movedTo, notFound, required } from "~/http/responses.server";
import { paths } from "~/paths";
import { database, type Trx } from "~db/client.server";
import type { Schema } from "~db/schema";
import { type Item, TABLES, type Tipo } from "./tipo";

export type SlugAntiguo = Selectable<Schema["slugs_antiguos"]>;

/** What is kept of one, with what took it away or had it. */
export const slugSchema = z.object({ slug: z.string(), id: z.string(), created_at: z.string() });

/**
 * The answer for a slug that nothing has: a move to what had it before, else 404, or 503.
 * @param pathOf the address to move to, where it holds more than the slug
 */
export async function movedOrMissing(
  tipo: Tipo,
  slug: string,
  pathOf: (slug: string) => string = paths[tipo],
): Promise<Response> {
  const renamed = await required(findRenamed(tipo, slug));
  return renamed ? movedTo(pathOf(renamed)) : notFound();
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

/** Remembers a slug that its owner no longer has, so that old links go on leading to it. */
export async function keepSlug(
  trx: Trx,
  { tipo, slug, id }: Item & { slug: string },
  now: Date,
): Promise<void> {
  await trx
    .insertInto("slugs_antiguos")
    .values({ tipo, slug, id, created_at: now.toISOString() })
    .onConflict((conflict) => conflict.columns(["tipo", "slug"]).doUpdateSet({ id }))
    .execute();
}

/**
 * A slug in use again leads to its new owner alone.
 * @returns what it led to until now
 */
export function forgetSlug(trx: Trx, tipo: Tipo, slug: string): Promise<SlugAntiguo | undefined> {
  return trx
    .deleteFrom("slugs_antiguos")
    .where("tipo", "=", tipo)
    .where("slug", "=", slug)
    .returningAll()
    .executeTakeFirst();
}

/** The same for many; those that led nowhere are not among the answers. */
export async function forgetSlugs(
  trx: Trx,
  tipo: Tipo,
  slugs: readonly string[],
): Promise<Map<string, SlugAntiguo>> {
  const { rows } = await sql<SlugAntiguo>`delete from slugs_antiguos where tipo = ${tipo}
    and slug in (select value from json_each(${JSON.stringify(slugs)}))
    returning tipo, slug, id, created_at`.execute(trx);
  return new Map(rows.map((row) => [row.slug, row]));
}

/** What something was called before, and since when no more. */
export function formerSlugs(trx: Trx, tipo: Tipo, id: string) {
  return trx
    .selectFrom("slugs_antiguos")
    .select(["slug", "created_at"])
    .where("tipo", "=", tipo)
    .where("id", "=", id)
    .execute();
}

/**
 * A former slug of what comes back from the trash, or lost it to a product whose import is undone,
 * leads to it again, unless that is gone or something has the slug now. Where it has led to something
 * else meanwhile, the time tells why: the same time was taken over with the slug, another one says
 * that the other had the slug itself, and it stays.
 */
export async function takeSlugBack(trx: Trx, { tipo, slug, id, created_at }: SlugAntiguo) {
  await sql`insert into slugs_antiguos (tipo, slug, id, created_at)
    select ${tipo}, ${slug}, ${id}, ${created_at}
    where not exists (select 1 from ${sql.table(TABLES[tipo])} where slug = ${slug})
      and exists (select 1 from ${sql.table(TABLES[tipo])} where id = ${id})
    on conflict (tipo, slug) do update set id = excluded.id
    where created_at = excluded.created_at`.execute(trx);
}

/** Follows a changed id; no foreign key can, as one column holds ids of three tables. */
export async function renameOwner(trx: Trx, tipo: Tipo, id: string, newId: string): Promise<void> {
  await trx
    .updateTable("slugs_antiguos")
    .set({ id: newId })
    .where("tipo", "=", tipo)
    .where("id", "=", id)
    .execute();
}
