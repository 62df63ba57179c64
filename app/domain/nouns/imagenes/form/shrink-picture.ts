/** Twice the largest width that the site shows. */
const LONGEST = 1_920;
const QUALITY = 0.85;
/** Lighter files that need no scaling stay as they are, as JPEG would blur drawings in them. */
const LIGHT_BYTES = 256 * 1024;

/** Marks of GIF, and of animated WebP, PNG and AVIF: a canvas would keep one frame of them. */
const MOVING = ["GIF8", "ANIM", "acTL", "ftypavis"];

/** @returns the file itself if it is animated, would not get smaller, or the browser fails */
export async function shrinkPicture(file: File): Promise<Blob> {
  try {
    const head = new TextDecoder("latin1").decode(await file.slice(0, 65_536).arrayBuffer());
    if (MOVING.some((mark) => head.includes(mark))) return file;
    const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
    const scale = LONGEST / Math.max(picture.width, picture.height);
    if (scale >= 1 && file.size <= LIGHT_BYTES) return file;
    const blob = await draw(picture, Math.min(scale, 1));
    return blob && blob.size < file.size ? blob : file;
  } catch {
    return file;
  }
}

function draw(picture: ImageBitmap, scale: number): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("no canvas");
  context.fillRect(0, 0, 1, 1);
  // Browsers that resist fingerprinting return noise for what was drawn.
  if (`${context.getImageData(0, 0, 1, 1).data}` !== "0,0,0,255") throw new Error("no picture");
  context.clearRect(0, 0, 1, 1);
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  // JPEG turns transparency black, and the site shows pictures on light and dark backgrounds.
  const isOpaque = data.every((value, at) => at % 4 < 3 || value === 255);
  const type = isOpaque ? "image/jpeg" : "image/webp";
  return new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));
}
