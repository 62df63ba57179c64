import { checkMenciones } from "~/domain/contenido/check-menciones.server";
import type { Estado } from "~/domain/estado";
import { madridLocal } from "~/domain/fechas";
import { findEnlace } from "~/domain/publicacion/enlaces.server";
import { type Item, TABLES, type TipoPublicable } from "~/domain/tipo";
import { notFound } from "~/http/answers/responses.server";
import { paths } from "~/site/paths";

/** Reads the parameters of `/admin/productos/{id}/…` and `/admin/consejos/{id}/…`. */
export function publicableOf(params: { tipo?: string; id?: string }): Item<TipoPublicable> {
  const tipo = (["producto", "consejo"] as const).find((each) => TABLES[each] === params.tipo);
  if (!tipo) throw notFound();
  return { tipo, id: params.id ?? "" };
}

interface Row {
  slug: string;
  estado: Estado;
  programado_at: string | null;
  version: number;
}

/** The form of a product and of an article show this of a row beside its texts. */
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
    menciones: await checkMenciones(texto ?? ""),
  };
}
