import { C, dark, light, mix } from "./palette";
import {
  at,
  box,
  circle,
  clip,
  curve,
  cut,
  disc,
  flip,
  form,
  group,
  line,
  oval,
  path,
  rect,
  turn,
} from "./svg";
import { weave } from "./textures";

/** Wheel with its tyre, rim and spokes; the light rim sits up and left. */
export function wheel(
  cx: number,
  cy: number,
  r: number,
  hub: string = C.paper,
  spokes = 5,
  tyre: string = C.ink,
): string {
  const arms = Array.from({ length: spokes }, (_, i) => {
    const a = (i / spokes) * Math.PI * 2 - 0.9;
    return line(
      `M${cx} ${cy}L${cx + Math.cos(a) * r * 0.6} ${cy + Math.sin(a) * r * 0.6}`,
      dark(hub, 0.3),
      r * 0.13,
    );
  }).join("");
  return (
    circle(cx, cy, r, tyre) +
    circle(cx - r * 0.03, cy - r * 0.03, r * 0.86, light(tyre, 0.14)) +
    circle(cx, cy, r * 0.68, dark(hub, 0.12)) +
    circle(cx - r * 0.04, cy - r * 0.04, r * 0.62, hub) +
    arms +
    circle(cx, cy, r * 0.2, dark(hub, 0.4)) +
    circle(cx - 2, cy - 2, r * 0.1, hub)
  );
}

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

/** Teddy bear, sitting; the origin is the seat. */
export function bear(
  x: number,
  y: number,
  s: number,
  color: string = C.wicker,
  scarf: string = C.terracotta,
): string {
  const pale = light(color, 0.45);
  const ear = (cx: number) => form(disc(cx, -262, 34), color, 8) + circle(cx, -260, 17, pale);
  const foot = (cx: number) => form(disc(cx, -34, 46, 42), color, 8) + oval(cx, -30, 24, 22, pale);
  return at(
    x,
    y,
    s,
    cut(
      ear(-62),
      ear(62),
      form(curve("-62,-150 -104,-96 -98,-36 -40,-6 40,-6 98,-36 104,-96 62,-150"), color, 14),
      oval(0, -76, 52, 54, pale),
      foot(-84),
      foot(84),
    ),
    cut(
      form(curve("-70,-138 -112,-112 -118,-72 -92,-66 -66,-104"), color, 8),
      form(curve("70,-138 112,-112 118,-72 92,-66 66,-104"), color, 8),
    ),
    cut(
      form(curve("0,-288 -62,-274 -92,-220 -70,-164 0,-146 70,-164 92,-220 62,-274"), color, 14),
      oval(0, -188, 40, 32, pale),
      oval(0, -202, 14, 10, C.ink),
      line("M0 -194v12M-16 -176q16 12 32 0", C.ink, 5),
      circle(-36, -222, 7, C.ink),
      circle(36, -222, 7, C.ink),
    ),
    path("M-66 -152Q0 -120 66 -152Q70 -138 60 -130Q0 -102 -60 -130Q-70 -138 -66 -152Z", scarf),
    path("M22 -128L58 -132L64 -74L36 -68Z", dark(scarf, 0.12)),
  );
}

/** Framed print on the wall. */
export const frame = (
  x: number,
  y: number,
  w: number,
  h: number,
  inner: string,
  edge: string = C.wicker,
  bed: string = C.cream,
): string =>
  cut(form(box(x, y, w, h, 10), edge, 6), path(box(x + 14, y + 14, w - 28, h - 28, 4), bed)) +
  clip(box(x + 14, y + 14, w - 28, h - 28, 4), inner);

/** Tall window of an old house with its balcony rail. */
export const window = (
  x: number,
  y: number,
  w: number,
  h: number,
  sky: string = C.sky,
  wood: string = C.cream,
  outside = "",
): string =>
  cut(path(box(x - 22, y - 22, w + 44, h + 44, 12), wood)) +
  path(box(x, y, w, h, 4), sky) +
  clip(box(x, y, w, h, 4), outside) +
  rect(x + w / 2 - 8, y, 16, h, 0, wood) +
  rect(x, y + h * 0.36, w, 12, 0, wood) +
  cut(rect(x - 40, y + h + 14, w + 80, 26, 8, dark(wood, 0.08)));

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

/** Basket with handles; `fill` is what looks out of it. */
export const basket = (x: number, y: number, s: number, fill = "", color: string = C.wicker) =>
  at(
    x,
    y,
    s,
    fill,
    cut(weave("M-150 -150H150L118 -8Q0 10 -118 -8Z", color, 0.9)),
    cut(
      path(box(-166, -172, 332, 36, 18), dark(color, 0.1)),
      path(box(-166, -172, 332, 24, 14), light(color, 0.1)),
    ),
  );

/** Cup, ball, blocks: small company for the main object. */
export const ball = (cx: number, cy: number, r: number, a: string, b: string): string =>
  cut(form(disc(cx, cy, r), a, r * 0.16)) +
  clip(
    disc(cx, cy, r),
    line(
      `M${cx - r} ${cy + r * 0.2}Q${cx} ${cy - r * 0.5} ${cx + r} ` + `${cy + r * 0.1}`,
      b,
      r * 0.34,
    ),
  );

export const block = (x: number, y: number, s: number, color: string, mark = "", deg = 0): string =>
  turn(
    deg,
    x,
    y,
    cut(form(box(x - s / 2, y - s, s, s, s * 0.12), color, s * 0.12)),
    group({ transform: `translate(${x} ${y - s / 2})` }, mark),
  );

export const book = (x: number, y: number, w: number, h: number, color: string): string =>
  cut(form(box(x, y, w, h, 6), color, 6)) +
  rect(x + w * 0.2, y + 10, w * 0.6, 7, 3, mix(color, C.cream, 0.6));

/** Folded cloth seen from the side. */
export const folded = (x: number, y: number, w: number, h: number, color: string): string =>
  cut(form(box(x, y, w, h, h * 0.48), color, h * 0.16)) +
  line(`M${x + w * 0.06} ${y + h * 0.52}H${x + w * 0.93}`, dark(color, 0.2), 4);

export const heart = (x: number, y: number, s: number, color: string = C.terracotta): string =>
  at(
    x,
    y,
    s,
    path("M0 34C-60 -6 -44 -50 -16 -46Q-4 -44 0 -28Q6 -46 20 -46C48 -48 56 -4 0 34Z", color),
  );

export const mirror = (inner: string, axis = 600): string => inner + flip(axis, inner);
