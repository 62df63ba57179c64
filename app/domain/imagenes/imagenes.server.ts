import { createHash } from "node:crypto";
import path from "node:path";
import { nowIso } from "~/domain/fechas";
import { writeDurably } from "~/durable-file.server";
import { settings } from "~/env.server";
import { database } from "~db/client.server";
import { type EncodedImage, encodeImage, InvalidImageError } from "./encode.server";
import { type Imagen, isShowable, shaOf } from "./imagen";
import { toImagen } from "./imagen-row";

export { InvalidImageError };

const DATA_URL = /^data:image\/[a-z+.-]+;base64,([A-Za-z0-9+/=\s]+)$/;

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
  return urls.filter(isShowable).map((url) => {
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
}

/**
 * Makes a file of our own from a picture embedded in a text.
 * @returns its address, `/media/{sha}`
 * @throws {InvalidImageError} when it is no picture that this site takes
 */
export async function storeDataUrl(url: string): Promise<string> {
  const base64 = DATA_URL.exec(url)?.[1];
  if (!base64) throw new InvalidImageError("not a base64 data URL of a picture");
  const encoded = await encodeImage(Buffer.from(base64, "base64"));
  const sha = await writeFiles(encoded);
  await database().write((trx) =>
    trx
      .insertInto("media")
      .values({
        sha,
        width: encoded.width,
        height: encoded.height,
        anchos: JSON.stringify(encoded.anchos),
        og: 1,
        origen: "import",
        bytes: [...encoded.files.values()].reduce((sum, file) => sum + file.length, 0),
        created_at: nowIso(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  );
  return `/media/${sha}`;
}

/** Named by content, so that the same picture is stored once and its address never changes. */
async function writeFiles({ files, anchos }: EncodedImage): Promise<string> {
  const largest = files.get(`${anchos.at(-1)}.webp`) ?? Buffer.alloc(0);
  const sha = createHash("sha256").update(largest).digest("hex").slice(0, 24);
  const folder = path.join(settings().DATA_DIR, "media");
  for (const [name, bytes] of files) await writeDurably(path.join(folder, `${sha}-${name}`), bytes);
  return sha;
}
