import sharp from "sharp";
import { database } from "~db/client.server";
import { isHere, mediaFile } from "~db/media/folder.server";
import { fetchMedia, putMedia } from "~db/media/store.server";
import { shaOf, shareFile } from "~nouns/imagenes/rules/imagen";
import { encodeShared } from "./encode.server";

/** Twice the height shown, for sharp screens. */
const LOGO_HEIGHT = 72;
const LOGO_WIDTH = 480;
const LOGO_BYTES = 6_000;
const QUALITIES = [90, 75, 60, 45, 30];
/** For the browser's tab, the home screen of telephones, and search engines. */
const ICON_SIZES = [32, 180, 512];

/** Makes logo and icons from a picture. @returns false if it is not in the library */
export async function prepareMarks(url: string): Promise<boolean> {
  const sha = shaOf(url) ?? "";
  const source = await findLargest(sha);
  if (!source) return false;
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

/** Crops the shared picture under a new name: social networks keep the file of a known one. */
export async function cutShared(sha: string, foco: string): Promise<void> {
  const name = `${sha}-${shareFile(foco)}`;
  const source = isHere(name) ? undefined : await findLargest(sha);
  if (source) await putMedia(new Map([[name, await encodeShared(source, foco)]]));
}

async function findLargest(sha: string): Promise<string | undefined> {
  const media = database().read.selectFrom("media").select("anchos").where("sha", "=", sha);
  const { anchos = "[]" } = (await media.executeTakeFirst()) ?? {};
  const name = `${sha}-${JSON.parse(anchos).at(-1)}.webp`;
  return isHere(name) || (await fetchMedia(name)) ? mediaFile(name) : undefined;
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
