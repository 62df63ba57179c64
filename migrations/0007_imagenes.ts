import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table borradores (
      id text primary key,
      user_id text not null references profiles (id) on delete cascade,
      volver text not null,
      campo text not null,
      datos text not null check (json_valid(datos) and json_type(datos) = 'array'),
      created_at text not null
    ) strict`.execute(db);
  await sql`create index borradores_by_user on borradores (user_id, created_at)`.execute(db);
  await sql`create index borradores_by_date on borradores (created_at)`.execute(db);

  await sql`
    create table imagenes_externas (
      url text primary key check (url like 'https://%' and length(url) <= 2000),
      alt text not null default '',
      credito text,
      credito_url text,
      origen text not null check (origen in ('unsplash', 'externa')),
      created_at text not null
    ) strict, without rowid`.execute(db);
  for (const event of ["insert", "update", "delete"]) {
    await sql`
      create trigger ${sql.ref(`imagenes_externas_content_version_${event}`)}
      after ${sql.raw(event)} on imagenes_externas
      begin update content_version set version = version + 1; end`.execute(db);
  }

  await sql`create index media_by_date on media (created_at desc, sha)`.execute(db);
  await sql`create index productos_by_imageurl on productos (imageurl)`.execute(db);
  await sql`create index productos_with_gallery on productos (id) where imagenes <> '[]'`.execute(
    db,
  );
  await sql`create index consejos_by_imagen on consejos (imagen)`.execute(db);
  await sql`create index categorias_by_imagen on categorias (imagen_url)`.execute(db);
}
