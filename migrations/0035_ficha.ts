import { type Kysely, sql } from "kysely";

/**
 * The facts of a main category, and their values. A product has its own as one text, which goes where
 * the product goes: into versions, the bin, imports and their undo. Triggers keep `valores` in step with
 * it, so that lists can be filtered and ordered by an index.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createDatos(db);
  await sql`alter table productos add column ficha text not null default '{}'
    check (json_valid(ficha) and json_type(ficha) = 'object')`.execute(db);
  await createValores(db);
  await sql`alter table productos add column precio_centimos integer
    check (precio_centimos > 0)`.execute(db);
  await readPrices(db);
}

async function createDatos(db: Kysely<unknown>) {
  await sql`
    create table datos (
      id text primary key check (length(id) between 3 and 60 and id not glob '*[^a-z0-9-]*'),
      categoria_id text not null references categorias (id) on delete cascade,
      clave text not null check (length(clave) between 1 and 50 and clave not glob '*[^a-z0-9-]*'),
      nombre text not null check (length(nombre) between 1 and 40),
      unidad text not null default '' check (length(unidad) <= 12),
      tipo text not null check (tipo in ('numero', 'texto', 'si_no', 'opcion')),
      opciones text not null default '[]' check (json_valid(opciones)),
      mejor text check (mejor in ('menos', 'mas')),
      filtrable integer not null default 0 check (filtrable in (0, 1)),
      posicion integer not null,
      unique (categoria_id, clave)
    ) strict`.execute(db);
  for (const event of ["insert", "update", "delete"]) {
    await sql`
      create trigger ${sql.ref(`datos_content_version_${event}`)} after ${sql.raw(event)} on datos
      begin update content_version set version = version + 1; end`.execute(db);
  }
}

async function createValores(db: Kysely<unknown>) {
  await sql`
    create table valores (
      producto_id text not null references productos (id) on update cascade on delete cascade,
      dato_id text not null references datos (id) on delete cascade,
      numero real,
      texto text,
      fuente text not null check (fuente in ('medido', 'fabricante')),
      primary key (producto_id, dato_id),
      check ((numero is null) <> (texto is null))
    ) strict, without rowid`.execute(db);
  for (const column of ["numero", "texto"]) {
    await sql`create index ${sql.ref(`valores_by_${column}`)} on valores
      (dato_id, ${sql.ref(column)}, producto_id)`.execute(db);
  }
  const fill = sql`
    delete from valores where producto_id = new.id;
    insert into valores (producto_id, dato_id, numero, texto, fuente)
      select new.id, datos.id,
        case when tipo in ('numero', 'si_no') then each.value ->> '$.valor' end,
        case when tipo in ('texto', 'opcion') then each.value ->> '$.valor' end,
        each.value ->> '$.fuente'
      from json_each(new.ficha) as each join datos on datos.id = each.key
      where (json_type(each.value, '$.valor') = 'text') = (tipo in ('texto', 'opcion'));`;
  await sql`
    create trigger valores_insert after insert on productos when new.ficha <> '{}'
    begin ${fill} end`.execute(db);
  // A deleted category comes back with its facts, and its products after it.
  await sql`
    create trigger valores_update after update of ficha, category on productos
    when new.ficha <> old.ficha or (new.category <> old.category and new.ficha <> '{}')
    begin ${fill} end`.execute(db);
}

const PRICE =
  /^(?:desde\s+)?(?:€\s*)?(\d{1,3}(?:\.\d{3})+|\d+)(?:[.,](\d{1,2}))?\s*(?:€|euros?|eur)?$/i;

/** As the site reads prices on the day of this migration. */
function centimosOf(price: string): number | null {
  const [, euros = "", cents = ""] = PRICE.exec(price.trim()) ?? [];
  const centimos = Number(euros.replaceAll(".", "")) * 100 + Number(cents.padEnd(2, "0"));
  return centimos > 0 && centimos < 1e9 ? centimos : null;
}

async function readPrices(db: Kysely<unknown>) {
  const { rows } = await sql<{ price: string }>`
    select distinct price from productos where price is not null`.execute(db);
  const read = rows.map(({ price }) => [price, centimosOf(price)]);
  await sql`create temp table leidos as
    select value ->> 0 as price, value ->> 1 as centimos from json_each(${JSON.stringify(read)})`.execute(
    db,
  );
  await sql`create index temp.leidos_by_price on leidos (price)`.execute(db);
  await sql`update productos set precio_centimos =
    (select centimos from temp.leidos where leidos.price = productos.price)
    where price is not null`.execute(db);
  await sql`drop table temp.leidos`.execute(db);
}
