import type { BloqueVisto, Contenido } from "./contenido.server";

export interface Parte {
  /** The id of the heading; a text before the first heading has none. */
  id: string;
  titulo: string;
  contenido: Contenido;
}

/** Splits a text at its headings «## », so that a page can place the parts separately. */
export function partesOf(contenido: Contenido): { intro: Contenido; partes: Parte[] } {
  const withBloques = (bloques: BloqueVisto[]) => ({ ...contenido, bloques, elecciones: [] });
  const intro = withBloques([]);
  const partes: Parte[] = [];
  for (const bloque of contenido.bloques) {
    const { id, texto } = bloque.kind === "h2" ? bloque : {};
    if (id !== undefined) partes.push({ id, titulo: texto ?? "", contenido: withBloques([]) });
    else (partes.at(-1)?.contenido ?? intro).bloques.push(bloque);
  }
  return { intro, partes };
}
