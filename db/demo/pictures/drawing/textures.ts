import { C, dark, light, mix } from "./palette";
import { BLEED, circle, clip, el, H, line, newId, path, rect, W } from "./svg";

type Draw = (size: number) => string;

/** Tiles `draw` inside the path: the pattern lives next to its only use. */
function tiled(d: string, w: number, h: number, tile: string, turn = 0): string {
  const id = newId();
  const pattern = el(
    "pattern",
    {
      id,
      width: w,
      height: h,
      patternUnits: "userSpaceOnUse",
      patternTransform: turn ? `rotate(${turn})` : undefined,
    },
    tile,
  );
  return pattern + path(d, `url(#${id})`);
}

/** The signature of the house: willow strands that bulge over one stake and dive under the next. */
export function weave(d: string, color: string = C.wicker, size = 1): string {
  const [w, h] = [76 * size, 52 * size];
  const [deep, top] = [dark(color, 0.4), light(color, 0.26)];
  const strand = (x: number, y: number) =>
    `<g transform="translate(${x} ${y}) scale(${size})">` +
    path("M-6 13C10 2 22 1 38 1C54 1 66 2 82 13C66 24 54 25 38 25C22 25 10 24 -6 13Z", color) +
    line("M16 8Q38 3 58 8", top, 4.5) +
    "</g>";
  const stake = (x: number, y: number) =>
    rect(x - 5 * size, y, 10 * size, h / 2, 0, dark(color, 0.16));
  const tile =
    rect(0, 0, w, h, 0, deep) +
    stake(0, 0) +
    stake(w, 0) +
    stake(w / 2, h / 2) +
    strand(0, 0) +
    strand(-w / 2, h / 2) +
    strand(w / 2, h / 2);
  return tiled(d, w, h, tile) + rim(d, dark(color, 0.6), 0.26, 18);
}

/** Shaded rim over a textured sheet, where `form` cannot shift the sheet itself. */
export function rim(d: string, tone: string, opacity = 0.2, depth = 14): string {
  const id = newId();
  return (
    el(
      "mask",
      { id },
      path(d, "#fff") + path(d, "#000", { transform: `translate(${-depth} ${-depth * 0.7})` }),
    ) + path(d, tone, { opacity, mask: `url(#${id})` })
  );
}

/** Tone on tone mat of crossed strands for grounds: quiet, but plainly woven. */
export function weaveGround(d: string, color: string, size = 1): string {
  const cell = 96 * size;
  const soft = light(color, 0.13);
  const three = (x: number, y: number, flat: boolean) =>
    [0, 1, 2]
      .map((i) => {
        const step = cell / 3;
        return flat
          ? rect(x + 3, y + i * step + 4, cell - 6, step - 8, 9, soft)
          : rect(x + i * step + 4, y + 3, step - 8, cell - 6, 9, soft);
      })
      .join("");
  return (
    path(d, color) +
    tiled(
      d,
      cell * 2,
      cell * 2,
      three(0, 0, true) + three(cell, 0, false) + three(0, cell, false) + three(cell, cell, true),
    )
  );
}

export const stripes = (d: string, a: string, b: string, w = 36, turn = 0): string =>
  path(d, a) + tiled(d, w, w, rect(0, 0, w / 2, w, 0, b), turn);

export const gingham = (d: string, a: string, b: string, s = 44): string =>
  path(d, a) +
  tiled(
    d,
    s,
    s,
    rect(0, 0, s / 2, s, 0, mix(a, b, 0.45)) +
      rect(0, 0, s, s / 2, 0, mix(a, b, 0.45)) +
      rect(0, 0, s / 2, s / 2, 0, b),
  );

export const dots = (d: string, a: string, b: string, s = 46, r = 7): string =>
  path(d, a) + tiled(d, s, s, circle(s * 0.25, s * 0.25, r, b) + circle(s * 0.75, s * 0.75, r, b));

/** Quilted cloth: stitched lozenges. */
export const quilt = (d: string, a: string, b = dark(a, 0.12), s = 70): string =>
  path(d, a) + tiled(d, s, s, line(`M0 0H${s}M0 0V${s}`, b, 5), 45);

/** Towelling loops and muslin threads, drawn sparsely so that they compress. */
export const terry = (d: string, a: string, b = dark(a, 0.1), s = 30): string =>
  path(d, a) +
  tiled(
    d,
    s,
    s,
    line(`M${s * 0.15} ${s * 0.3}q${s * 0.12} ${-s * 0.2} ${s * 0.25} 0`, b, 4) +
      line(`M${s * 0.6} ${s * 0.8}q${s * 0.12} ${-s * 0.2} ${s * 0.25} 0`, b, 4),
  );

export const crosses = (d: string, a: string, b: string, s = 56): string => {
  const plus: Draw = (k) => line(`M${k - 7} ${k}h14M${k} ${k - 7}v14`, b, 5);
  return path(d, a) + tiled(d, s, s, plus(s * 0.25) + plus(s * 0.75));
};

/** Long uneven lines of the grain. */
export function wood(d: string, color: string, x: number, y: number, w: number, h: number) {
  const rows = Math.max(1, Math.round(h / 42));
  const grain = Array.from({ length: rows }, (_, i) => {
    const gy = y + ((i + 0.6) * h) / rows;
    const from = x + ((i * 37) % 5) * 0.07 * w;
    return line(
      `M${from} ${gy}q${w * 0.2} ${i % 2 ? 8 : -8} ${w * 0.4} 0t${w * 0.26} 2`,
      dark(color, 0.13),
      4,
    );
  }).join("");
  return clip(d, grain);
}

/** The whole sheet, with its bleed. */
export const SHEET = `M${-BLEED} -60H${W + BLEED}V${H + 60}H${-BLEED}Z`;
