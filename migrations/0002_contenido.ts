import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await createCategorias(db);
  await createProductos(db);
  await createConsejos(db);
  await createRelaciones(db);

  await sql`
    create table slugs_antiguos (
      tipo text not null check (tipo in ('categoria', 'producto', 'consejo')),
      slug text not null,
      id text not null,
      created_at text not null,
      primary key (tipo, slug)
    ) strict, without rowid`.execute(db);
  await sql`create index slugs_antiguos_by_id on slugs_antiguos (tipo, id)`.execute(db);
}

const SLUG_CHECK = (column: string) =>
  sql.raw(
    `check (length(${column}) between 1 and 120 and ${column} not glob '*[^a-z0-9-]*'` +
      ` and ${column} not like '-%' and ${column} not like '%-' and ${column} not like '%--%')`,
  );

async function createCategorias(db: Kysely<unknown>) {
  await sql`
    create table categorias (
      id text primary key,
      nombre text not null check (length(nombre) between 1 and 120),
      nombre_folded text not null,
      slug text not null unique ${SLUG_CHECK("slug")},
      descripcion text,
      imagen_url text,
      parent_id text references categorias (id) on delete restrict,
      orden integer not null default 0,
      version integer not null default 1,
      created_at text not null,
      updated_at text not null,
      check (parent_id is null or parent_id <> id)
    ) strict`.execute(db);
  await sql`create index categorias_by_parent on categorias (parent_id, orden, nombre_folded)`.execute(
    db,
  );

  // A trigger keeps the two levels, since imports and orders write too.
  for (const event of ["insert", "update of parent_id"]) {
    await sql`
      create trigger ${sql.ref(`categorias_two_levels_${event.split(" ")[0]}`)}
      before ${sql.raw(event)} on categorias when new.parent_id is not null
      begin
        select raise(abort, 'categoria_depth')
        where exists (select 1 from categorias where id = new.parent_id and parent_id is not null)
           or exists (select 1 from categorias where parent_id = new.id);
      end`.execute(db);
  }
}

async function createProductos(db: Kysely<unknown>) {
  await sql`
    create table productos (
      id text primary key check (length(id) between 1 and 40 and id not glob '*[^A-Za-z0-9-]*'
        and lower(id) not in ('nuevo', 'importar', 'exportar')),
      title text not null check (length(title) between 1 and 300),
      titulo_folded text not null,
      slug text not null unique ${SLUG_CHECK("slug")},
      category text not null,
      imageurl text not null default '',
      imagenes text not null default '[]' check (json_valid(imagenes) and json_type(imagenes) = 'array'),
      price text,
      precio_comprobado_at text,
      rating real not null check (rating between 0 and 5),
      descripcion text,
      contenido_principal text,
      isrecommended integer not null default 0 check (isrecommended in (0, 1)),
      keyfeatures text not null default '[]'
        check (json_valid(keyfeatures) and json_type(keyfeatures) = 'array'),
      pros text not null default '[]' check (json_valid(pros) and json_type(pros) = 'array'),
      cons text not null default '[]' check (json_valid(cons) and json_type(cons) = 'array'),
      colores text not null default '[]' check (json_valid(colores) and json_type(colores) = 'array'),
      estado text not null default 'draft' check (estado in ('published', 'draft')),
      destacado_home integer not null default 0 check (destacado_home in (0, 1)),
      revisor text,
      revisado_at text,
      demo integer not null default 0 check (demo in (0, 1)),
      version integer not null default 1,
      created_at text not null,
      updated_at text not null,
      published_at text,
      check (destacado_home = 0 or estado = 'published')
    ) strict`.execute(db);

  await sql`
    create index productos_by_category on productos
      (category, estado, isrecommended desc, rating desc, titulo_folded, id)`.execute(db);
  await sql`
    create index productos_by_estado on productos
      (estado, isrecommended desc, rating desc, titulo_folded, id)`.execute(db);
  await sql`create index productos_featured on productos (destacado_home, titulo_folded)
    where destacado_home = 1`.execute(db);
  await sql`create index productos_by_title on productos (titulo_folded, id)`.execute(db);

  // Backstop of the limit that domain/productos enforces with one conditional statement.
  for (const event of ["insert", "update of destacado_home"]) {
    await sql`
      create trigger ${sql.ref(`productos_featured_limit_${event.split(" ")[0]}`)}
      before ${sql.raw(event)} on productos when new.destacado_home = 1
      begin
        select raise(abort, 'destacados_limite')
        where (select count(*) from productos where destacado_home = 1 and id <> new.id) >= 6;
      end`.execute(db);
  }
}

async function createConsejos(db: Kysely<unknown>) {
  await sql`
    create table tipos_consejo (
      id text primary key,
      nombre text not null,
      slug text not null unique ${SLUG_CHECK("slug")},
      orden integer not null default 0
    ) strict`.execute(db);

  await sql`
    create table consejos (
      id text primary key,
      slug text not null unique ${SLUG_CHECK("slug")},
      titulo text not null check (length(titulo) between 1 and 300),
      titulo_folded text not null,
      extracto text not null default '',
      imagen text not null default '',
      categoria text not null,
      fecha text not null,
      contenido text not null,
      estado text not null default 'published' check (estado in ('published', 'draft')),
      demo integer not null default 0 check (demo in (0, 1)),
      version integer not null default 1,
      created_at text not null,
      updated_at text not null,
      published_at text
    ) strict`.execute(db);
  await sql`create index consejos_by_fecha on consejos (estado, fecha desc, id)`.execute(db);
  await sql`create index consejos_by_categoria on consejos (categoria, estado, fecha desc, id)`.execute(
    db,
  );
  await sql`create index consejos_by_title on consejos (titulo_folded, id)`.execute(db);
}

async function createRelaciones(db: Kysely<unknown>) {
  await sql`
    create table productos_relacionados (
      producto_id text not null references productos (id) on update cascade on delete cascade,
      producto_relacionado_id text not null
        references productos (id) on update cascade on delete cascade,
      orden integer not null default 0,
      primary key (producto_id, producto_relacionado_id),
      check (producto_id <> producto_relacionado_id)
    ) strict, without rowid`.execute(db);
  await sql`create index productos_relacionados_by_target on productos_relacionados
    (producto_relacionado_id)`.execute(db);

  await sql`
    create table consejos_productos_relacionados (
      consejo_id text not null references consejos (id) on delete cascade,
      producto_id text not null references productos (id) on update cascade on delete cascade,
      orden integer not null default 0,
      primary key (consejo_id, producto_id)
    ) strict, without rowid`.execute(db);
  await sql`create index consejos_productos_relacionados_by_producto
    on consejos_productos_relacionados (producto_id)`.execute(db);
}
