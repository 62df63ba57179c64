import sharp, { type Metadata, type Sharp } from "sharp";
import { RefusedImageError } from "~/domain/imagenes/rules/image-error";
import { MAX_IMAGE_BYTES } from "~/domain/imagenes/rules/subida";

const WIDTHS = [160, 320, 640, 960];
const BOX = { width: 960, height: 1920 };
const OG = { width: 1200, height: 630 };
const MAX_PIXELS = 40_000_000;
/** One line of a wider picture fills memory, and the time limit acts only between lines. */
const MAX_SIDE = 12_000;
/**
 * Room beside the server on a small machine: 12 million pixels, as telephones take, fit as JPEG,
 * PNG and WebP; an AVIF of that size would take 200 MB and 15 s.
 */
const MAX_DECODING_BYTES = 55_000_000;
const LINES_AT_ONCE = 2_000;
const TIME_LIMIT_S = 10;
const DECODABLE = new Set(["jpeg", "png", "webp", "heif"]);

// SVG and the other decoders are attack surface, not pictures of products.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["Jpeg", "Png", "Webp", "Heif"].flatMap((format) => [
    `VipsForeignLoad${format}Buffer`,
    `VipsForeignLoad${format}File`,
  ]),
});
// Nothing is encoded twice, and two pictures at once keep two cores busy.
sharp.cache(false);
sharp.concurrency(1);

export async function checkImage(source: string | Uint8Array) {
  if (typeof source !== "string" && source.byteLength > MAX_IMAGE_BYTES) {
    throw new RefusedImageError("peso");
  }
  const metadata = await readHead(source);
  const { format, compression, width, height, orientation } = metadata;
  const isDecodable = DECODABLE.has(format) && (format !== "heif" || compression === "av1");
  if (!isDecodable) throw new RefusedImageError("formato");
  if (Math.max(width, height) > MAX_SIDE) throw new RefusedImageError("lado");
  const decodingBytes = estimateDecoding(metadata);
  if (width * height > MAX_PIXELS || decodingBytes > MAX_DECODING_BYTES) {
    throw new RefusedImageError("pixeles");
  }
  return { source, orientation, decodingBytes };
}

type CheckedImage = Awaited<ReturnType<typeof checkImage>>;

async function readHead(source: string | Uint8Array): Promise<Metadata> {
  try {
    return await sharp(source, { limitInputPixels: false }).metadata();
  } catch (error) {
    throw new RefusedImageError("formato", { cause: error });
  }
}

/** Plain JPEG and PNG decode line by line, all else as a whole. The factors were measured. */
function estimateDecoding(metadata: Metadata): number {
  const { format, width, height, channels, depth, isProgressive, chromaSubsampling } = metadata;
  const pixels = width * height;
  const depthBytes = depth === "uchar" ? 1 : 2;
  if (format === "heif") return pixels * 18 * depthBytes;
  if (format === "webp") return pixels * 4;
  if (format === "png") {
    const lines = isProgressive ? height : Math.min(height, LINES_AT_ONCE);
    return width * lines * channels * depthBytes;
  }
  if (!isProgressive) return 0;
  return pixels * (chromaSubsampling === "4:2:0" ? 3 : 2 * channels);
}

/** The result carries no metadata: a photo taken at home tells where the home is. */
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
  const og = base()
    .flatten({ background: "#ffffff" })
    .resize({ ...OG, fit: "cover" });
  files.set("og.jpg", await og.jpeg({ quality: 76, mozjpeg: true }).toBuffer());
  return { width: info.width, height: info.height, anchos, files };
}

export type EncodedImage = Awaited<ReturnType<typeof encodeImage>>;

/** Turning takes a picture into memory as a whole, so it is made small first. */
async function shrink({ source, orientation = 1 }: CheckedImage): Promise<Buffer> {
  const isLying = orientation > 4;
  const box = isLying ? { width: BOX.height, height: BOX.width } : BOX;
  try {
    return await sharp(source, { limitInputPixels: MAX_PIXELS, failOn: "error" })
      .timeout({ seconds: TIME_LIMIT_S })
      .resize({ ...box, fit: "inside", withoutEnlargement: true })
      .toColorspace("srgb")
      .withMetadata({ orientation })
      .png({ compressionLevel: 1 })
      .toBuffer();
  } catch (error) {
    throw new RefusedImageError("formato", { cause: error });
  }
}
