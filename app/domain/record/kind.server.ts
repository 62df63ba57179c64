import { sql } from "kysely";
import { z } from "zod";
import type { Trx } from "~db/client.server";
import type { Actor } from "./historial/historial.server";
import { type Nota, obstaclesTo } from "./revision-editorial/nota";
import { requirePicture } from "./revision-editorial/reglas";
import type { Tipo, TipoDelCatalogo, TipoPublicable } from "./tipos/tipo";
import type { Seen, Writing } from "./versiones/change-item.server";
import { compareFields, type Diferencia } from "./versiones/compare-fields";

/** Rows of another table that go to the trash with their owner, found by any of these columns. */
export type Parte = { table: string; ids: readonly string[] };

export const storedFila = z.object({ id: z.string(), slug: z.string(), version: z.number() });

export type Fila = z.infer<typeof storedFila>;

/** A noun tells the trash this, which cannot import it. */
export interface Kind {
  tipo: Tipo;
  /** Names the column with the title of a row. */
  titulo: string;
  partes: readonly Parte[];
  fila: z.ZodType<Fila>;
  adapt(trx: Trx, fila: Fila): Promise<Fila>;
  /** A hidden row gives its slug up: this writes the new row, and moves what the hidden one held. */
  replaceHidden?(trx: Trx, slug: string, write: () => Promise<unknown>): Promise<unknown>;
}

export type Row = Readonly<Record<string, unknown>> & {
  version: number;
  slug: string;
  estado: string;
};
type Values = Readonly<Record<string, string>>;

/** A noun that is published tells drafts, versions and planned hours this besides. */
export interface PublishedKind extends Kind {
  tipo: TipoPublicable;
  /** Names the column with the text that articles are written in. */
  texto: string;
  /** Names the column of the picture; a row without one needs none. */
  imagen?: string;
  find(id: string): Promise<Row | undefined>;
  valuesOf(row: Readonly<Record<string, unknown>>): Values;
  /** A version comes back, and is copied, without its address and its state. */
  contentOf(values: Values): object;
  diferencias(before: Values, after: Values): Diferencia[];
  check(values: Values): Nota[];
  /** Notes on what the texts promise; too long to be sent to a browser. */
  claims(values: Values): Nota[];
  insert(trx: Trx, campos: object, writing: Writing): Promise<{ outcome: string; id?: string }>;
  update(
    trx: Trx,
    seen: Seen,
    changes: object,
    writing: Writing & { fecha?: string; priceCheckedAt?: string },
  ): Promise<{ outcome: string }>;
}

/** A noun of the catalogue has a list, whose rows change their group together. */
export interface ListedKind extends PublishedKind {
  tipo: TipoDelCatalogo;
  grupo: {
    campo: string;
    table: "categorias" | "tipos_consejo";
    /** @returns undefined when no group has that slug */
    choose(trx: Trx, slug: string): Promise<string | undefined>;
  };
  checkPrecio?(trx: Trx, id: string, actor: Actor): Promise<unknown>;
}

/** A noun that stores its values as columns needs no more than their names. */
export function plainContent(labels: Values): Pick<PublishedKind, "contentOf" | "diferencias"> {
  return {
    contentOf: ({ slug, estado, ...content }) => content,
    diferencias: (before, after) => compareFields(labels, before, after),
  };
}

export const tituloOf = (kind: Kind) => sql.ref<string>(kind.titulo);

export const titleOf = (kind: Kind, row: Row) => String(row[kind.titulo]);

/** Names what keeps a row from being published. */
export function obstaclesOf({ valuesOf, check, imagen }: PublishedKind, row: Row) {
  const picture = imagen ? requirePicture(String(row[imagen])) : [];
  return obstaclesTo([...picture, ...check(valuesOf(row))]);
}
