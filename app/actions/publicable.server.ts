import { notFound } from "~/http/responses/responses.server";
import { paths } from "~/site/paths";
import { madridLocal } from "~base/fechas";
import { checkMenciones } from "~features/contenido-view/check-menciones.server";
import type { PublishedKind } from "~record/kind.server";
import { findAround } from "~record/publicacion/open-pendiente.server";
import { inField } from "~record/revision-editorial/nota";
import {
  type Item,
  isPublicable,
  type Publicable,
  type TipoDelCatalogo,
  tipoIn,
} from "~record/tipos/tipo";
import { textsOf } from "~record/versiones/compare-fields";
import type { Row } from "./submission";

export function publicableOf(params: { tipo?: string; id?: string }): Publicable {
  const tipo = tipoIn(params.tipo);
  if (!tipo || !isPublicable(tipo)) throw notFound();
  return { tipo, id: params.id ?? "" };
}

export function catalogadoOf(params: { tipo?: string; id?: string }): Item<TipoDelCatalogo> {
  const { tipo, id } = publicableOf(params);
  if (tipo === "pagina") throw notFound();
  return { tipo, id };
}

/** The values of a row that its form needs beside the texts. @param more values without a column */
export async function publicablePage(
  kind: PublishedKind,
  row: Row,
  more: Readonly<Record<string, string>> = {},
) {
  const { tipo, texto } = kind;
  const { id, slug, estado, programado_at: at } = mapRow(row);
  const values = { ...kind.valuesOf(row), ...more };
  return {
    version: Number(row.version),
    stored: { ...values, programado_at: at && madridLocal(at) },
    isProgramado: at !== "",
    publicada: estado === "published" ? paths[tipo](slug) : undefined,
    ...(await findAround({ tipo, id })),
    menciones: [
      ...kind.claims(values),
      ...inField(texto, ...(await checkMenciones(String(row[texto] ?? "")))),
    ],
  };
}

const mapRow = (row: Row) => textsOf({ id: "", slug: "", estado: "", programado_at: "" }, row);
