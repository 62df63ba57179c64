import { required } from "~/http/responses/responses.server";
import { beginningOf } from "~base/texto";
import { readContenido } from "~features/contenido-view/contenido.server";
import { findBySlug } from "~nouns/paginas/paginas.server";
import { textOfTrozos } from "~record/contenido/en-linea.server";
import { SEO_CAMPOS } from "~record/publicacion/seo";

/** Finds a page of the owner. One that is older than the program's page at its address wins. */
export async function findOwnPage(slug: string) {
  const pagina = await required(findBySlug(slug));
  if (!pagina) return undefined;
  const contenido = await required(readContenido(pagina.contenido));
  const [first = ""] = contenido.bloques.flatMap((bloque) =>
    bloque.kind === "p" ? textOfTrozos(bloque.trozos) : [],
  );
  return { pagina, contenido, resumen: beginningOf(first, SEO_CAMPOS.seo_descripcion.max) };
}
