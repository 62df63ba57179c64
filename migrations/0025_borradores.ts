import { type Kysely, sql } from "kysely";

/** A draft may be published by itself at an hour, and shown to whoever has a secret link. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ["productos", "consejos"]) {
    for (const column of ["programado_at", "programado_fallo"]) {
      await sql`alter table ${sql.table(table)} add column ${sql.ref(column)} text`.execute(db);
      await sql`create index ${sql.ref(`${table}_${column}`)} on ${sql.table(table)}
        (${sql.ref(column)}) where ${sql.ref(column)} is not null`.execute(db);
    }
    // Forms, imports and the command line publish and edit too.
    await sql`
      create trigger ${sql.ref(`${table}_publicado`)} after update of estado on ${sql.table(table)}
      when new.estado = 'published' and new.programado_at is not null
      begin update ${sql.table(table)} set programado_at = null where id = new.id; end`.execute(db);
    await sql`
      create trigger ${sql.ref(`${table}_fallo_visto`)} after update of version on ${sql.table(table)}
      when new.programado_fallo is not null
      begin update ${sql.table(table)} set programado_fallo = null where id = new.id; end`.execute(
      db,
    );
  }
  await sql`
    create table enlaces_borrador (
      tipo text not null check (tipo in ('producto', 'consejo')),
      id text not null,
      token_hash text not null unique,
      created_at text not null,
      expires_at text not null,
      primary key (tipo, id)
    ) strict, without rowid`.execute(db);
  for (const [tipo, table] of [
    ["producto", "productos"],
    ["consejo", "consejos"],
  ] as const) {
    const own = sql.raw(`where tipo = '${tipo}' and id = old.id`);
    await sql`
      create trigger ${sql.ref(`${table}_enlace_delete`)} after delete on ${sql.table(table)}
      begin delete from enlaces_borrador ${own}; end`.execute(db);
    await sql`
      create trigger ${sql.ref(`${table}_enlace_update`)} after update of id on ${sql.table(table)}
      when new.id <> old.id
      begin update enlaces_borrador set id = new.id ${own}; end`.execute(db);
  }
}
