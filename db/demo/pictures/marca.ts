import { writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { C } from "./drawing/palette";

/** A star with rounded corners, that an owner's own mark takes the place of; 64 × 64, legible at 16. */
function star(): string {
  const corners = Array.from({ length: 10 }, (_, n) => {
    const [radius, angle] = [n % 2 ? 11.5 : 25, (n * Math.PI) / 5 - Math.PI / 2];
    return [32 + radius * Math.cos(angle), 34 + radius * Math.sin(angle)]
      .map((each) => each.toFixed(1))
      .join(" ");
  });
  return (
    `<path d="M${corners.join("L")}Z" fill="${C.honey}" stroke="${C.honey}" ` +
    `stroke-width="6" stroke-linejoin="round"/>`
  );
}

/** The mark on its tile of deep green; `radius` 0 for systems that round by themselves. */
function markSvg(radius: number, inset = 1): string {
  const shift = 32 - 32 * inset;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">` +
    `<rect width="64" height="64" rx="${radius}" fill="${C.pine}"/>` +
    `<g transform="translate(${shift} ${shift}) scale(${inset})">${star()}</g></svg>\n`
  );
}

const png = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

/** ICO container with a single PNG: header, one directory entry, the image. */
function ico(image: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(image.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, image]);
}

/** Writes the marks that browsers and home screens ask for. */
export async function writeMarks(dir: string): Promise<void> {
  const rounded = markSvg(15, 0.84);
  const square = markSvg(0, 0.74);
  const save = (name: string, data: Buffer | string) => writeFileSync(path.join(dir, name), data);
  save("favicon.svg", rounded);
  save("favicon.ico", ico(await png(rounded, 32), 32));
  save("apple-touch-icon.png", await png(square, 180));
  save("icon-192.png", await png(square, 192));
  save("icon-512.png", await png(square, 512));
}
