import type { Selectable } from "kysely";
import { KINDS } from "~/domain/kinds.server";
import { notFound } from "~/http/responses/responses.server";
import { paths } from "~/site/paths";
import { madridLocal } from "~base/fechas";
import type { Schema } from "~db/schema/schema";
import { checkMenciones } from "~features/contenido-view/check-menciones.server";
import { findEnlace } from "~record/publicacion/enlaces.server";
import { inField } from "~record/revision-editorial/nota";
import {
  type Item,
  isPublicable,
  type TipoDelCatalogo,
  type TipoPublicable,
  tipoIn,
} from "~record/tipos/tipo";

/** Reads the parameters of `/admin/productos/{id}/…` and its like. */
export function publicableOf(params: { tipo?: string; id?: string }): Item<TipoPublicable> {
  const tipo = tipoIn(params.tipo);
  if (!tipo || !isPublicable(tipo)) throw notFound();
  return { tipo, id: params.id ?? "" };
}

export function catalogadoOf(params: { tipo?: string; id?: string }): Item<TipoDelCatalogo> {
  const { tipo, id } = publicableOf(params);
  if (tipo === "pagina") throw notFound();
  return { tipo, id };
}

type Row = Pick<Selectable<Schema["productos"]>, "slug" | "estado" | "programado_at" | "version">;

/** The forms show this of a row beside its texts. */
export async function publicablePage(
  item: Item<TipoPublicable>,
  { slug, estado, programado_at, version }: Row,
  { texto, values }: { texto: string | null; values: Readonly<Record<string, string>> },
) {
  return {
    version,
    stored: { ...values, programado_at: programado_at ? madridLocal(programado_at) : "" },
    isProgramado: programado_at !== null,
    publicada: estado === "published" ? paths[item.tipo](slug) : undefined,
    enlaceHasta: await findEnlace(item),
    menciones: [
      ...KINDS[item.tipo].claims(values),
      ...inField(KINDS[item.tipo].texto, ...(await checkMenciones(texto ?? ""))),
    ],
  };
}
