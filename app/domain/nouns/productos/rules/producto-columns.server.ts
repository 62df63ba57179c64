import { type RawBuilder, sql } from "kysely";
import { centimosOf } from "~base/precio";
import { fold } from "~base/texto";
import { same } from "~db/engine/engine.server";
import { fichaText } from "~nouns/ficha/ficha";
import type { ProductoCampos } from "./producto-schema.server";
import { BOXES, byName, LIST_FIELDS } from "./producto-values";

export function toColumns(campos: Partial<ProductoCampos>) {
  const { ficha, imagenes_alt, motivo_giro, ...own } = campos;
  return withoutAbsent({
    ...own,
    ...byName(BOXES, (name) => bit(own[name])),
    ...byName(LIST_FIELDS, (name) => own[name] && JSON.stringify(own[name])),
    titulo_folded: own.title === undefined ? undefined : fold(own.title),
    precio_centimos: own.price === undefined ? undefined : centimosOf(own.price),
    ficha: ficha && fichaText(ficha),
    imagenes_alt: imagenes_alt && JSON.stringify(Object.entries(imagenes_alt)),
  });
}

const bit = (flag: boolean | undefined): 0 | 1 | undefined =>
  flag === undefined ? undefined : flag ? 1 : 0;

/** Deletes in place for speed, because imports call this ten thousand times. */
function withoutAbsent<Columns extends Record<string, unknown>>(columns: Columns) {
  for (const name in columns) if (columns[name] === undefined) delete columns[name];
  return columns as { [Name in keyof Columns]?: Exclude<Columns[Name], undefined> };
}

export interface PriceCheck {
  priceCheckedAt?: string;
  /** Sets the date of the check even if the price is unchanged. */
  isPriceChecked?: boolean;
}

/** Columns that depend on price and estado; their SQL expressions see the row before the change. */
export function derivedColumns(
  { price, estado }: Partial<ProductoCampos>,
  now: string,
  { priceCheckedAt = now, isPriceChecked = false }: PriceCheck = {},
) {
  const checkedAt = price === null ? null : priceCheckedAt;
  return {
    ...(price !== undefined && {
      precio_comprobado_at: isPriceChecked ? checkedAt : ifChanged(price, checkedAt),
    }),
    ...(estado === "draft" && { destacado_home: 0 as const }),
    ...(estado === "published" && { published_at: publishedAt(now) }),
  };
}

const ifChanged = (price: string | null, checkedAt: string | null): RawBuilder<string | null> =>
  sql`case when ${same("price", price)} then precio_comprobado_at else ${checkedAt} end`;

const publishedAt = (now: string): RawBuilder<string | null> =>
  sql`case when estado = 'published' then published_at else ${now} end`;
