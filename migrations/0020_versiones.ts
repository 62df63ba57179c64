import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await createVersiones(db);
  await moveVersions(db);
  await moveTrash(db);
  await moveReplaced(db);
  await remakeSlugs(db);
  await sql`drop table revisiones`.execute(db);
  await sql`drop table papelera`.execute(db);
  await sql`alter table importacion_filas drop column anterior`.execute(db);
  await sql`alter table importacion_filas drop column slug_antiguo`.execute(db);
}

/**
 * `importacion_id` names the import that replaced a state, which its undo brings back. A deleted item's
 * versions belong to the state of its deletion, so that nothing new of the same id shows them.
 */
async function createVersiones(db: Kysely<unknown>) {
  await sql`
    create table versiones (
      id text primary key,
      tipo text not null,
      item_id text not null,
      version integer not null,
      causa text not null check (causa in ('edicion', 'importacion', 'borrado', 'recuperacion')),
      importacion_id text,
      borrado_id text references versiones (id) on delete cascade,
      titulo text,
      datos text not null,
      actor_id text,
      actor_email text,
      created_at text not null
    ) strict`.execute(db);
  await sql`create unique index versiones_by_item on versiones
    (tipo, item_id, version, coalesce(borrado_id, '')) where causa <> 'borrado'`.execute(db);
  await sql`create index versiones_by_date on versiones (created_at)
    where causa <> 'borrado'`.execute(db);
  await sql`create index versiones_in_trash on versiones (created_at desc, id)
    where causa = 'borrado'`.execute(db);
  await sql`create index versiones_by_deletion on versiones (borrado_id)
    where borrado_id is not null`.execute(db);
}

const newId = sql`lower(hex(randomblob(16)))`;

const valueAt = (json: string, path: string, type: "text" | "integer") =>
  sql`(case when json_valid(${sql.ref(json)}) and json_type(${sql.ref(json)}, ${path}) = ${type}
    then json_extract(${sql.ref(json)}, ${path}) end)`;

async function moveVersions(db: Kysely<unknown>) {
  await sql`
    insert into versiones
      (id, tipo, item_id, version, causa, datos, actor_id, actor_email, created_at)
    select ${newId}, tipo, item_id, version, 'edicion', datos, actor_id, actor_email, created_at
    from revisiones`.execute(db);
}

const kept = sql`
  parte as materialized (
    select papelera.id, tipo, item_id, deleted_at, each.value as parte
    from papelera, json_each(iif(json_valid(datos), datos, '[]')) each
    where each.type = 'object'),
  guardada as materialized (
    select parte.id, tipo, item_id, deleted_at, parte.parte ->> '$.table' as tabla, each.value as fila
    from parte, json_each(parte.parte, '$.rows') each
    where each.type = 'object')`;

async function moveTrash(db: Kysely<unknown>) {
  await sql`
    insert into versiones
      (id, tipo, item_id, version, causa, titulo, datos, actor_id, actor_email, created_at)
    select id, tipo, item_id, coalesce(${valueAt("datos", "$[0].rows[0].version", "integer")}, 0),
      'borrado', titulo, datos, actor_id, actor_email, deleted_at
    from papelera`.execute(db);
  await sql`
    with ${kept}, version as materialized (
      select id, tipo, item_id, ${valueAt("fila", "$.version", "integer")} as version,
        ${valueAt("fila", "$.datos", "text")} as datos,
        ${valueAt("fila", "$.actor_id", "text")} as actor_id,
        ${valueAt("fila", "$.actor_email", "text")} as actor_email,
        ${valueAt("fila", "$.created_at", "text")} as created_at
      from guardada where tabla = 'revisiones')
    insert or ignore into versiones
      (id, tipo, item_id, version, causa, borrado_id, datos, actor_id, actor_email, created_at)
    select ${newId}, tipo, item_id, version, 'edicion', id, datos, actor_id, actor_email, created_at
    from version
    where version is not null and datos is not null and created_at is not null`.execute(db);
}

/** A version whose item is neither there nor in the trash can never come back. */
async function moveReplaced(db: Kysely<unknown>) {
  await sql`
    insert into versiones
      (id, tipo, item_id, version, causa, importacion_id, borrado_id, datos, created_at)
    select ${newId}, 'producto', fila.producto_id,
      coalesce(${valueAt("fila.anterior", "$.version", "integer")}, fila.version - 1, 0),
      'importacion', fila.importacion_id, iif(producto.id is null, borrado.id, null),
      fila.anterior,
      coalesce(${valueAt("fila.anterior", "$.updated_at", "text")}, importacion.created_at)
    from importacion_filas fila
    join importaciones importacion on importacion.id = fila.importacion_id
    left join productos producto on producto.id = fila.producto_id
    left join (select id, item_id, max(deleted_at) from papelera where tipo = 'producto'
      group by item_id) borrado on borrado.item_id = fila.producto_id
    where fila.anterior is not null and (producto.id is not null or borrado.id is not null)
    on conflict (tipo, item_id, version, coalesce(borrado_id, '')) where causa <> 'borrado'
      do update set causa = 'importacion', importacion_id = excluded.importacion_id,
        datos = iif(${valueAt("versiones.datos", "$.version", "integer")} is null,
          excluded.datos, versiones.datos)`.execute(db);
}

/** A former slug stays with its item, also in the trash; `paso` counts how often a category handed it on. */
async function remakeSlugs(db: Kysely<unknown>) {
  await sql`
    create table slugs_de_todos (
      tipo text not null check (tipo in ('categoria', 'producto', 'consejo')),
      slug text not null,
      id text not null,
      created_at text not null,
      paso integer not null default 0,
      primary key (tipo, slug, id)
    ) strict, without rowid`.execute(db);
  await sql`
    with ${kept}, todos as materialized (
      select tipo, slug, id, created_at, '9999' as until from slugs_antiguos
      union all
      select tipo, ${valueAt("fila", "$.slug", "text")}, item_id,
        ${valueAt("fila", "$.created_at", "text")}, deleted_at
      from guardada where tabla = 'slugs_antiguos')
    insert or ignore into slugs_de_todos (tipo, slug, id, created_at, paso)
    select tipo, slug, id, created_at,
      row_number() over (partition by tipo, slug, created_at order by until) - 1
    from todos where slug is not null and created_at is not null
    order by created_at desc`.execute(db);
  await sql`
    with perdido as materialized (
      select ${valueAt("slug_antiguo", "$.slug", "text")} as slug,
        ${valueAt("slug_antiguo", "$.id", "text")} as id,
        ${valueAt("slug_antiguo", "$.created_at", "text")} as created_at
      from importacion_filas where slug_antiguo is not null and deshecho is null)
    insert or ignore into slugs_de_todos (tipo, slug, id, created_at)
    select 'producto', slug, id, created_at from perdido
    where slug is not null and id is not null and created_at is not null`.execute(db);
  await sql`drop table slugs_antiguos`.execute(db);
  await sql`alter table slugs_de_todos rename to slugs_antiguos`.execute(db);
  await sql`create index slugs_antiguos_by_id on slugs_antiguos (tipo, id)`.execute(db);
  for (const event of ["insert", "update", "delete"]) {
    await sql`
      create trigger ${sql.ref(`slugs_antiguos_content_version_${event}`)}
      after ${sql.raw(event)} on slugs_antiguos
      begin update content_version set version = version + 1; end`.execute(db);
  }
}
