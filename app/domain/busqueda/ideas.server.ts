import { published } from "~/domain/productos/productos.server";
import { fold } from "~/domain/texto";
import { IDEAS_LIMIT } from "./busqueda";

/** How many of the best products are looked at; many begin with the same word. */
const LOOKED_AT = 32;
const WORD_MIN = 3;

/** What a visitor could look for: the words that titles of the best products begin with. */
export async function findIdeas(): Promise<string[]> {
  const rows = await published()
    .select("productos.title")
    .orderBy("productos.isrecommended", "desc")
    .orderBy("productos.rating", "desc")
    .orderBy("productos.titulo_folded")
    .orderBy("productos.id")
    .limit(LOOKED_AT)
    .execute();
  const words = new Map<string, string>();
  for (const { title } of rows) {
    const word = /^\p{L}+/u.exec(title)?.[0] ?? "";
    const folded = fold(word);
    if (folded.length >= WORD_MIN && !words.has(folded)) words.set(folded, word);
  }
  return [...words.values()].slice(0, IDEAS_LIMIT);
}
