/**
 * Draws every picture of the demo and the marks of the site. Run from the root of the project:
 * `npx tsx db/demo/pictures/render.ts [part of a name …]`. Unchanged drawings are skipped.
 */
import { createHash } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import sharp, { type Sharp } from "sharp";
import { DEFS, svgOf } from "./drawing/filters";
import { H, resetIds, W } from "./drawing/svg";
import { PICTURES, type Picture } from "./index";
import { writeMarks } from "./marca";

sharp.concurrency(1);
sharp.cache(false);

const here = path.dirname(fileURLToPath(import.meta.url));
const media = path.join(here, "..", "media");
const publicDir = path.join(here, "..", "..", "..", "public");
const manifestFile = path.join(media, "manifest.json");

interface Entry {
  sha: string;
  width: number;
  height: number;
  widths: number[];
  og: boolean;
  /** Hash of the drawing and of the settings below, to skip what has not changed. */
  source: string;
}

type Manifest = Record<string, Entry>;

/** Raise when the encoders or the sizes change, so that everything is drawn again. */
const ENCODING = "2";

const hex24 = (data: Buffer | string) =>
  createHash("sha256").update(data).digest("hex").slice(0, 24);

/** Drawn larger and scaled down: the displacement has no smoothing of its own. */
const OVERSIZE = 1.5;
/** A shared page without a picture of its own shows it. */
const DEFAULT_OG = "og.jpg";
const OG = { width: 1200, height: 630 };

interface Raw {
  data: Buffer;
  raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

/** The drawing with the bleed that a shared link shows; cards are its middle. */
async function raster(inner: string, height: number, wide: boolean): Promise<Raw> {
  const tall = Math.round(height * OVERSIZE);
  const width = Math.round(wide ? (tall * OG.width) / OG.height : (tall * W) / H);
  const left = (W - (width * H) / tall) / 2;
  const { svg, margin } = svgOf(inner, width, tall, left);
  const { data, info } = await sharp(Buffer.from(svg), { unlimited: true })
    .extract({ left: margin, top: margin, width, height: tall })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

async function encode(picture: Picture, inner: string, base: string): Promise<string> {
  const widest = Math.max(...picture.widths);
  const { data, raw } = await raster(inner, (widest * H) / W, picture.og);
  const width = Math.round((raw.height * W) / H);
  const card = sharp(data, { raw }).extract({
    left: Math.floor((raw.width - width) / 2),
    top: 0,
    width,
    height: raw.height,
  });
  let sha = "";
  for (const size of picture.widths) {
    const sized = () => card.clone().resize(size, (size * H) / W, { kernel: "lanczos3" });
    const webp = await sized().webp({ quality: 76, effort: 6 }).toBuffer();
    writeFileSync(`${base}-${size}.webp`, webp);
    writeFileSync(`${base}-${size}.avif`, await encodeAvif(sized, size));
    if (size === widest) sha = hex24(webp);
  }
  if (picture.og) {
    await sharp(data, { raw })
      .resize(OG.width, OG.height, { fit: "fill" })
      .jpeg({ quality: 74, mozjpeg: true })
      .toFile(`${base}-og.jpg`);
  }
  return sha;
}

/** A phone gets its first picture within the first ten packets of its connection. */
const PHONE_WIDTH = 640;
const PHONE_BYTES = 8_000;

async function encodeAvif(sized: () => Sharp, width: number): Promise<Buffer> {
  const whole = await sized().avif({ quality: 50, effort: 6 }).toBuffer();
  if (width > PHONE_WIDTH || whole.length <= PHONE_BYTES) return whole;
  for (let quality = 48; ; quality -= 2) {
    const made = await sized().avif({ quality, effort: 6, chromaSubsampling: "4:2:0" }).toBuffer();
    if (made.length <= PHONE_BYTES || quality <= 30) return made;
  }
}

const filesOf = (name: string, picture: Picture): string[] =>
  [
    ...picture.widths.flatMap((w) => [`-${w}.avif`, `-${w}.webp`]),
    ...(picture.og ? ["-og.jpg"] : []),
  ].map((end) => name.replace("/", "--") + end);

function readManifest(): Manifest {
  return existsSync(manifestFile)
    ? (JSON.parse(readFileSync(manifestFile, "utf8")) as Manifest)
    : {};
}

async function main(): Promise<void> {
  mkdirSync(media, { recursive: true });
  mkdirSync(publicDir, { recursive: true });
  const wanted = process.argv.slice(2);
  const old = readManifest();
  const next: Manifest = {};
  let drawn = 0;
  for (const [name, picture] of Object.entries(PICTURES)) {
    resetIds();
    const inner = picture.draw();
    const source = hex24(ENCODING + DEFS + picture.widths.join() + String(picture.og) + inner);
    const before = old[name];
    const whole = filesOf(name, picture).every((file) => existsSync(path.join(media, file)));
    const skip = wanted.length > 0 && !wanted.some((part) => name.includes(part));
    if (before && whole && (before.source === source || skip)) {
      next[name] = before;
      continue;
    }
    if (skip) continue;
    const sha = await encode(picture, inner, path.join(media, name.replace("/", "--")));
    next[name] = { sha, width: W, height: H, widths: picture.widths, og: picture.og, source };
    drawn += 1;
    process.stdout.write(`${name}\n`);
    // Written after each picture: a stopped run leaves a valid manifest of what is there.
    writeFileSync(manifestFile, `${JSON.stringify({ ...old, ...next }, null, 2)}\n`);
  }
  writeFileSync(manifestFile, `${JSON.stringify(next, null, 2)}\n`);
  sweep(next);
  const shared = path.join(media, "sitio--hero-og.jpg");
  if (existsSync(shared)) copyFileSync(shared, path.join(publicDir, DEFAULT_OG));
  await writeMarks(publicDir);
  process.stdout.write(`${drawn} drawn, ${Object.keys(next).length} in the manifest\n`);
}

/** Files of pictures that are no longer drawn. */
function sweep(manifest: Manifest): void {
  const known = new Set(
    Object.keys(manifest).flatMap((name) => {
      const picture = PICTURES[name];
      return picture ? filesOf(name, picture) : [];
    }),
  );
  for (const file of readdirSync(media)) {
    if (/\.(avif|webp|jpg)$/.test(file) && !known.has(file)) rmSync(path.join(media, file));
  }
}

await main();
