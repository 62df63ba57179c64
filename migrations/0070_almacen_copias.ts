import { type Kysely, sql } from "kysely";

/** Where copies go besides this machine, and how the last one fared. `secreto` is encrypted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table almacen_copias (
      id text primary key check (id = 'copias'),
      base text,
      region text,
      clave text,
      secreto text,
      enviada text,
      enviada_at text,
      problema text,
      problema_at text,
      avisado text,
      check ((base is null) = (clave is null) and (base is null) = (secreto is null))
    ) strict, without rowid`.execute(db);
}
