import { readContenido } from "~/domain/contenido/contenido.server";
import { textOf } from "~/domain/contenido/en-linea.server";
import { findBySlug } from "~/domain/paginas/paginas.server";
import { SEO_DESCRIPCION_MAX_LENGTH } from "~/domain/seo";
import { beginningOf } from "~/domain/texto";
import { required } from "~/http/answers/responses.server";

/** A page of the site gives way to one of the owner's that stood at its address before. */
export async function findOwnPage(slug: string) {
  const pagina = await required(findBySlug(slug));
  if (!pagina) return undefined;
  const contenido = await required(readContenido(pagina.contenido));
  const [first = ""] = contenido.bloques.flatMap((bloque) =>
    bloque.kind === "p" ? textOf(bloque.trozos) : [],
  );
  return { pagina, contenido, resumen: beginningOf(first, SEO_DESCRIPCION_MAX_LENGTH) };
}
