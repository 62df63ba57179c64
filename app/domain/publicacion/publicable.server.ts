import { sql } from "kysely";
import { compareFields, type Diferencia } from "~/domain/compare-fields";
import { insertConsejo, updateConsejo } from "~/domain/consejos/queries/change-consejos.server";
import { findEditable } from "~/domain/consejos/queries/consejos-admin.server";
import * as consejo from "~/domain/consejos/rules/consejo-values";
import { insertPagina, updatePagina } from "~/domain/paginas/change-paginas.server";
import * as pagina from "~/domain/paginas/pagina";
import { findEditable as findPagina } from "~/domain/paginas/paginas.server";
import { addProducto } from "~/domain/productos/queries/change-productos.server";
import { findRow } from "~/domain/productos/queries/productos-admin.server";
import { updateProducto } from "~/domain/productos/queries/write-productos.server";
import * as producto from "~/domain/productos/rules/producto-values";
import { checkConsejo, checkPagina } from "~/domain/revision-editorial/check-consejo";
import { checkProducto } from "~/domain/revision-editorial/check-producto";
import { type Nota, obstaclesTo } from "~/domain/revision-editorial/nota";
import { requirePicture } from "~/domain/revision-editorial/reglas";
import type { TipoPublicable } from "~/domain/tipo";
import type { Seen, Writing } from "~/domain/versiones/change-item.server";
import { REGISTROS } from "~/domain/versiones/registro.server";
import type { Trx } from "~db/client.server";

export const tituloOf = (tipo: TipoPublicable) => sql.ref<string>(REGISTROS[tipo].titulo);

export type Row = Readonly<Record<string, unknown>> & {
  version: number;
  slug: string;
  estado: string;
};
type Values = Readonly<Record<string, string>>;

interface Publicable {
  find(id: string): Promise<Row | undefined>;
  valuesOf(row: Readonly<Record<string, unknown>>): Values;
  contentOf(values: Values): object;
  diferencias(before: Values, after: Values): Diferencia[];
  check(values: Values): Nota[];
  /** Names the column of the picture; a row without one needs none. */
  imagen?: string;
  insert(trx: Trx, campos: object, writing: Writing): Promise<{ outcome: string; id?: string }>;
  update(
    trx: Trx,
    seen: Seen,
    changes: object,
    writing: Writing & { fecha?: string; priceCheckedAt?: string },
  ): Promise<{ outcome: string }>;
}

/** A version comes back, and is copied, without its address and its state. */
function plain(labels: Values): Pick<Publicable, "contentOf" | "diferencias"> {
  return {
    contentOf: ({ slug, estado, ...content }) => content,
    diferencias: (before, after) => compareFields(labels, before, after),
  };
}

/** Products, articles and own pages are published, compared and brought back by these parts. */
export const PUBLICABLES: Readonly<Record<TipoPublicable, Publicable>> = {
  producto: {
    ...producto,
    find: findRow,
    check: checkProducto,
    imagen: "imageurl",
    insert: addProducto,
    update: updateProducto,
  },
  consejo: {
    ...consejo,
    ...plain(consejo.LABELS),
    find: findEditable,
    check: checkConsejo,
    imagen: "imagen",
    insert: insertConsejo,
    update: updateConsejo,
  },
  pagina: {
    ...pagina,
    ...plain(pagina.LABELS),
    find: findPagina,
    check: checkPagina,
    insert: insertPagina,
    update: updatePagina,
  },
};

export const titleOf = (tipo: TipoPublicable, row: Row) => String(row[REGISTROS[tipo].titulo]);

/** Names what keeps a row from being published. */
export function obstaclesOf(tipo: TipoPublicable, row: Row) {
  const { valuesOf, check, imagen } = PUBLICABLES[tipo];
  const picture = imagen ? requirePicture(String(row[imagen])) : [];
  return obstaclesTo([...picture, ...check(valuesOf(row))]);
}
