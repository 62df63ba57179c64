import { sql } from "kysely";
import { z } from "zod";
import type { Trx } from "~db/client.server";
import type { Actor } from "./historial/historial.server";
import { type Nota, obstaclesTo } from "./revision-editorial/nota";
import { requirePicture } from "./revision-editorial/reglas";
import type { Tipo, TipoDelCatalogo, TipoPublicable } from "./tipos/tipo";
import type { Seen, Writing } from "./versiones/change-item.server";
import { compareFields, type Diferencia } from "./versiones/compare-fields";

/** Rows of another table that are deleted with their owner; any of `ids` may refer to it. */
export type Parte = { table: string; ids: readonly string[]; tipo?: Tipo };

export const pendientesOf = (tipo: TipoPublicable): Parte => {
  return { table: "cambios_pendientes", ids: ["id"], tipo };
};

export const storedFila = z.object({ id: z.string(), slug: z.string(), version: z.number() });

export type Fila = z.infer<typeof storedFila>;

/** Describes a noun to the trash, which may not import nouns. */
export interface Kind {
  tipo: Tipo;
  titulo: string;
  partes: readonly Parte[];
  fila: z.ZodType<Fila>;
  adapt(trx: Trx, fila: Fila): Promise<Fila>;
  /** Writes a new row under the slug of a hidden one, and moves the hidden row's items to it. */
  replaceHidden?(trx: Trx, slug: string, write: () => Promise<unknown>): Promise<unknown>;
}

export type Row = Readonly<Record<string, unknown>> & {
  version: number;
  slug: string;
  estado: string;
};
type Values = Readonly<Record<string, string>>;

/** Describes a noun to drafts, versions and scheduled publication, too. */
export interface PublishedKind extends Kind {
  tipo: TipoPublicable;
  /** The column with the long text, in the grammar of articles. */
  texto: string;
  /** The column of the required picture; not set in kinds that need none. */
  imagen?: string;
  find(id: string): Promise<Row | undefined>;
  valuesOf(row: Readonly<Record<string, unknown>>): Values;
  /** The content of a version, without slug and state, which restoring and copying leave out. */
  contentOf(values: Values): object;
  diferencias(before: Values, after: Values): Diferencia[];
  check(values: Values): Nota[];
  /** Notes on claims in the texts. Only the server finds them: the rules are too long to send. */
  claims(values: Values): Nota[];
  insert(trx: Trx, campos: object, writing: Writing): Promise<{ outcome: string; id?: string }>;
  update(
    trx: Trx,
    seen: Seen,
    changes: object,
    writing: Writing & { fecha?: string; priceCheckedAt?: string; needsGroup?: boolean },
  ): Promise<{ outcome: string; id?: string }>;
}

/** A noun whose rows stand in a list, where one can move several to another group at once. */
export interface ListedKind extends PublishedKind {
  tipo: TipoDelCatalogo;
  grupo: {
    campo: string;
    table: "categorias" | "tipos_consejo";
    /** @returns undefined if no group has that slug */
    choose(trx: Trx, slug: string): Promise<string | undefined>;
  };
  checkPrecio?(trx: Trx, id: string, actor: Actor): Promise<unknown>;
}

/** Suits nouns whose values are plain columns: only their labels are needed. */
export function plainContent(labels: Values): Pick<PublishedKind, "contentOf" | "diferencias"> {
  return {
    contentOf: ({ slug, estado, ...content }) => content,
    diferencias: (before, after) => compareFields(labels, before, after),
  };
}

export const tituloOf = (kind: Kind) => sql.ref<string>(kind.titulo);

export const titleOf = (kind: Kind, row: Row) => String(row[kind.titulo]);

export function obstaclesOf({ valuesOf, check, imagen }: PublishedKind, row: Row) {
  const picture = imagen ? requirePicture(String(row[imagen])) : [];
  return obstaclesTo([...picture, ...check(valuesOf(row))]);
}
