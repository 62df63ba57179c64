import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp, { type Metadata, type Sharp } from "sharp";
import { settings } from "~/runtime/env.server";
import { withSiteLock } from "~db/engine/engine.server";
import { RefusedImageError } from "~nouns/imagenes/rules/image-error";
import { shareFile } from "~nouns/imagenes/rules/imagen";
import { MAX_IMAGE_BYTES } from "~nouns/imagenes/rules/subida";
import { measure, ownRoom } from "./room.server";

const WIDTHS = [160, 320, 640, 960];
const BOX = { width: 960, height: 1920 };
const OG = { width: 1200, height: 630 };
/** Limits both sides, as one line must fit in memory and the time limit acts between lines. */
const MAX_SIDE = 12_000;
/** A last guard of the decoder, above the limits by which `measure` refuses a picture. */
const MAX_PIXELS = 60_000_000;
const TIME_LIMIT_S = 10;
const DECODABLE = new Set(["jpeg", "png", "webp", "heif"]);

// SVG and other decoders only add attack surface: products are not pictured so.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["Jpeg", "Png", "Webp", "Heif"].flatMap((format) => [
    `VipsForeignLoad${format}Buffer`,
    `VipsForeignLoad${format}File`,
  ]),
});
// A cache is useless, as nothing is encoded twice; two pictures at once keep two cores busy.
sharp.cache(false);
sharp.concurrency(1);

export async function checkImage(source: string | Uint8Array) {
  if (typeof source !== "string" && source.byteLength > MAX_IMAGE_BYTES) {
    throw new RefusedImageError("peso");
  }
  const metadata = await readHead(source);
  const { width, height, orientation } = metadata;
  if (Math.max(width, height) > MAX_SIDE) throw new RefusedImageError("lado");
  const room = ownRoom();
  return { source, orientation, isHeavy: measure(metadata, room) > room.heavy };
}

type CheckedImage = Awaited<ReturnType<typeof checkImage>>;

async function readHead(source: string | Uint8Array): Promise<Metadata> {
  const metadata = await sharp(source, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  const { format = "", compression } = metadata ?? {};
  const isDecodable = DECODABLE.has(format) && (format !== "heif" || compression === "av1");
  if (metadata && isDecodable) return metadata;
  throw new RefusedImageError((await isHeic(source)) ? "heic" : "formato");
}

async function isHeic(source: string | Uint8Array): Promise<boolean> {
  const bytes = typeof source === "string" ? await readFile(source) : Buffer.from(source);
  const head = bytes.toString("latin1", 4, 64);
  return head.startsWith("ftyp") && /heic|heix|heim|heis|hevc|hevx/.test(head);
}

/** Drops metadata, because photos taken at home tell where that home is. */
export async function encodeImage(checked: CheckedImage) {
  const small = await shrink(checked);
  const { data, info } = await sharp(small)
    .autoOrient()
    .resize({ ...BOX, fit: "inside", withoutEnlargement: true })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });

  const anchos = [...WIDTHS.filter((width) => width < info.width), info.width];
  const files = new Map<string, Buffer>();
  const base = () => sharp(data);
  for (const width of anchos) {
    const resized = (image: Sharp) => image.resize({ width });
    files.set(`${width}.avif`, await resized(base()).avif({ quality: 52, effort: 4 }).toBuffer());
    files.set(`${width}.webp`, await resized(base()).webp({ quality: 76 }).toBuffer());
  }
  files.set(shareFile(), await encodeShared(data));
  return { width: info.width, height: info.height, anchos, files };
}

export type EncodedImage = Awaited<ReturnType<typeof encodeImage>>;

export const encodeShared = (source: string | Buffer, foco?: string): Promise<Buffer> =>
  sharp(source)
    .flatten({ background: "#ffffff" })
    .resize({ ...OG, fit: "cover", position: foco?.replace("-", " ") })
    .jpeg({ quality: 76, mozjpeg: true })
    .toBuffer();

/** Shrinks the picture first, because rotating needs all of it in memory. */
function shrink({ source, orientation = 1, isHeavy }: CheckedImage): Promise<Buffer> {
  const isLying = orientation > 4;
  const box = isLying ? { width: BOX.height, height: BOX.width } : BOX;
  const decode = () =>
    sharp(source, { limitInputPixels: MAX_PIXELS, failOn: "error" })
      .timeout({ seconds: TIME_LIMIT_S })
      .resize({ ...box, fit: "inside", withoutEnlargement: true })
      .toColorspace("srgb")
      .withMetadata({ orientation })
      .png({ compressionLevel: 1 })
      .toBuffer()
      .catch(refuse);
  // A lock between processes and threads, because imports decode in a thread of their own.
  return withSiteLock(path.join(settings().DATA_DIR, "site.decode"), decode, {
    isShared: !isHeavy,
  });
}

function refuse(cause: Error): never {
  throw new RefusedImageError(/timeout/i.test(cause.message) ? "lenta" : "danada", { cause });
}
