import { movedTo, notFound, required } from "~/http/responses/responses.server";
import { paths } from "~/site/paths";
import { findDestino } from "~features/redirecciones/redirecciones.server";
import { findRenamed } from "~record/slugs/slugs-antiguos.server";
import type { Tipo } from "~record/tipos/tipo";

export async function movedOrMissing(
  tipo: Tipo,
  slug: string,
  pathOf: (slug: string) => string = paths[tipo],
): Promise<Response> {
  const renamed = await required(findRenamed(tipo, slug));
  return renamed ? movedTo(pathOf(renamed)) : ledOrMissing(pathOf(slug));
}

export async function ledOrMissing(path: string): Promise<Response> {
  const destino = await required(findDestino(path));
  return destino ? movedTo(destino) : notFound();
}
