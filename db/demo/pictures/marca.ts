import { writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { C, dark, light } from "./drawing/palette";

/** One willow strand, 20 wide, bulging between its stakes. */
const strand = (x: number, y: number): string =>
  `<path d="M${x} ${y}c4-4.4 16-4.4 20 0c-4 4.4-16 4.4-20 0z"/>`;

/** The woven cradle with the child asleep in it; 64 × 64, legible at 16. */
function cradle(): string {
  const bowl = "M7 34H57C57 49 49 58 40 58H24C15 58 7 49 7 34Z";
  const rows = [
    [1.5, 22, 42.5],
    [-8.7, 11.7, 32.2, 52.7],
    [1.5, 22, 42.5],
  ]
    .map((xs, i) => xs.map((x) => strand(x, 40.6 + i * 7.6)).join(""))
    .join("");
  const asleep = "M26.4 24.4q1.9 1.9 3.8 0M33.8 24.4q1.9 1.9 3.8 0";
  return (
    `<clipPath id="c"><path d="${bowl}"/></clipPath>` +
    `<path d="M12.5 32C11-4 53-4 51.5 32" fill="none" stroke="${light(C.wicker, 0.25)}" ` +
    `stroke-width="4.6" stroke-linecap="round"/><circle cx="32" cy="23.5" r="11" fill="${C.skin1}"/>` +
    `<path d="M22 18.5C25 10 30 12 31 9.5C33.5 10 32.5 12 34.5 11.5C38 12 41 15 42 18.5` +
    `C38 20 35 15.5 32 16C29 16.5 26 20 22 18.5Z" fill="${C.hair1}"/>` +
    `<path d="${asleep}" fill="none" stroke="${C.hair1}" stroke-width="1.4" stroke-linecap="round"/>` +
    `<g clip-path="url(#c)" fill="${C.wicker}"><path d="${bowl}" fill="${dark(C.wicker, 0.55)}"/>` +
    `${rows}</g><rect x="4" y="29.5" width="56" height="8" rx="4" fill="${C.straw}"/>`
  );
}

/** The mark on its tile of deep green; `radius` 0 for systems that round by themselves. */
function markSvg(radius: number, inset = 1): string {
  const shift = 32 - 32 * inset;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">` +
    `<rect width="64" height="64" rx="${radius}" fill="${C.pine}"/>` +
    `<g transform="translate(${shift} ${shift}) scale(${inset})">${cradle()}</g></svg>\n`
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
