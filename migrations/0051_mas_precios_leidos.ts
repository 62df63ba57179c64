import { type Kysely, sql } from "kysely";

const MAX_CENTIMOS = 1e9;
const FIGURE =
  /^(\d{1,3}(?:\.\d{3})+|\d{1,3}(?: \d{3})+|\d{1,3}(?:['’]\d{3})+(?=[.,]\d)|\d{1,3}(?:,\d{3})+(?=\.\d)|\d+)(?:[.,'’](?:(\d{1,2})|[-–—]{1,2}))?$/;
const CURRENCY = /^(?:€|euros?|eur) ?| ?(?:€|euros?|eur)$/gi;

/** Prices like «1 299,00 €», «EUR 49,90» and «49,-» had no figure, so that no filter found them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ price: string }>`select distinct price from productos
    where price is not null and precio_centimos is null and length(price) <= 120`.execute(db);
  const read = rows.map(({ price }) => [price, centimosOf(price)]).filter(([, found]) => found);
  await sql`create temp table leidos as
    select value ->> 0 as price, value ->> 1 as centimos from json_each(${JSON.stringify(read)})`.execute(
    db,
  );
  await sql`create index temp.leidos_by_price on leidos (price)`.execute(db);
  await sql`update productos set precio_centimos =
    (select centimos from temp.leidos where leidos.price = productos.price)
    where precio_centimos is null and price in (select price from temp.leidos)`.execute(db);
  await sql`drop table temp.leidos`.execute(db);
}

function centimosOf(price: string): number | null {
  const text = price
    .replace(/\p{Cf}/gu, "")
    .replace(/\s+/g, " ")
    .trim();
  const amount = text
    .replace(/^desde /i, "")
    .replace(/^(\d+) ?€ ?(\d\d)$/, "$1,$2")
    .replace(CURRENCY, "");
  const [, euros = "", cents = ""] = FIGURE.exec(amount) ?? [];
  const centimos = Number(euros.replace(/\D/g, "")) * 100 + Number(cents.padEnd(2, "0"));
  return centimos > 0 && centimos < MAX_CENTIMOS ? centimos : null;
}
