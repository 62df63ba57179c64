import { writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { C } from "./drawing/palette";

/** A woven moisés with its hood, 64 × 64, legible at 16; an owner's own mark takes its place. */
function moises(): string {
  const stroke = `fill="none" stroke-linecap="round" stroke=`;
  const weave = [0, 1].map(
    (row) =>
      `<path d="M${14 + 5 * row} ${38.5 + 6 * row}H50" ${stroke}"${C.pine}" stroke-width="2.6" stroke-dasharray="4 6"/>`,
  );
  return (
    `<path d="M31 32V8A27 24 0 0 1 58 32Z" fill="${C.straw}"/>` +
    `<path d="M31 32 47 13M31 32 56 25" ${stroke}"${C.pine}" stroke-width="1.8"/>` +
    `<path d="M6 32H58L54 46Q52.5 51 47 51H17Q11.5 51 10 46Z" fill="${C.honey}"/>` +
    weave.join("") +
    `<path d="M11 56Q32 62 53 56" ${stroke}"${C.honey}" stroke-width="4"/>`
  );
}

/** The mark on its tile of deep green; `radius` 0 for systems that round by themselves. */
function markSvg(radius: number, inset = 1): string {
  const shift = 32 - 32 * inset;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">` +
    `<rect width="64" height="64" rx="${radius}" fill="${C.pine}"/>` +
    `<g transform="translate(${shift} ${shift}) scale(${inset})">${moises()}</g></svg>\n`
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
