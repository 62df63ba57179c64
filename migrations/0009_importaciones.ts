import { type Kysely, sql } from "kysely";

/** Nothing has written to the tables of imports before this version, so no row of them is lost. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop table importacion_filas`.execute(db);
  await sql`drop table importaciones`.execute(db);
  await createImportaciones(db);
  await createFilas(db);
  await sql`create index trabajos_by_kind on trabajos (kind, status, run_after)`.execute(db);
}

async function createImportaciones(db: Kysely<unknown>) {
  // `filas` are the good ones, `errores` and `avisos` the first sentences of num_errores and num_avisos.
  // `avance` is the last row that was dealt with: whoever resumes goes on behind it.
  await sql`
    create table importaciones (
      id text primary key,
      archivo text not null,
      user_id text references profiles (id) on delete set null,
      trabajo_id text references trabajos (id) on delete set null,
      estado text not null default 'preparada' check (estado in
        ('leyendo', 'preparada', 'en_curso', 'terminada', 'deshaciendo', 'deshecha')),
      duplicados text not null default 'omitir' check (duplicados in ('omitir', 'actualizar')),
      cabecera text not null default '[]' check (json_valid(cabecera)),
      filas integer not null default 0,
      errores text not null default '[]' check (json_valid(errores)),
      num_errores integer not null default 0,
      avisos text not null default '[]' check (json_valid(avisos)),
      num_avisos integer not null default 0,
      seleccion text not null default '[]' check (json_valid(seleccion)),
      elegidas integer not null default 0,
      avance integer not null default 0,
      importados integer not null default 0,
      actualizados integer not null default 0,
      omitidos integer not null default 0,
      fallidos integer not null default 0,
      retirados integer not null default 0,
      restaurados integer not null default 0,
      conservados integer not null default 0,
      created_at text not null,
      finished_at text
    ) strict`.execute(db);
  await sql`create index importaciones_by_date on importaciones (created_at desc)`.execute(db);
  await sql`create index importaciones_by_user on importaciones (user_id)`.execute(db);
  await sql`create index importaciones_by_trabajo on importaciones (trabajo_id)`.execute(db);
}

async function createFilas(db: Kysely<unknown>) {
  // A row with errors has its cells in `datos` and no slug. `anterior` is the product as it was before
  // an update, `version` the one that the import left, which tells undo whether it was edited since.
  await sql`
    create table importacion_filas (
      importacion_id text not null references importaciones (id) on delete cascade,
      fila integer not null,
      slug text,
      datos text not null check (json_valid(datos)),
      resultado text check (resultado in ('importada', 'actualizada', 'omitida', 'fallida')),
      motivo text,
      producto_id text,
      version integer,
      anterior text check (anterior is null or json_valid(anterior)),
      deshecho text check (deshecho in ('retirada', 'restaurada', 'conservada')),
      primary key (importacion_id, fila)
    ) strict`.execute(db);
  await sql`create index importacion_filas_by_slug on importacion_filas
    (importacion_id, slug, fila)`.execute(db);
  await sql`create index importacion_filas_with_motivo on importacion_filas
    (importacion_id, fila) where motivo is not null`.execute(db);
  await sql`create index importacion_filas_deshechas on importacion_filas
    (importacion_id, deshecho, fila) where deshecho is not null`.execute(db);
}
