import { type Kysely, sql } from "kysely";

/** Public keys of passkeys, which are asked for beside the codes of an app; each belongs to one domain. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table llaves_de_acceso (
      id text primary key,
      user_id text not null references profiles (id) on delete cascade,
      credencial text not null unique,
      clave_publica text not null,
      contador integer not null check (contador >= 0),
      transportes text not null,
      dominio text not null,
      nombre text not null check (length(nombre) between 1 and 40),
      created_at text not null,
      usada_at text
    ) strict`.execute(db);
  await sql`create index llaves_de_acceso_by_user on llaves_de_acceso (user_id)`.execute(db);
}
