import { randomUUID } from "node:crypto";
import { type Kysely, sql } from "kysely";

const NAMING = [
  { table: "productos", column: "category", named: "categorias" },
  { table: "consejos", column: "categoria", named: "tipos_consejo" },
] as const;

type Naming = (typeof NAMING)[number];

/**
 * Products and articles refer to their category by a foreign key. A name that no category has becomes
 * a hidden one, which waits in the admin area to be named or merged.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addOculta(db);
  await sql`create table nombradas (texto text primary key, slug text not null) strict`.execute(db);
  for (const naming of NAMING) {
    await nameUnknown(db, naming);
    await rebuild(db, naming);
    await dropEmptied(db, naming);
  }
  await sql`drop table nombradas`.execute(db);
}

async function addOculta(db: Kysely<unknown>) {
  await sql`alter table categorias add column oculta integer not null default 0
    check (oculta in (0, 1) and (oculta = 0 or parent_id is null))`.execute(db);
  await sql`alter table tipos_consejo add column oculta integer not null default 0
    check (oculta in (0, 1))`.execute(db);
  await sql`create index categorias_by_nombre on categorias (nombre_folded, oculta)`.execute(db);
  await sql`create index categorias_ocultas on categorias (nombre_folded, slug)
    where oculta = 1`.execute(db);
  for (const event of ["insert", "update of parent_id"]) {
    await sql`
      create trigger ${sql.ref(`categorias_parent_shown_${event.split(" ")[0]}`)}
      before ${sql.raw(event)} on categorias when new.parent_id is not null
      begin
        select raise(abort, 'categoria_oculta')
        where exists (select 1 from categorias where id = new.parent_id and oculta = 1);
      end`.execute(db);
  }
}

async function nameUnknown(db: Kysely<unknown>, { table, column, named }: Naming) {
  await sql`delete from nombradas`.execute(db);
  if (named === "categorias") {
    await sql`
      insert or ignore into nombradas (texto, slug)
      select antiguo.slug, categorias.slug from slugs_antiguos as antiguo
      join categorias on categorias.id = antiguo.id
      where antiguo.tipo = 'categoria'
        and antiguo.slug not in (select slug from categorias)
      order by antiguo.created_at desc, antiguo.paso`.execute(db);
  }
  const unknown = await sql<{ texto: string }>`
    select distinct ${sql.ref(column)} as texto from ${sql.table(table)}
    where ${sql.ref(column)} not in (select slug from ${sql.table(named)})
      and ${sql.ref(column)} not in (select texto from nombradas)
    order by texto`.execute(db);
  const taken = await sql<{ slug: string }>`
    select slug from ${sql.table(named)}
    union select slug from slugs_antiguos where tipo = 'categoria'`.execute(db);
  const next = freeSlugs(new Set(taken.rows.map(({ slug }) => slug)));
  const texts = unknown.rows.map(({ texto }) => texto);
  // A text that is a slug already keeps it.
  for (const texto of texts.sort((a, b) => Number(toSlug(b) === b) - Number(toSlug(a) === a))) {
    const slug = next(toSlug(texto) || "sin-nombre");
    const nombre = beginningOf(texto.replace(/\p{Cc}/gu, ""), 120) || "Sin categoría";
    await insertHidden(db, named, { slug, nombre });
    await sql`insert into nombradas (texto, slug) values (${texto}, ${slug})`.execute(db);
  }
}

function freeSlugs(taken: Set<string>) {
  const last = new Map<string, number>();
  return (wanted: string) => {
    let slug = wanted;
    for (let n = last.get(wanted) ?? 2; taken.has(slug); n += 1) {
      slug = `${wanted.slice(0, 110).replace(/-$/, "")}-${n}`;
      last.set(wanted, n);
    }
    taken.add(slug);
    return slug;
  };
}

async function insertHidden(
  db: Kysely<unknown>,
  named: Naming["named"],
  { slug, nombre }: { slug: string; nombre: string },
) {
  const id = randomUUID();
  if (named === "tipos_consejo") {
    await sql`insert into tipos_consejo (id, nombre, slug, oculta)
      values (${id}, ${nombre}, ${slug}, 1)`.execute(db);
    return;
  }
  const at = new Date().toISOString();
  await sql`
    insert into categorias (id, nombre, nombre_folded, slug, created_at, updated_at, oculta)
    values (${id}, ${nombre}, ${fold(nombre)}, ${slug}, ${at}, ${at}, 1)`.execute(db);
}

/**
 * Makes the table anew with its foreign key, as sqlite.org/lang_altertable.html tells: no statement
 * adds one to a column that has rows. The migrator has switched foreign keys off.
 */
async function rebuild(db: Kysely<unknown>, { table, column, named }: Naming) {
  const parts = await sql<{ name: string; sql: string }>`
    select name, sql from sqlite_schema where tbl_name = ${table} and sql is not null
    order by rowid`.execute(db);
  const statistics = await sql<{ idx: string; stat: string }>`
    select idx, stat from sqlite_stat1 where tbl = ${table}`.execute(db);
  const copy = `${table}_nueva`;
  const made = parts.rows
    .find(({ name }) => name === table)
    ?.sql.replace(table, copy)
    .replace(
      `${column} text not null`,
      `$& references ${named} (slug) on update cascade on delete restrict`,
    );
  if (!made?.includes(named)) throw new Error(`${table} is not as the migrations before made it`);
  await sql.raw(made).execute(db);
  await sql`insert into ${sql.table(copy)} select * from ${sql.table(table)} order by rowid`.execute(
    db,
  );
  await sql`
    update ${sql.table(copy)} set ${sql.ref(column)} =
      (select slug from nombradas where texto = ${sql.ref(column)})
    where ${sql.ref(column)} in (select texto from nombradas)`.execute(db);
  await sql`drop table ${sql.table(table)}`.execute(db);
  await sql`alter table ${sql.table(copy)} rename to ${sql.table(table)}`.execute(db);
  // With the table went what belongs to it: indexes, triggers, and what the planner was told.
  for (const part of parts.rows) {
    if (part.name !== table) await sql.raw(part.sql).execute(db);
  }
  for (const { idx, stat } of statistics.rows) {
    await sql`insert into sqlite_stat1 (tbl, idx, stat) values (${table}, ${idx}, ${stat})`.execute(
      db,
    );
  }
  await sql`analyze sqlite_schema`.execute(db);
  const broken = await sql`pragma foreign_key_check(${sql.table(table)})`.execute(db);
  if (broken.rows.length > 0) throw new Error(`${table} names categories that do not exist`);
}

/** A hidden category is deleted with the last row that names it. */
async function dropEmptied(db: Kysely<unknown>, { table, column, named }: Naming) {
  const drop = sql.raw(`
    delete from ${named} where slug = old.${column} and oculta = 1
      and not exists (select 1 from ${table} where ${column} = old.${column});`);
  const events = [
    { name: "update", on: `update of ${column}`, when: `when new.${column} <> old.${column}` },
    { name: "delete", on: "delete", when: "" },
  ];
  for (const { name, on, when } of events) {
    await sql`
      create trigger ${sql.ref(`${table}_oculta_${name}`)} after ${sql.raw(on)} on ${sql.table(table)}
      ${sql.raw(when)} begin ${drop} end`.execute(db);
  }
}

const MARKS = /\p{M}/gu;

/** Lone accents go first: NFD sorts a row of them in quadratic time. */
function fold(text: string): string {
  return text.replace(MARKS, "").normalize("NFD").replace(MARKS, "").toLowerCase().trim();
}

function toSlug(text: string): string {
  return fold(text)
    .replace(/[\s_]+/g, "-")
    .replace(/[^a-z0-9-]/g, "")
    .replace(/-+/g, "-")
    .slice(0, 120)
    .replace(/^-|-$/g, "");
}

/** Never cuts a letter that takes two places, as emoji do. */
const beginningOf = (text: string, max: number) =>
  text.slice(0, max).replace(/[\uD800-\uDBFF]$/, "");
