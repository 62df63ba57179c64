import { C, dark, light } from "./palette";
import {
  at,
  box,
  circle,
  clip,
  curve,
  cut,
  disc,
  form,
  group,
  line,
  oval,
  path,
  rect,
  tube,
} from "./svg";
import { crosses } from "./textures";

export * from "./garments";

/** Digits as strokes: pictures carry no fonts. */
const DIGITS: Record<string, string> = {
  "0": "M30 4C8 4 8 96 30 96S52 4 30 4Z",
  "1": "M16 22L34 6V94",
  "2": "M10 26C10 -2 52 0 48 32C46 52 18 68 10 94H52",
  "3": "M12 12C28 -2 52 8 46 30C44 42 32 46 24 46C48 46 58 72 42 88C30 98 14 94 8 84",
  "4": "M42 94V6L6 66H54",
  "5": "M46 6H18L14 44C30 34 54 42 52 66C50 96 18 100 8 84",
  "6": "M44 8C16 16 6 50 10 72C16 102 54 100 52 70C50 46 20 46 12 66",
  "7": "M8 8H50L22 94",
  "8": "M30 48C6 40 8 4 30 4S54 40 30 48C2 58 6 96 30 96S58 58 30 48Z",
  "9": "M48 32C42 56 10 54 10 30C10 0 52 -2 50 34C50 64 38 86 20 94",
  ",": "M10 88L2 108",
};

export const digits = (text: string, x: number, y: number, s: number, color: string, w = 9) =>
  [...text]
    .map((c, i) => {
      const before = [...text.slice(0, i)].reduce((n, k) => n + (k === "," ? 26 : 72), 0);
      return at(x + before * s, y, s, line(DIGITS[c] ?? "", color, w / s / 1.2));
    })
    .join("");

/** Feeding bottle 400 high, standing on the origin. */
export function bottle(
  x: number,
  y: number,
  s: number,
  o: {
    glass?: string;
    milk?: string;
    level?: number;
    ring?: string;
    teat?: string;
    sleeve?: string;
  } = {},
): string {
  const { glass = C.mist, milk = C.cream, ring = C.pine, teat = C.straw } = o;
  const level = o.level ?? 0.6;
  const d =
    "M-62 -282C-96 -262 -92 -240 -92 -220V-34Q-92 0 -58 0H58Q92 0 92 -34V-220" +
    "C92 -240 96 -262 62 -282Z";
  const marks = [0, 1, 2, 3, 4]
    .map((i) => line(`M92 ${-52 - i * 38}h${i % 2 ? -22 : -36}`, C.stone, 5))
    .join("");
  return at(
    x,
    y,
    s,
    cut(
      path(
        "M-58 -336C-50 -352 -24 -360 -22 -386C-20 -410 20 -410 22 -386C24 -360 50 -352 58 " +
          "-336Z",
        teat,
      ),
      form(box(-78, -344, 156, 68, 16), ring, 10),
      line("M-48 -332v44M-20 -332v44M8 -332v44M36 -332v44", dark(ring, 0.22), 6),
    ),
    cut(form(d, glass, 12, dark(glass, 0.13))),
    clip(
      d,
      path(`M-110 ${-230 * level}Q0 ${-230 * level - 12} 110 ${-230 * level}V10H-110Z`, milk),
    ),
    o.sleeve
      ? clip(
          d,
          path("M-110 -168H110V10H-110Z", o.sleeve),
          crosses("M-110 -168H110V10H-110Z", o.sleeve, light(o.sleeve, 0.3), 50),
        )
      : marks,
    line("M-68 -216V-60", C.white, 12, { opacity: 0.65 }),
  );
}

/** Rubber duck, bill to the left. */
export const duck = (x: number, y: number, s: number, color: string = C.honey): string =>
  at(
    x,
    y,
    s,
    cut(
      form(curve("-90,-70 -60,-110 0,-84 70,-110 104,-124 98,-50 50,-4 -40,-4 -96,-30"), color, 12),
    ),
    cut(
      path(curve("-112,-150 -150,-140 -138,-122 -104,-124"), C.terracotta),
      form(disc(-70, -146, 54), color, 10),
    ),
    circle(-88, -158, 7, C.ink),
    line("M0 -60Q30 -24 66 -64", dark(color, 0.24), 6),
  );

/** Cot of bars from the front; 520 wide, 400 high on the origin. */
export function cot(x: number, y: number, s: number, color: string, inner = ""): string {
  const bars = Array.from({ length: 10 }, (_, i) => tube(`M${-210 + i * 47} -330V-90`, color, 15));
  return at(
    x,
    y,
    s,
    cut(
      form(box(-268, -420, 40, 420, 16), dark(color, 0.12), 8),
      form(box(228, -420, 40, 420, 16), dark(color, 0.12), 8),
    ),
    inner,
    cut(
      ...bars,
      form(box(-250, -350, 500, 34, 14), color, 8),
      form(box(-250, -106, 500, 46, 14), color, 10),
    ),
  );
}

/** Mother-of-all boxes: a chest of drawers. */
export function chest(
  x: number,
  y: number,
  w: number,
  h: number,
  color: string,
  rows = 3,
  knob: string = C.bark,
): string {
  const gap = 14;
  const dh = (h - gap * (rows + 1)) / rows;
  const drawers = Array.from({ length: rows }, (_, i) => {
    const dy = y - h + gap + i * (dh + gap);
    return (
      form(box(x + gap, dy, w - gap * 2, dh, 10), light(color, 0.28), 6, dark(color, 0.1)) +
      circle(x + w * 0.32, dy + dh / 2, 11, knob) +
      circle(x + w * 0.68, dy + dh / 2, 11, knob)
    );
  }).join("");
  return lift(w, x, y) + cut(form(box(x, y - h, w, h, 14), color, 12)) + drawers;
}

const lift = (w: number, x: number, y: number): string =>
  rect(x + 26, y - 6, 26, 46, 8, C.bark) + rect(x + w - 52, y - 6, 26, 46, 8, C.bark);

/** Rattle with a wooden ring. */
export const rattle = (x: number, y: number, s: number, a: string, deg = 0): string =>
  group(
    { transform: `translate(${x} ${y}) scale(${s}) rotate(${deg})` },
    cut(
      line("M0 20V120", C.wicker, 24),
      circle(0, 142, 34, C.wicker),
      circle(0, 142, 16, C.paper),
      form(disc(0, -30, 62), a, 10),
    ),
    line("M-58 -30Q0 -8 58 -30", C.cream, 10),
    circle(0, -58, 8, C.cream),
  );

export const steam = (x: number, y: number, s: number, color: string = C.white): string =>
  at(
    x,
    y,
    s,
    line(
      "M0 0C-30 -34 26 -52 0 -92M52 0C22 -34 78 -52 52 -92M-52 0C-82 -34 -26 -52 " + "-52 -92",
      color,
      10,
    ),
  );

export const bulb = (x: number, y: number, r: number, color: string = C.butter): string =>
  [1.9, 1.45].map((k, i) => oval(x, y, r * k, r * k, color, { opacity: 0.16 + i * 0.1 })).join("") +
  circle(x, y, r, color);
