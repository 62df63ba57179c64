import { sql } from "kysely";
import { database, type Trx } from "~db/client.server";
import { memoOnContent } from "~db/content-memo.server";
import * as engine from "~db/engine/engine.server";
import type { UsoDeImagen } from "~nouns/imagenes/rules/biblioteca";

const ownUrl = sql<string>`'/media/' || media.sha`;

/** Drafts, changes that wait and rows in the trash count as uses too, because they may return. */
export const isUnused = sql<boolean>`
  not exists (select 1 from productos where imageurl = ${ownUrl})
  and not exists (select 1 from productos, ${engine.elementsOf("productos.imagenes", "each")}
    where productos.imagenes <> '[]' and each.value = ${ownUrl})
  and not exists (select 1 from consejos where imagen = ${ownUrl})
  and not exists (select 1 from consejos
    where ${engine.namesPictures("contenido")} and ${engine.holds("contenido", ownUrl)})
  and not exists (select 1 from paginas
    where ${engine.namesPictures("contenido")} and ${engine.holds("contenido", ownUrl)})
  and not exists (select 1 from productos
    where ${engine.namesPictures("contenido_principal")} and ${engine.holds("contenido_principal", ownUrl)})
  and not exists (select 1 from productos
    where ${engine.measuresWithPictures("ficha")} and ${engine.holds("ficha", ownUrl)})
  and not exists (select 1 from categorias where imagen_url = ${ownUrl})
  and not exists (select 1 from autores where imagen = ${ownUrl})
  and not exists (select 1 from ajustes where ${engine.holds("valor", ownUrl)})
  and not exists (select 1 from versiones where causa = 'borrado' and ${engine.holds("datos", ownUrl)})
  and not exists (select 1 from versiones where borrado_id is not null and ${engine.holds("datos", ownUrl)})
  and not exists (select 1 from cambios_pendientes
    where ${engine.holdsPictures("contenido")} and ${engine.holds("contenido", ownUrl)})
  and not exists (select 1 from borradores where ${engine.holds("datos", ownUrl)})`;

/** Removes pictures that neither rows nor versions name; the sweep deletes the files. */
export const dropUnusedDemo = (trx: Trx) =>
  trx
    .deleteFrom("media")
    .where("origen", "=", "demo")
    .where(isUnused)
    .where(
      sql<boolean>`not exists (select 1 from versiones where ${engine.holds("datos", ownUrl)})`,
    )
    .execute();

/** True if a version names one of them, which restoring or undoing an import would bring back. */
export async function isInPast(shas: readonly string[]): Promise<boolean> {
  const urls = engine.listed(shas.map((sha) => `/media/${sha}`));
  const version = await database()
    .read.selectFrom("versiones")
    .select("id")
    .where(sql<boolean>`causa <> 'borrado' and borrado_id is null`)
    .where(sql<boolean>`exists (select 1 from ${urls} as nombrada
      where ${engine.holds("datos", sql`nombrada.value`)})`)
    .limit(1)
    .executeTakeFirst();
  return version !== undefined;
}

export async function findUsos(shas: readonly string[]): Promise<Map<string, UsoDeImagen[]>> {
  const usos = new Map<string, UsoDeImagen[]>(shas.map((sha) => [sha, []]));
  const any = engine.listed(shas.map((sha) => `/media/${sha}`));
  const { rows } = await sql<UsoDeImagen & { url: string }>`
    select 'producto' as tipo, id, title as titulo, imageurl as url
      from productos where imageurl in ${any}
    union all select 'producto', productos.id, title, each.value
      from productos, ${engine.elementsOf("imagenes", "each")}
      where imagenes <> '[]' and each.value in ${any}
    union all select 'consejo', id, titulo, imagen from consejos where imagen in ${any}
    union select 'consejo', id, titulo, nombrada.value from consejos, ${any} as nombrada
      where ${engine.namesPictures("contenido")} and ${engine.holds("contenido", sql`nombrada.value`)}
    union select 'pagina', id, titulo, nombrada.value from paginas, ${any} as nombrada
      where ${engine.namesPictures("contenido")} and ${engine.holds("contenido", sql`nombrada.value`)}
    union select 'producto', id, title, nombrada.value from productos, ${any} as nombrada
      where ${engine.namesPictures("contenido_principal")}
        and ${engine.holds("contenido_principal", sql`nombrada.value`)}
    union select 'producto', id, title, nombrada.value from productos, ${any} as nombrada
      where ${engine.measuresWithPictures("ficha")} and ${engine.holds("ficha", sql`nombrada.value`)}
    union select tipo, id, titulo, nombrada.value from cambios_pendientes, ${any} as nombrada
      where ${engine.holdsPictures("contenido")} and ${engine.holds("contenido", sql`nombrada.value`)}
    union all select 'categoria', id, nombre, imagen_url
      from categorias where imagen_url in ${any}
    union all select 'autor', id, nombre, imagen from autores where imagen in ${any}
    union all select 'ajuste', clave, clave, nombrada.value from ajustes, ${any} as nombrada
      where ${engine.holds("valor", sql`nombrada.value`)}`.execute(database().read);
  for (const { url, ...uso } of rows) usos.get(url.slice("/media/".length))?.push(uso);
  return usos;
}

/** Other hosts from which a reader's browser loads pictures; the legal pages name them. */
export const findExternalHosts = memoOnContent(async (): Promise<string[]> => {
  const { rows } = await sql<{ url: string }>`select url from (
    select imageurl as url from productos where estado = 'published'
    union select each.value from productos, ${engine.elementsOf("productos.imagenes", "each")}
      where estado = 'published' and ${engine.holds("imagenes", "https://")}
    union select imagen from consejos where estado = 'published'
    union select imagen from autores
    union select imagen_url from categorias) as shown
    where ${engine.holds("url", "https://")}`.execute(database().read);
  const hosts = rows.flatMap(({ url }) => (URL.canParse(url) ? new URL(url).hostname : []));
  return [...new Set(hosts)].sort();
});
