import { C, dark, light } from "./palette";
import { at, curve, cut, form, group, line, path, rect } from "./svg";
import { weave } from "./textures";

export const leaf = (x: number, y: number, len: number, deg: number, color: string = C.pine) =>
  group(
    { transform: `translate(${x} ${y}) rotate(${deg})` },
    path(
      `M0 0C${len * 0.2} ${-len * 0.32} ${len * 0.72} ${-len * 0.3} ${len} 0` +
        `C${len * 0.7} ${len * 0.24} ${len * 0.2} ${len * 0.26} 0 0Z`,
      color,
    ),
    line(`M${len * 0.08} 0Q${len * 0.5} ${-len * 0.04} ${len * 0.82} 0`, light(color, 0.25), 4),
  );

/** A twig with leaves in pairs. */
export function sprig(
  x: number,
  y: number,
  len: number,
  deg: number,
  color: string = C.moss,
  pairs = 4,
): string {
  const leaves = Array.from({ length: pairs }, (_, i) => {
    const px = len * (0.24 + (i / pairs) * 0.76);
    const size = len * 0.3 * (1 - i * 0.1);
    return leaf(px, 0, size, -48, color) + leaf(px, 0, size, 46, dark(color, 0.12));
  }).join("");
  return group(
    { transform: `translate(${x} ${y}) rotate(${deg})` },
    line(`M0 0Q${len * 0.5} ${-len * 0.06} ${len} 0`, dark(color, 0.2), 7),
    leaves,
    leaf(len * 0.98, 0, len * 0.24, 0, color),
  );
}

/** House plant in a woven pot. */
export const plant = (
  x: number,
  y: number,
  s = 1,
  color: string = C.moss,
  pot: string = C.wicker,
): string =>
  at(
    x,
    y,
    s,
    cut(
      [-78, -118, -42, -98, -62, -140]
        .map((deg, i) => leaf(0, -78, 150 - i * 8, deg, i % 2 ? dark(color, 0.14) : color))
        .join(""),
    ),
    cut(
      weave("M-62 -96H62L48 0Q0 8 -48 0Z", pot, 0.6),
      rect(-68, -106, 136, 24, 12, dark(pot, 0.12)),
    ),
  );

export const moon = (cx: number, cy: number, r: number, color: string = C.honey): string =>
  path(
    `M${cx + r * 0.3} ${cy - r}A${r} ${r} 0 1 0 ${cx + r * 0.95} ${cy + r * 0.35}` +
      `A${r * 0.8} ${r * 0.8} 0 0 1 ${cx + r * 0.3} ${cy - r}Z`,
    color,
  );

export function star(cx: number, cy: number, r: number, color: string = C.honey, deg = 0): string {
  const p = Array.from({ length: 10 }, (_, i) => {
    const a = (i * Math.PI) / 5 - Math.PI / 2 + (deg * Math.PI) / 180;
    const k = i % 2 ? r * 0.5 : r;
    return `${(cx + Math.cos(a) * k).toFixed(1)},${(cy + Math.sin(a) * k).toFixed(1)}`;
  });
  return path(curve(p.join(" "), true, 0.5), color);
}

export const cloud = (x: number, y: number, s: number, color: string = C.white): string =>
  at(
    x,
    y,
    s,
    path(
      curve("-120,20 -96,-26 -50,-24 -20,-64 40,-56 62,-20 104,-18 122,18 60,34 " + "-60,34"),
      color,
    ),
  );

/** Round-headed tree of the Retiro. */
export const tree = (
  x: number,
  y: number,
  s: number,
  color: string = C.moss,
  trunk: string = C.bark,
): string =>
  at(
    x,
    y,
    s,
    cut(
      path("M-16 0Q-10 -120 -14 -230H16Q10 -120 20 0Z", trunk),
      line("M2 -150Q30 -180 52 -206M0 -110Q-26 -140 -48 -160", trunk, 12),
    ),
    cut(
      form(
        curve(
          "-130,-240 -150,-330 -90,-420 10,-450 104,-410 148,-320 122,-236 40,-204 " + "-60,-206",
        ),
        color,
        22,
      ),
    ),
    line(
      "M-70 -300q16 -16 34 0M20 -350q16 -16 34 0M10 -270q16 -16 34 0M-30 -380q14 -14 30 0",
      light(color, 0.22),
      7,
    ),
  );

/** Narrow cypress or poplar. */
export const poplar = (x: number, y: number, s: number, color: string = C.pine): string =>
  at(
    x,
    y,
    s,
    cut(
      path("M-10 0V-90H10V0Z", C.bark),
      form(curve("0,-430 -46,-330 -66,-200 -50,-84 0,-58 50,-84 66,-200 46,-330"), color, 18),
    ),
    line("M0 -320v190M0 -220l-24 -26M0 -180l24 -26", light(color, 0.2), 6),
  );
