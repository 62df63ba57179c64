import { type Kysely, sql } from "kysely";

/** A number of the sheet that has a weight is a score of ours, from 0 to 5. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table datos add column peso integer
    check (peso is null or (tipo = 'numero' and peso between 1 and 10))`.execute(db);
  // A category comes back from the bin with its facts to products that have kept their values. Those of
  // other categories get theirs when they move, so that this never takes long.
  await sql`
    create trigger valores_restored after delete on versiones
    when old.tipo = 'categoria' and old.causa = 'borrado'
      and exists (select 1 from datos where categoria_id = old.item_id)
    begin
      insert or ignore into valores (producto_id, dato_id, numero, texto, fuente)
        select productos.id, datos.id,
          case when tipo in ('numero', 'si_no') then each.value ->> '$.valor' end,
          case when tipo in ('texto', 'opcion') then each.value ->> '$.valor' end,
          each.value ->> '$.fuente'
        from categorias join productos on productos.category = categorias.slug,
          json_each(productos.ficha) as each join datos on datos.id = each.key
        where (categorias.id = old.item_id or categorias.parent_id = old.item_id)
          and productos.ficha <> '{}' and datos.categoria_id = old.item_id
          and (json_type(each.value, '$.valor') = 'text') = (tipo in ('texto', 'opcion'));
    end`.execute(db);
}
