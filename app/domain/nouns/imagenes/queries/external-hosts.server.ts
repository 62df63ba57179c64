import { sql } from "kysely";
import { database } from "~db/client.server";
import { memoOnContent } from "~db/content-memo.server";
import { elementsOf, holds } from "~db/engine/engine.server";

/** Other hosts from which a reader's browser loads pictures; the legal pages name them. */
export const findExternalHosts = memoOnContent(async (): Promise<string[]> => {
  const { rows } = await sql<{ url: string }>`select url from (
    select imageurl as url from productos where estado = 'published'
    union select each.value from productos, ${elementsOf("productos.imagenes", "each")}
      where estado = 'published' and ${holds("imagenes", "https://")}
    union select imagen from consejos where estado = 'published'
    union select imagen from autores
    union select imagen_url from categorias) as shown
    where ${holds("url", "https://")}`.execute(database().read);
  const hosts = rows.flatMap(({ url }) => (URL.canParse(url) ? new URL(url).hostname : []));
  return [...new Set(hosts)].sort();
});
