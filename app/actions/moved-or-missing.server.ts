import { findRenamed } from "~/domain/slugs-antiguos.server";
import type { Tipo } from "~/domain/tipo";
import { movedTo, notFound, required } from "~/http/answers/responses.server";
import { paths } from "~/site/paths";

export async function movedOrMissing(
  tipo: Tipo,
  slug: string,
  pathOf: (slug: string) => string = paths[tipo],
): Promise<Response> {
  const renamed = await required(findRenamed(tipo, slug));
  return renamed ? movedTo(pathOf(renamed)) : notFound();
}
