import { database } from "~db/client.server";
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

/** Whether the library has all of those that are pictures of our own. */
export async function areInLibrary(urls: readonly string[]): Promise<boolean> {
  const shas = new Set(urls.flatMap((url) => shaOf(url) ?? []));
  if (shas.size === 0) return true;
  const { count } = await database()
    .read.selectFrom("media")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("sha", "in", [...shas])
    .executeTakeFirstOrThrow();
  return count === shas.size;
}
