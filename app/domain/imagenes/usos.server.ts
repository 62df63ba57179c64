import { sql } from "kysely";
import { database, type Trx } from "~db/client.server";
import { elementsOf, holds, listed } from "~db/engine/engine.server";
import type { UsoDeImagen } from "./biblioteca";

const ownUrl = sql<string>`'/media/' || media.sha`;

/** True of a row of `media` that nothing shows and nothing in the trash or a draft holds. */
export const isUnused = sql<boolean>`
  not exists (select 1 from productos where imageurl = ${ownUrl})
  and not exists (select 1 from productos, ${elementsOf("productos.imagenes", "each")}
    where productos.imagenes <> '[]' and each.value = ${ownUrl})
  and not exists (select 1 from consejos where imagen = ${ownUrl})
  and not exists (select 1 from categorias where imagen_url = ${ownUrl})
  and not exists (select 1 from versiones where causa = 'borrado' and ${holds("datos", ownUrl)})
  and not exists (select 1 from versiones where borrado_id is not null and ${holds("datos", ownUrl)})
  and not exists (select 1 from borradores where ${holds("datos", ownUrl)})`;

/** Whether a picture is named by a kept version of what is there. Reads all of them. */
export async function isInPast(sha: string): Promise<boolean> {
  const version = await database()
    .read.selectFrom("versiones")
    .select("id")
    .where(sql<boolean>`causa <> 'borrado' and borrado_id is null`)
    .where(holds("datos", `/media/${sha}`))
    .limit(1)
    .executeTakeFirst();
  return version !== undefined;
}

export async function findUsos(shas: readonly string[]): Promise<Map<string, UsoDeImagen[]>> {
  const urls = shas.map((sha) => `/media/${sha}`);
  const usos = new Map<string, UsoDeImagen[]>(shas.map((sha) => [sha, []]));
  const found = await Promise.all([
    productos(urls),
    galerias(urls),
    consejos(urls),
    categorias(urls),
  ]);
  for (const { url, ...uso } of found.flat()) usos.get(url.slice("/media/".length))?.push(uso);
  return usos;
}

type Found = UsoDeImagen & { url: string };

async function productos(urls: string[]): Promise<Found[]> {
  const rows = await database()
    .read.selectFrom("productos")
    .select(["id", "title", "imageurl"])
    .where("imageurl", "in", listed(urls))
    .execute();
  return rows.map(({ id, title, imageurl }) => ({
    tipo: "producto",
    id,
    titulo: title,
    url: imageurl,
  }));
}

async function galerias(urls: string[]): Promise<Found[]> {
  const { rows } = await sql<{ id: string; title: string; url: string }>`
    select productos.id, title, each.value as url from productos, ${elementsOf("imagenes", "each")}
    where imagenes <> '[]' and each.value in ${listed(urls)}`.execute(database().read);
  return rows.map(({ id, title, url }) => ({ tipo: "producto", id, titulo: title, url }));
}

async function consejos(urls: string[]): Promise<Found[]> {
  const rows = await database()
    .read.selectFrom("consejos")
    .select(["id", "titulo", "imagen"])
    .where("imagen", "in", listed(urls))
    .execute();
  return rows.map(({ id, titulo, imagen }) => ({ tipo: "consejo", id, titulo, url: imagen }));
}

async function categorias(urls: string[]): Promise<Found[]> {
  const rows = await database()
    .read.selectFrom("categorias")
    .select(["id", "nombre", "imagen_url"])
    .where("imagen_url", "in", listed(urls))
    .execute();
  return rows.map(({ id, nombre, imagen_url }) => ({
    tipo: "categoria",
    id,
    titulo: nombre,
    url: imagen_url ?? "",
  }));
}

export async function deleteUnused(trx: Trx, sha: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom("media")
    .where("sha", "=", sha)
    .where(isUnused)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
