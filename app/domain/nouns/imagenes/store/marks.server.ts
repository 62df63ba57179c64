import sharp from "sharp";
import { database } from "~db/client.server";
import { isHere, mediaFile } from "~db/media/folder.server";
import { fetchMedia, putMedia } from "~db/media/store.server";
import { shaOf } from "~nouns/imagenes/rules/imagen";

/** Twice the height shown, for sharp screens. */
const LOGO_HEIGHT = 72;
const LOGO_WIDTH = 480;
const LOGO_BYTES = 6_000;
const QUALITIES = [90, 75, 60, 45, 30];
/** For the browser's tab, the home screen of telephones, and search engines. */
const ICON_SIZES = [32, 180, 512];

/** Makes logo and icons from a picture. @returns false if it is not in the library */
export async function prepareMarks(url: string): Promise<boolean> {
  const sha = shaOf(url);
  const media = database()
    .read.selectFrom("media")
    .select("width")
    .where("sha", "=", sha ?? "");
  const found = await media.executeTakeFirst();
  const largest = `${sha}-${found?.width}.webp`;
  if (!found || !(isHere(largest) || (await fetchMedia(largest)))) return false;
  const source = mediaFile(largest);
  const files = new Map([[`${sha}-logo.webp`, await encodeLogo(source)]]);
  for (const size of ICON_SIZES) {
    // Telephones would fill transparency with black.
    const background = size > 32 ? "#ffffff" : "#ffffff00";
    const icon = sharp(source).resize(size, size, { fit: "contain", background });
    if (size > 32) icon.flatten({ background });
    const png = await icon.png({ palette: true, compressionLevel: 9 }).toBuffer();
    files.set(`${sha}-${size}.png`, png);
  }
  await putMedia(files);
  return true;
}

/** Lowers quality and width until the file is small enough; drawings fit at once. */
async function encodeLogo(source: string): Promise<Buffer> {
  for (let width = LOGO_WIDTH; ; width /= 2) {
    const drawn = sharp(source).resize({ width, height: LOGO_HEIGHT, fit: "inside" });
    for (const quality of QUALITIES) {
      const bytes = await drawn.clone().webp({ quality, alphaQuality: quality }).toBuffer();
      if (bytes.length <= LOGO_BYTES || width < LOGO_HEIGHT) return bytes;
    }
  }
}
