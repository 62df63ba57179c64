import { database } from "~db/client.server";
import { MEDIA_COLUMNS, onMedia, toImagen } from "~nouns/imagenes/queries/imagen-row";
import { describeImagen } from "~nouns/imagenes/queries/imagenes.server";

export async function findBySlug(slug: string) {
  const row = await database()
    .read.selectFrom("autores")
    .leftJoin("media", onMedia("autores.imagen"))
    .select(["autores.id", "slug", "nombre", "credencial", "bio"])
    .select(["imagen", "imagen_alt", ...MEDIA_COLUMNS])
    .where("slug", "=", slug)
    .executeTakeFirst();
  if (!row) return undefined;
  const { id, nombre, credencial, bio } = row;
  const imagen = await describeImagen(toImagen(row.imagen, row, nombre), row.imagen_alt);
  return { id, slug, nombre, credencial, bio, imagen };
}

export function listAutores() {
  return database()
    .read.selectFrom("autores")
    .select(["id", "slug", "nombre", "credencial", "updated_at", "id as value", "nombre as label"])
    .orderBy("nombre")
    .execute();
}

export type AutorListed = Awaited<ReturnType<typeof listAutores>>[number];

export const findEditable = (id: string) =>
  database().read.selectFrom("autores").selectAll().where("id", "=", id).executeTakeFirst();
