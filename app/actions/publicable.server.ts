import type { Selectable } from "kysely";
import { checkMenciones } from "~/domain/contenido/check-menciones.server";
import { madridLocal } from "~/domain/fechas";
import { findEnlace } from "~/domain/publicacion/enlaces.server";
import { afirmacionesDe } from "~/domain/revision-editorial/afirmaciones.server";
import { inField } from "~/domain/revision-editorial/nota";
import {
  type Item,
  isPublicable,
  type TipoDelCatalogo,
  type TipoPublicable,
  tipoIn,
} from "~/domain/tipo";
import { notFound } from "~/http/answers/responses.server";
import { paths } from "~/site/paths";
import type { Schema } from "~db/schema/schema";

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

const TEXTO = {
  producto: "contenido_principal",
  consejo: "contenido",
  pagina: "contenido",
} as const;

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
      ...afirmacionesDe(item.tipo, values),
      ...inField(TEXTO[item.tipo], ...(await checkMenciones(texto ?? ""))),
    ],
  };
}
