import { type Kysely, sql } from "kysely";

/** A file whose headings are not known waits until somebody says which column each is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table importaciones add column separador text not null default ','
    check (separador in (',', ';', char(9)))`.execute(db);
  // The key is made of the headings; the columns stand in the order of their sorted names.
  await sql`
    create table columnas_recordadas (
      clave text primary key,
      columnas text not null check (json_valid(columnas))
    ) strict, without rowid`.execute(db);
}
