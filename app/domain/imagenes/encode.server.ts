import sharp, { type Sharp } from "sharp";

/** Widths in which the layout shows pictures, in pixels. */
const WIDTHS = [160, 320, 640, 960];
export const MAX_IMAGE_BYTES = 12 * 1024 * 1024;
const MAX_PIXELS = 40_000_000;
const OG = { width: 1200, height: 630 };
const DECODABLE = new Set(["jpeg", "png", "webp", "heif"]);

// Only these decoders exist for us: SVG and the rest are attack surface, not pictures of products.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: [
    "VipsForeignLoadJpegBuffer",
    "VipsForeignLoadPngBuffer",
    "VipsForeignLoadWebpBuffer",
    "VipsForeignLoadHeifBuffer",
  ],
});

/** The bytes are no picture that this site takes. */
export class InvalidImageError extends Error {
  override name = "InvalidImageError";
}

export interface EncodedImage {
  width: number;
  height: number;
  anchos: number[];
  /** By file name without the sha: `640.avif`, `og.jpg`. */
  files: Map<string, Buffer>;
}

/**
 * Decodes an uploaded picture and encodes it anew in the layout's widths: turned upright, first
 * frame only, without metadata (a photo of a home tells where the home is).
 * @throws {InvalidImageError} for anything but a JPEG, PNG, WebP or AVIF of at most 40 megapixels
 */
export async function encodeImage(bytes: Uint8Array): Promise<EncodedImage> {
  try {
    return await encode(bytes);
  } catch (error) {
    throw new InvalidImageError("not a picture that can be decoded", { cause: error });
  }
}

async function encode(bytes: Uint8Array): Promise<EncodedImage> {
  if (bytes.byteLength > MAX_IMAGE_BYTES) throw new RangeError("too many bytes");
  const source = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error" });
  const { format } = await source.metadata();
  if (!DECODABLE.has(format)) throw new TypeError(`format ${format}`);
  const upright = source.rotate().toColorspace("srgb");
  const largest = Math.max(...WIDTHS);
  const { data, info } = await upright
    .resize({ width: largest, withoutEnlargement: true })
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
