import { database, type Read, type Trx } from "~db/client.server";
import { listed } from "~db/engine/engine.server";
import { GoneImageError } from "./image-error";
import { type Imagen, shaOf } from "./imagen";
import { toImagen } from "./imagen-row";

/**
 * Looks up several pictures at once, in the order of `urls`; what must not be shown is left out.
 * @param alt used where a picture has no text of its own
 */
export async function findImagenes(urls: readonly string[], alt: string): Promise<Imagen[]> {
  const shas = urls.flatMap((url) => shaOf(url) ?? []);
  const rows =
    shas.length === 0
      ? []
      : await database()
          .read.selectFrom("media")
          .select(["sha", "width", "height", "anchos", "alt"])
          .where("sha", "in", shas)
          .execute();
  const bySha = new Map(rows.map((row) => [row.sha, row]));
  const imagenes = urls.map((url) => {
    const row = bySha.get(shaOf(url) ?? "");
    return toImagen(
      url,
      {
        media_width: row?.width ?? null,
        media_height: row?.height ?? null,
        media_anchos: row?.anchos ?? null,
        media_alt: row?.alt ?? null,
      },
      alt,
    );
  });
  return imagenes.filter(({ url }) => url !== "");
}

/**
 * Keeps what is about to be saved from naming a picture of our own that has been removed.
 * @throws {GoneImageError}
 */
export async function requireInLibrary(trx: Trx, urls: readonly string[]): Promise<void> {
  const gone = await findGone(trx, urls);
  if (gone.length > 0) throw new GoneImageError(gone);
}

/** Those of `urls` that name a picture of our own which the library has not. */
export async function findGone(db: Read, urls: readonly string[]): Promise<string[]> {
  const shas = new Set(urls.flatMap((url) => shaOf(url) ?? []));
  if (shas.size === 0) return [];
  const rows = await db
    .selectFrom("media")
    .select("sha")
    .where("sha", "in", listed(shas))
    .execute();
  for (const { sha } of rows) shas.delete(sha);
  return urls.filter((url) => shas.has(shaOf(url) ?? ""));
}
