import { crc32, deflateSync } from "node:zlib";
import sharp, { type Sharp } from "sharp";

/** A file that an attacker might upload. */
export interface HostileFile {
  name: string;
  filename: string;
  bytes: Buffer;
  /** True if it is a valid picture, which the site should encode anew. */
  isPicture?: boolean;
  type?: string;
}

const SCRIPT = "<script>alert(document.domain)</script>";
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${SCRIPT}</svg>`;

const pixels = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#c86" }, limitInputPixels: false });

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

const PNG_HEAD = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Bits per sample, and the number by which a PNG names its kind of colour. */
const RGB8 = [8, 2] as const;
const RGBA16 = [16, 6] as const;
const GREY1 = [1, 0] as const;

/** Makes a PNG that claims these measures, with any data. */
export function forgedPng(
  width: number,
  height: number,
  data: Buffer,
  interlace = 0,
  samples: readonly [depth: number, meaning: number] = RGB8,
): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([...samples, 0, 0, interlace], 8);
  const parts = [chunk("IHDR", head), chunk("IDAT", data), chunk("IEND", Buffer.alloc(0))];
  return Buffer.concat([PNG_HEAD, ...parts]);
}

/** Files that are no pictures, or pictures of formats that are refused. */
async function impostors(): Promise<HostileFile[]> {
  const png = await pixels(40, 30).png().toBuffer();
  const jpeg = await pixels(40, 30).jpeg().toBuffer();
  const gif = await pixels(40, 30).gif().toBuffer();
  const tiff = await pixels(40, 30).tiff().toBuffer();
  const texts: [string, string][] = [
    ["svg", SVG],
    ["svg with a head", `<?xml version="1.0"?><!DOCTYPE svg>${SVG}`],
    ["svg with an entity bomb", `<!DOCTYPE s [<!ENTITY a "x">]><svg>&a;&a;</svg>`],
    ["svg that includes a file", `<svg><image href="file:///etc/passwd"/></svg>`],
    ["html", `<!doctype html>${SCRIPT}`],
    ["html with a GIF head", `GIF89a/*${SCRIPT}*/=1`],
    ["script", "alert(1)"],
    ["php", "<?php system($_GET['c']);"],
    ["php with a JPEG head", "\xff\xd8\xff\xe0<?php echo 1;"],
    ["shell", "#!/bin/sh\nrm -rf /"],
    ["pdf", "%PDF-1.7\n1 0 obj<</S/JavaScript/JS(app.alert(1))>>"],
    ["postscript", "%!PS\n(x) run"],
    ["mvg", "push graphic-context\nimage over 0,0 0,0 'https://evil.test/x'"],
    ["zip", "PK\x03\x04aaaa"],
    ["exe", "MZ\x90\x00"],
    ["xml", "<?xml version='1.0'?><a/>"],
    ["json", '{"a": 1}'],
    ["nothing but zeros", "\0".repeat(5_000)],
    ["a webp head alone", "RIFF\x10\x00\x00\x00WEBPVP8 "],
    ["an avif head alone", "\0\0\0\x1cftypavif\0\0\0\0avifmif1"],
    ["a heic head", "\0\0\0\x1cftypheic\0\0\0\0heicmif1"],
    ["a png head alone", PNG_HEAD.toString("latin1")],
    ["radiance", "#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y 1 +X 1\n"],
    ["ppm", "P6\n1 1\n255\n\0\0\0"],
    ["bmp", "BM\x3a\0\0\0\0\0\0\0\x36\0\0\0"],
    ["ico", "\0\0\x01\0\x01\0\x01\x01"],
  ];
  return [
    ...texts.map(([name, text]) => ({
      name,
      filename: "foto.jpg",
      type: "image/jpeg",
      bytes: Buffer.from(text, "latin1"),
    })),
    { name: "gif", filename: "foto.gif", bytes: gif },
    { name: "gif called png", filename: "foto.png", type: "image/png", bytes: gif },
    { name: "tiff", filename: "foto.jpg", type: "image/jpeg", bytes: tiff },
    { name: "half a png", filename: "a.png", bytes: png.subarray(0, png.length >> 1) },
    { name: "half a jpeg", filename: "a.jpg", bytes: jpeg.subarray(0, jpeg.length - 40) },
    { name: "a jpeg's head", filename: "a.jpg", bytes: jpeg.subarray(0, 100) },
    { name: "a png without pixels", filename: "a.png", bytes: forgedPng(40, 30, Buffer.alloc(0)) },
    {
      name: "a png with wrong data",
      filename: "a.png",
      bytes: forgedPng(40, 30, Buffer.alloc(99)),
    },
    {
      name: "a png of no width",
      filename: "a.png",
      bytes: forgedPng(0, 30, deflateSync(Buffer.alloc(9))),
    },
    {
      name: "a png without pixels after the first row",
      filename: "a.png",
      bytes: forgedPng(400, 300, deflateSync(Buffer.alloc(1_201))),
    },
    {
      name: "a png with a false checksum",
      filename: "a.png",
      bytes: Buffer.from(png.map((byte, index) => (index === 29 ? byte ^ 255 : byte))),
    },
  ];
}

/** Files that claim or contain more than memory or limits allow. */
async function giants(): Promise<HostileFile[]> {
  const zeros = deflateSync(Buffer.alloc(20_000_000));
  const files: [string, Buffer][] = [
    ["30,000 × 30,000 claimed", forgedPng(30_000, 30_000, zeros)],
    ["2³¹ wide claimed", forgedPng(2_147_483_647, 1, zeros)],
    ["51 megapixels", await pixels(8_500, 6_000).png().toBuffer()],
    ["40 interlaced megapixels", forgedPng(8_000, 5_000, zeros, 1)],
    ["interlaced, as a picture", await pixels(7_000, 5_600).png({ progressive: true }).toBuffer()],
    [
      "progressive without subsampling",
      await pixels(7_000, 5_600).jpeg({ progressive: true, chromaSubsampling: "4:4:4" }).toBuffer(),
    ],
    ["a large webp", await pixels(6_500, 6_000).webp({ effort: 0 }).toBuffer()],
    ["a large avif", await pixels(3_400, 2_600).avif({ effort: 0 }).toBuffer()],
    ["nothing", Buffer.alloc(0)],
    [
      "a tail of 12.1 MB",
      Buffer.concat([await pixels(40, 30).jpeg().toBuffer(), junk(12_700_000)]),
    ],
    ["20 MB", junk(20_000_000)],
  ];
  return files.map(([name, bytes]) => ({ name, filename: "grande.png", bytes }));
}

const junk = (size: number) => Buffer.alloc(size, "mimbre");

/** Small files that decode to the largest pictures allowed, in width, height or depth. */
export function bombs(): HostileFile[] {
  const bomb = (name: string, bytes: Buffer, isPicture = false) => ({
    ...{ name, filename: "bomba.png", bytes, isPicture },
  });
  const zeros = (size: number) => deflateSync(Buffer.alloc(size));
  const wide = zeros(10 * (1 + 8 * 4_000_000));
  const deep = zeros(4_000 * (1 + 8 * 10_000));
  return [
    bomb("4,000,000 wide", forgedPng(4_000_000, 10, wide, 0, RGBA16)),
    bomb("600,000 wide", forgedPng(600_000, 10, zeros(10 * (1 + 8 * 600_000)), 0, RGBA16)),
    bomb("600,000 tall", forgedPng(10, 600_000, zeros(81 * 600_000), 0, RGBA16)),
    bomb("4,000,000 wide, 1 bit", forgedPng(4_000_000, 10, zeros(10 * 500_001), 0, GREY1)),
    bomb("4,000,000 tall, 1 bit", forgedPng(10, 4_000_000, zeros(3 * 4_000_000), 0, GREY1)),
    bomb("600,000 wide, interlaced", forgedPng(600_000, 10, wide, 1, RGBA16)),
    bomb("12,000 wide, 16 bits", forgedPng(12_000, 3_333, deep, 0, RGBA16)),
    bomb("12,000 wide, interlaced", forgedPng(12_000, 3_333, deep, 1, RGBA16)),
    // Valid pictures, small enough to be encoded in time on a busy machine.
    bomb("12,000 wide, 1 bit", forgedPng(12_000, 2_000, zeros(1_501 * 2_000), 0, GREY1), true),
    bomb("12,000 tall, 1 bit", forgedPng(2_000, 12_000, zeros(251 * 12_000), 0, GREY1), true),
    bomb("1 bit, interlaced", forgedPng(12_000, 2_000, zeros(7_000_000), 1, GREY1), true),
    bomb("3,400 wide, 16 bits", forgedPng(3_400, 2_500, zeros(27_201 * 2_500), 0, RGBA16), true),
  ];
}

/** Valid pictures with scripts, archives or places hidden in them. */
async function carriers(): Promise<HostileFile[]> {
  const png = await pixels(40, 30).png().toBuffer();
  const jpeg = await pixels(40, 30).jpeg().toBuffer();
  const withGps = {
    IFD0: { Copyright: SCRIPT, ImageDescription: SVG },
    IFD3: { GPSLatitudeRef: "N", GPSLatitude: "40/1 25/1 0/1" },
  };
  const frames = await Promise.all(
    ["red", "blue", "lime"].map((background) =>
      sharp({ create: { width: 40, height: 30, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const files: [string, Buffer][] = [
    ["a tail of html", Buffer.concat([png, Buffer.from(SCRIPT)])],
    ["a tail of html on a jpeg", Buffer.concat([jpeg, Buffer.from(SCRIPT)])],
    ["a tail of svg", Buffer.concat([jpeg, Buffer.from(SVG)])],
    ["a tail of a zip", Buffer.concat([jpeg, Buffer.from("PK\x05\x06"), Buffer.alloc(18)])],
    ["script in a text chunk", withTextChunk(png)],
    ["exif with gps and script", await pixels(40, 30).withExif(withGps).jpeg().toBuffer()],
    ["exif in a webp", await pixels(40, 30).withExif(withGps).webp().toBuffer()],
    ["exif in a png", await pixels(40, 30).withExif(withGps).png().toBuffer()],
    ["exif in an avif", await pixels(40, 30).withExif(withGps).avif().toBuffer()],
    ["xmp", await pixels(40, 30).withXmp(`<x:xmpmeta>${SCRIPT}</x:xmpmeta>`).jpeg().toBuffer()],
    [
      "a picture that lies",
      await pixels(60, 30).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    ],
    ["cmyk", await pixels(40, 30).toColourspace("cmyk").jpeg().toBuffer()],
    ["16 bits", await pixels(40, 30).toColourspace("rgb16").png().toBuffer()],
    ["grey", await pixels(40, 30).toColourspace("b-w").png().toBuffer()],
    ["with transparency", await pixels(40, 30).ensureAlpha(0.5).png().toBuffer()],
    [
      "animated",
      await sharp(frames, { join: { animated: true } })
        .webp()
        .toBuffer(),
    ],
    ["one pixel", await pixels(1, 1).png().toBuffer()],
    ["very wide", await pixels(12_000, 2).png().toBuffer()],
    ["very tall", await pixels(2, 12_000).png().toBuffer()],
    [
      "as heavy as may be",
      await pixels(4_500, 4_000).jpeg({ progressive: true, chromaSubsampling: "4:2:0" }).toBuffer(),
    ],
    // Pictures of twelve million pixels, the size that telephones take.
    ["a telephone's jpeg", await pixels(4_000, 3_000).jpeg().toBuffer()],
    ["a telephone's webp", await pixels(4_000, 3_000).webp({ effort: 0 }).toBuffer()],
    ["a telephone's png", await pixels(4_000, 3_000).png({ compressionLevel: 1 }).toBuffer()],
    ["40 plain megapixels", await pixels(7_900, 5_000).jpeg().toBuffer()],
  ];
  return files.map(([name, bytes]) => ({ name, filename: "foto.png", bytes, isPicture: true }));
}

/** Pictures of the largest size that is allowed for their format. */
export async function largest(): Promise<HostileFile[]> {
  const whole = () => pixels(6_000, 4_000);
  const files: [string, Buffer][] = [
    ["an avif", await pixels(3_264, 2_448).avif({ effort: 0 }).toBuffer()],
    ["a telephone's jpeg, turned", await turned(pixels(8_192, 6_144)).jpeg().toBuffer()],
    ["a png", await pixels(8_160, 6_120).png().toBuffer()],
    ["an interlaced png", await whole().png({ progressive: true }).toBuffer()],
    ["a progressive jpeg", await whole().jpeg({ progressive: true }).toBuffer()],
    ["a webp", await whole().webp({ effort: 0 }).toBuffer()],
    ["a webp that lost nothing", await whole().webp({ lossless: true, effort: 0 }).toBuffer()],
  ];
  return files.map(([name, bytes]) => ({ name, filename: "foto.jpg", bytes, isPicture: true }));
}

const turned = (image: Sharp) => image.withMetadata({ orientation: 6 });

function withTextChunk(png: Buffer): Buffer {
  const text = chunk("tEXt", Buffer.from(`Comment\0${SCRIPT}`));
  return Buffer.concat([png.subarray(0, 33), text, png.subarray(33)]);
}

/** A valid picture under file names that lead to other folders or programs. */
async function names(): Promise<HostileFile[]> {
  const bytes = await pixels(40, 30).png().toBuffer();
  return [
    ...["../../x.js", "..\\..\\x.js", "/etc/passwd", "x.php.png", "foto.svg", ".htaccess"],
    ...["a\0.png", "x".repeat(3_000), "<img src=x>.png", "CON", "ñ; a=b.png", "%2e%2e%2fx"],
  ].map((filename) => ({
    name: `the name ${JSON.stringify(filename.slice(0, 20))}`,
    filename,
    bytes,
    isPicture: true,
  }));
}

/** All hostile files: none may do harm, and none may be stored as it is. */
export async function hostileFiles(): Promise<HostileFile[]> {
  return (await Promise.all([impostors(), giants(), carriers(), names()])).flat();
}
