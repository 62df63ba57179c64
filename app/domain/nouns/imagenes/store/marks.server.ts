import { existsSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { writeDurably } from "~/runtime/durable-file.server";
import { database } from "~db/client.server";
import { shaOf } from "~nouns/imagenes/rules/imagen";
import { shareFile } from "~nouns/imagenes/rules/imagen-address";
import { encodeShared } from "./encode.server";
import { mediaFolder } from "./media-files.server";

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
  const save = saverOf(sha);
  await save("logo.webp", await encodeLogo(source));
  for (const size of ICON_SIZES) {
    // Telephones would fill transparency with black.
    const background = size > 32 ? "#ffffff" : "#ffffff00";
    const icon = sharp(source).resize(size, size, { fit: "contain", background });
    if (size > 32) icon.flatten({ background });
    await save(`${size}.png`, await icon.png({ palette: true, compressionLevel: 9 }).toBuffer());
  }
  return true;
}

/** Crops the picture for social networks anew, under a name of its own, because they keep what they fetched. */
export async function cutShared(sha: string, foco: string): Promise<void> {
  const source = await findLargest(sha);
  if (source) await saverOf(sha)(shareFile(foco), await encodeShared(source, foco));
}

async function findLargest(sha: string): Promise<string | undefined> {
  const media = database().read.selectFrom("media").select("anchos").where("sha", "=", sha);
  const { anchos = "[]" } = (await media.executeTakeFirst()) ?? {};
  const source = path.join(mediaFolder(), `${sha}-${JSON.parse(anchos).at(-1)}.webp`);
  return existsSync(source) ? source : undefined;
}

const saverOf = (sha: string) => (name: string, bytes: Buffer) =>
  writeDurably(path.join(mediaFolder(), `${sha}-${name}`), bytes);

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
