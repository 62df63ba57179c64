import { GoneImageError } from "~/domain/imagenes/rules/image-error";
import { type Imagen, shaOf } from "~/domain/imagenes/rules/imagen";
import { database, type Read, type Trx } from "~db/client.server";
import { listed } from "~db/engine/engine.server";
import { MEDIA_COLUMNS, toImagen } from "./imagen-row";

/** Leaves out what must not be shown. @param alt replaces a missing text */
export async function findImagenes(urls: readonly string[], alt: string): Promise<Imagen[]> {
  const shas = urls.flatMap((url) => shaOf(url) ?? []);
  const rows = await database()
    .read.selectFrom("media")
    .select(["sha", ...MEDIA_COLUMNS])
    .where("sha", "in", listed(shas))
    .execute();
  const bySha = new Map(rows.map((row) => [row.sha, row]));
  const imagenes = urls.map((url) => toImagen(url, bySha.get(shaOf(url) ?? ""), alt));
  return imagenes.filter(({ url }) => url !== "");
}

/** A row must not name a picture that has been removed. @throws {GoneImageError} */
export async function requireInLibrary(trx: Trx, urls: readonly string[]): Promise<void> {
  const gone = await findGone(trx, urls);
  if (gone.length > 0) throw new GoneImageError(gone);
}

export async function findGone(db: Read, urls: readonly string[]): Promise<string[]> {
  const shas = new Set(urls.flatMap((url) => shaOf(url) ?? []));
  if (shas.size === 0) return [];
  const known = db.selectFrom("media").select("sha").where("sha", "in", listed(shas));
  for (const { sha } of await known.execute()) shas.delete(sha);
  return urls.filter((url) => shas.has(shaOf(url) ?? ""));
}
