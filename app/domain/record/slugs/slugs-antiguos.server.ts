import { sql } from "kysely";
import { database, type Read, type Trx } from "~db/client.server";
import {
  type Item,
  type Publicable,
  TABLES,
  type Tipo,
  type TipoEscrito,
} from "~record/tipos/tipo";

const PUBLISHED = sql`estado = 'published'`;

const HOLDERS = {
  producto: ["productos", "title", PUBLISHED],
  consejo: ["consejos", "titulo", PUBLISHED],
  pagina: ["paginas", "titulo", PUBLISHED],
  categoria: ["categorias", "nombre", sql`oculta = 0`],
  autor: ["autores", "nombre", sql`1 = 1`],
} as const;

export async function findHolder(tipo: TipoEscrito, column: "id" | "slug", value: string) {
  const [table, title, shown] = HOLDERS[tipo];
  const { rows } = await sql<Record<"id" | "label", string> & { shown: number }>`
    select id, ${sql.ref(title)} as label, case when ${shown} then 1 else 0 end as shown
    from ${sql.table(table)} where ${sql.ref(column)} = ${value}`.execute(database().read);
  return rows[0];
}

export async function findRenamed(tipo: Tipo, slug: string): Promise<string | undefined> {
  const present = await findOwner(database().read, tipo, slug);
  if (present === undefined || tipo === "categoria") return present;
  return (await findHolder(tipo, "slug", present))?.shown ? present : undefined;
}

/** True if a former slug still leads readers to something public. */
export async function leadsToPublic(
  db: Read,
  { tipo, slug, id }: Publicable & { slug: string },
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from slugs_antiguos former join ${sql.table(TABLES[tipo])} present
      on present.id = former.id and present.id <> ${id} and present.estado = 'published'
    where former.tipo = ${tipo} and former.slug = ${slug} limit 1`.execute(db);
  return rows.length > 0;
}

/** Finds the last owner of a slug; if a deletion passed it to several items, the nearest heir. */
export async function findOwner(db: Read, tipo: Tipo, slug: string): Promise<string | undefined> {
  const { rows } = await sql<{ slug: string }>`
    select present.slug from slugs_antiguos former
    join ${sql.table(TABLES[tipo])} present on present.id = former.id
    where former.tipo = ${tipo} and former.slug = ${slug}
      and not exists (select 1 from ${sql.table(TABLES[tipo])} where slug = ${slug})
    order by former.created_at desc, former.paso limit 1`.execute(db);
  return rows[0]?.slug;
}

/** Keeps a former slug even if it is taken or its owner deleted: both may be undone later. */
export async function keepSlug(trx: Trx, { tipo, slug, id }: Item & { slug: string }, now: Date) {
  const row = { created_at: now.toISOString(), paso: 0 };
  await trx
    .insertInto("slugs_antiguos")
    .values({ tipo, slug, id, ...row })
    .onConflict((conflict) => conflict.columns(["tipo", "slug", "id"]).doUpdateSet(row))
    .execute();
}

/** After a deletion its slugs redirect to another item, until the deleted one is restored. */
export async function handSlugsOn(
  trx: Trx,
  { tipo, slug, id }: Item & { slug: string },
  heir: string,
  now: Date,
): Promise<void> {
  await sql`
    insert into slugs_antiguos (tipo, slug, id, created_at, paso)
    select tipo, slug, ${heir}, created_at, paso + 1 from slugs_antiguos
      where tipo = ${tipo} and id = ${id} and slug <> ${slug}
    union all select ${tipo}, ${slug}, ${heir}, ${now.toISOString()}, 1 where true
    on conflict (tipo, slug, id) do update set created_at = excluded.created_at, paso = excluded.paso
      where excluded.created_at > slugs_antiguos.created_at`.execute(trx);
}

/** Updates a changed id here, because a column with ids of three tables has no foreign key. */
export async function renameOwner(trx: Trx, tipo: Tipo, id: string, newId: string): Promise<void> {
  const former = trx.selectFrom("slugs_antiguos").select("slug").where("tipo", "=", tipo);
  const ofNew = trx.deleteFrom("slugs_antiguos").where("tipo", "=", tipo).where("id", "=", newId);
  await ofNew.where("slug", "in", former.where("id", "=", id)).execute();
  const ofOld = trx.updateTable("slugs_antiguos").where("tipo", "=", tipo).where("id", "=", id);
  await ofOld.set({ id: newId }).execute();
}

export async function forgetSlugsOfGone(trx: Trx): Promise<void> {
  for (const [tipo, table] of Object.entries(TABLES) as [Tipo, (typeof TABLES)[Tipo]][]) {
    await trx
      .deleteFrom("slugs_antiguos")
      .where("tipo", "=", tipo)
      .where("id", "not in", trx.selectFrom(table).select("id"))
      .where("id", "not in", (eb) =>
        eb
          .selectFrom("versiones")
          .select("item_id")
          .where("tipo", "=", tipo)
          .where("causa", "=", "borrado"),
      )
      .execute();
  }
}
