import { C, dark, light } from "./palette";
import { at, box, circle, clip, curve, cut, form, line } from "./svg";

/** Short baby body with poppers, top at y 0, 300 wide. */
export function bodysuit(
  x: number,
  y: number,
  s: number,
  color: string,
  over = "",
  wrap = true,
): string {
  const d =
    "M-70 0Q-120 6 -176 74L-122 128Q-110 118 -98 104Q-92 190 -106 256Q-60 262 -34 330" +
    "H34Q60 262 106 256Q92 190 98 104Q110 118 122 128L176 74Q120 6 70 0Q0 52 -70 0Z";
  return at(
    x,
    y,
    s,
    cut(form(d, color, 12), over ? clip(d, over) : ""),
    line("M-70 0Q0 56 70 0", dark(color, 0.22), 9),
    wrap
      ? line("M60 14Q-30 70 -92 190", dark(color, 0.2), 6) +
          circle(-84, 186, 7, dark(color, 0.4)) +
          circle(-70, 150, 7, dark(color, 0.4))
      : "",
    line("M-98 104Q-94 150 -97 184M98 104Q94 150 97 184", dark(color, 0.2), 5),
    circle(-16, 314, 6, dark(color, 0.4)),
    circle(16, 314, 6, dark(color, 0.4)),
    line("M-106 256Q-62 264 -36 322M106 256Q62 264 36 322", dark(color, 0.2), 6),
  );
}

/** Rolled or folded nappy. */
export const nappy = (x: number, y: number, s: number, color: string = C.white): string =>
  at(
    x,
    y,
    s,
    cut(form(box(-60, -150, 120, 150, 34), color, 10, C.sand)),
    line("M-60 -96Q0 -76 60 -96", C.sand, 6),
    circle(0, -46, 10, C.sky),
  );

/** Towels in a pile, from below upwards. */
export const pile = (x: number, y: number, w: number, colors: string[], h = 52): string =>
  colors
    .map((color, i) => {
      const top = y - (i + 1) * h;
      const inset = ((i * 23) % 17) - 6;
      return (
        cut(form(box(x + inset, top, w - inset, h - 3, h * 0.46), color, 8)) +
        line(`M${x + inset + 18} ${top + h * 0.5}H${x + w - 16}`, dark(color, 0.16), 4)
      );
    })
    .join("");

/** Little sock or bootee, toe to the left. */
export const bootee = (x: number, y: number, s: number, color: string, cuff: string): string =>
  at(
    x,
    y,
    s,
    cut(
      form(
        "M-10 -150H92Q100 -90 96 -40Q94 0 60 0H-84Q-128 0 -126 -38Q-122 -72 -72 -74" +
          "Q-14 -78 -10 -150Z",
        color,
        12,
      ),
    ),
    cut(form(box(-24, -186, 130, 54, 24), cuff, 8)),
    line("M-60 -70Q-46 -46 -22 -56", dark(color, 0.2), 6),
  );

/** Knitted cap. */
export const cap = (x: number, y: number, s: number, color: string, pom: string): string =>
  at(
    x,
    y,
    s,
    circle(0, -150, 30, pom),
    cut(form("M-104 -30C-104 -176 104 -176 104 -30Z", color, 12)),
    line("M-50 -44Q-46 -100 -22 -132M0 -44V-138M50 -44Q46 -100 22 -132", dark(color, 0.16), 6),
    cut(form(box(-118, -56, 236, 56, 26), light(color, 0.28), 8)),
  );

export const pillow = (x: number, y: number, w: number, h: number, color: string): string =>
  cut(
    form(
      curve(
        [
          [x, y],
          [x + w * 0.5, y + h * 0.06],
          [x + w, y],
          [x + w * 0.97, y + h * 0.5],
          [x + w, y + h],
          [x + w * 0.5, y + h * 0.95],
          [x, y + h],
          [x + w * 0.03, y + h * 0.5],
        ],
        true,
        0.7,
      ),
      color,
      12,
    ),
  );
