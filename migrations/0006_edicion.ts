import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table revisiones (
      tipo text not null check (tipo in ('producto', 'consejo')),
      item_id text not null,
      version integer not null,
      datos text not null check (json_valid(datos)),
      actor_id text,
      actor_email text,
      created_at text not null,
      primary key (tipo, item_id, version)
    ) strict, without rowid`.execute(db);
  await sql`create index revisiones_by_date on revisiones (created_at)`.execute(db);

  await sql`
    create table papelera (
      id text primary key,
      tipo text not null check (tipo in ('producto', 'consejo', 'categoria')),
      item_id text not null,
      titulo text not null,
      datos text not null check (json_valid(datos)),
      actor_id text,
      actor_email text,
      deleted_at text not null
    ) strict`.execute(db);
  await sql`create index papelera_by_date on papelera (deleted_at desc, id)`.execute(db);

  await sql`
    create table reanudaciones (
      id text primary key,
      user_id text not null references profiles (id) on delete cascade,
      destino text not null check (destino like '/admin/%'),
      campos text not null check (json_valid(campos) and json_type(campos) = 'array'),
      created_at text not null
    ) strict`.execute(db);
  await sql`create index reanudaciones_by_user on reanudaciones (user_id, created_at desc)`.execute(
    db,
  );
  await sql`create index reanudaciones_by_date on reanudaciones (created_at)`.execute(db);

  await createListIndexes(db);
}

async function createListIndexes(db: Kysely<unknown>) {
  await sql`create index productos_list_title on productos
    (titulo_folded, id, estado, category)`.execute(db);
  await sql`create index productos_list_rating on productos
    (rating, titulo_folded, id, estado, category)`.execute(db);
  await sql`create index productos_list_category on productos
    (category, titulo_folded, id, estado)`.execute(db);
  await sql`create index productos_list_updated on productos
    (updated_at, id, titulo_folded, estado, category)`.execute(db);
  await sql`drop index productos_by_title`.execute(db);
}
