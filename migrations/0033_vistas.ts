import { type Kysely, sql } from "kysely";

/** Views by day: in all, of each page, and by the host that led to the site. Nothing of who read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table vistas (
      dia text not null,
      tipo text not null check (tipo in ('todas', 'pagina', 'origen')),
      nombre text not null,
      veces integer not null check (veces > 0),
      primary key (dia, tipo, nombre)
    ) strict, without rowid`.execute(db);
}
