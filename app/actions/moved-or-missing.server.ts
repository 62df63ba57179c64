import { movedTo, notFound, required } from "~/http/responses/responses.server";
import { paths } from "~/site/paths";
import { findRenamed } from "~record/slugs/slugs-antiguos.server";
import type { Tipo } from "~record/tipos/tipo";

export async function movedOrMissing(
  tipo: Tipo,
  slug: string,
  pathOf: (slug: string) => string = paths[tipo],
): Promise<Response> {
  const renamed = await required(findRenamed(tipo, slug));
  return renamed ? movedTo(pathOf(renamed)) : notFound();
}
