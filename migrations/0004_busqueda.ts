import { type Kysely, sql } from "kysely";

const INDEXED = [
  { tabla: "productos", texto: "descripcion" },
  { tabla: "consejos", texto: "extracto" },
] as const;

type Indexed = (typeof INDEXED)[number];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const indexed of INDEXED) {
    await createIndex(db, indexed);
    await createTriggers(db, indexed);
    await indexWhatExists(db, indexed);
  }
}

/**
 * Entries have numbers of their own: the hidden rowids of the content tables may change with
 * VACUUM, which every copy of the database runs. The two full-text tables keep no text.
 */
async function createIndex(db: Kysely<unknown>, { tabla }: Indexed) {
  await sql`
    create table ${sql.table(`busqueda_${tabla}`)} (
      n integer primary key,
      id text not null unique,
      titulo text not null
    ) strict`.execute(db);
  await sql`
    create virtual table ${sql.table(`busqueda_${tabla}_palabras`)} using fts5 (
      titulo, texto, content='', contentless_delete=1,
      tokenize='unicode61 remove_diacritics 2')`.execute(db);
  await sql`
    create virtual table ${sql.table(`busqueda_${tabla}_trigramas`)} using fts5 (
      titulo, content='', contentless_delete=1, detail=none,
      tokenize='trigram case_sensitive 1')`.execute(db);
}

async function createTriggers(db: Kysely<unknown>, { tabla, texto }: Indexed) {
  const index = `busqueda_${tabla}`;
  const add = sql.raw(`
    insert into ${index} (id, titulo)
      select new.id, new.titulo_folded where new.estado = 'published';
    insert into ${index}_palabras (rowid, titulo, texto)
      select n, titulo, coalesce(new.${texto}, '') from ${index} where id = new.id;
    insert into ${index}_trigramas (rowid, titulo)
      select n, titulo from ${index} where id = new.id;`);
  const remove = sql.raw(`
    delete from ${index}_palabras where rowid = (select n from ${index} where id = old.id);
    delete from ${index}_trigramas where rowid = (select n from ${index} where id = old.id);
    delete from ${index} where id = old.id;`);
  const changed = sql.raw(`
    new.id <> old.id or new.estado <> old.estado or new.titulo_folded <> old.titulo_folded
      or new.${texto} is not old.${texto}`);

  const on = sql.table(tabla);
  await sql`
    create trigger ${sql.ref(`${tabla}_busqueda_insert`)} after insert on ${on}
    when new.estado = 'published' begin ${add} end`.execute(db);
  await sql`
    create trigger ${sql.ref(`${tabla}_busqueda_update`)} after update on ${on}
    when ${changed} begin ${remove} ${add} end`.execute(db);
  await sql`
    create trigger ${sql.ref(`${tabla}_busqueda_delete`)} after delete on ${on}
    begin ${remove} end`.execute(db);
}

async function indexWhatExists(db: Kysely<unknown>, { tabla, texto }: Indexed) {
  const index = sql.table(`busqueda_${tabla}`);
  await sql`
    insert into ${index} (id, titulo)
    select id, titulo_folded from ${sql.table(tabla)} where estado = 'published'`.execute(db);
  await sql`
    insert into ${sql.table(`busqueda_${tabla}_palabras`)} (rowid, titulo, texto)
    select entrada.n, entrada.titulo, coalesce(fila.${sql.ref(texto)}, '')
    from ${index} as entrada join ${sql.table(tabla)} as fila on fila.id = entrada.id`.execute(db);
  await sql`
    insert into ${sql.table(`busqueda_${tabla}_trigramas`)} (rowid, titulo)
    select n, titulo from ${index}`.execute(db);
}
