import os from "node:os";
import process from "node:process";
import type { Metadata } from "sharp";
import { RefusedImageError } from "~nouns/imagenes/rules/image-error";

/** A machine of 1 GB shows some 950 MB, and the unit in deploy/ limits the site to 768 MiB. */
const ROOMY = { total: 900_000_000, limit: 768 * 1024 * 1024 };

/** Limits for small machines: millions of pixels by way of decoding, and bytes of memory. */
const SMALL = { lines: 40, whole: 40, avif: 40, bytes: 55e6, avifBytes: 55e6, heavy: 30e6 };
/** Formats not decoded by lines have lower limits, as file and picture are in memory at once. */
const LARGE = { lines: 50, whole: 24, avif: 8, bytes: 132e6, avifBytes: 150e6, heavy: 55e6 };

export function roomOf(total: number, limit: number) {
  const isRoomy = total >= ROOMY.total && (limit === 0 || limit >= ROOMY.limit);
  return isRoomy ? LARGE : SMALL;
}

export type Room = ReturnType<typeof roomOf>;

export const ownRoom = () => roomOf(os.totalmem(), process.constrainedMemory());

const MILLION = 1_000_000;
const LINES_AT_ONCE = 2_000;

/** Plain JPEG and PNG are decoded by line, others as a whole. These factors were measured. */
function estimateDecoding(metadata: Metadata): number {
  const { format, width, height, channels, depth, isProgressive, chromaSubsampling } = metadata;
  const pixels = width * height;
  const depthBytes = depth === "uchar" ? 1 : 2;
  if (format === "heif") return pixels * (depth === "uchar" ? 18 : 25);
  if (format === "webp") return pixels * 4;
  if (format === "png") {
    const lines = isProgressive ? height : Math.min(height, LINES_AT_ONCE);
    return width * lines * channels * depthBytes;
  }
  if (!isProgressive) return 0;
  return pixels * (SAMPLES[chromaSubsampling ?? ""] ?? channels) * 2;
}

const SAMPLES: Record<string, number> = { "4:2:0": 1.5, "4:2:2": 2 };

const NAMES: Record<string, [line: string, whole: string]> = {
  jpeg: ["Un JPG", "Un JPG progresivo"],
  png: ["Un PNG", "Un PNG entrelazado"],
  webp: ["", "Un WebP"],
  heif: ["", "Un AVIF"],
};

const inMillions = (pixels: number) =>
  (Math.floor(pixels / 100_000) / 10).toLocaleString("es-ES", { maximumFractionDigits: 1 });

/** @returns the bytes that decoding needs @throws {RefusedImageError} with the limit in words */
export function measure(metadata: Metadata, room: Room): number {
  const { format, width, height } = metadata;
  const pixels = width * height;
  const needed = estimateDecoding(metadata);
  const isAvif = format === "heif";
  const isWhole = isAvif || format === "webp" || Boolean(metadata.isProgressive);
  const millions = isAvif ? room.avif : isWhole ? room.whole : room.lines;
  const bytes = isAvif ? room.avifBytes : room.bytes;
  // Half a million more, because a camera of 50 million pixels may take 50.3.
  if (pixels < (millions + 0.5) * MILLION && needed <= bytes) return needed;
  const most = Math.min(millions * MILLION, (pixels * bytes) / Math.max(needed, 1));
  const name = NAMES[format]?.[Number(isWhole)];
  const detail = `Tiene ${inMillions(pixels)} millones de píxeles. ${name} como este puede tener ${inMillions(most)}: redúcelo${isWhole ? " o guárdalo como JPG normal" : ""} y vuelve a probar.`;
  throw new RefusedImageError("pixeles", { detail });
}
