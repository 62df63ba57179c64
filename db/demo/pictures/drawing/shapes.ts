import { C, dark, light, mix } from "./palette";
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
  turn,
} from "./svg";
import { weave } from "./textures";

export * from "./nature";

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
