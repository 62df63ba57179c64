import { C, dark } from "./palette";
import { type Face, head, limb } from "./people";
import { at, box, clip, curve, cut, form, line, oval, path } from "./svg";

/** Baby or toddler on the floor, seen from the front; the seat is the origin, 400 high. */
export function sitter(
  x: number,
  y: number,
  s: number,
  suit: string,
  face: Face = {},
  over = "",
  arms: [string, [number, number]][] = [
    ["M-84 -176Q-136 -130 -112 -84", [-104, -70]],
    ["M84 -176Q136 -130 112 -84", [104, -70]],
  ],
  legs: string = suit,
): string {
  const skin = face.skin ?? C.skin1;
  const d = curve("-66,-216 66,-216 104,-120 108,-30 60,-4 -60,-4 -108,-30 -104,-120");
  return at(
    x,
    y,
    s,
    cut(
      limb("M-60 -40Q-110 -60 -150 -26", legs, 66),
      limb("M60 -40Q110 -60 150 -26", legs, 66),
      oval(-172, -32, 30, 38, skin),
      oval(172, -32, 30, 38, skin),
    ),
    cut(form(d, suit, 14), over ? clip(d, over) : ""),
    ...arms.map(([arm, hand]) => limb(arm, dark(suit, 0.06), 50, hand, skin)),
    cut(head(0, -290, 1, face)),
  );
}

/** Baby on the tummy, head up and to the left; the floor is the origin. */
export function prone(x: number, y: number, s: number, suit: string, face: Face = {}): string {
  const skin = face.skin ?? C.skin1;
  return at(
    x,
    y,
    s,
    limb("M230 -70Q300 -60 340 -110", dark(suit, 0.16), 58, [348, -126], dark(skin, 0.08)),
    limb("M-80 -100Q-100 -40 -170 -24", dark(suit, 0.16), 50, [-196, -20], dark(skin, 0.08)),
    cut(
      form(
        curve("-120,-150 -30,-176 110,-166 240,-150 300,-90 270,-20 100,-6 -60,-6 -110,-60"),
        suit,
        14,
      ),
    ),
    limb("M250 -50Q320 -30 380 -60", suit, 62, [400, -70], skin),
    limb("M-70 -96Q-70 -34 -130 -20", suit, 54, [-164, -18], skin),
    cut(head(-140, -206, 1.04, { look: -0.5, ...face }, -4)),
  );
}

/** Standing toddler from the front; the feet are the origin, 420 high. */
export function toddler(
  x: number,
  y: number,
  s: number,
  shirt: string,
  legs: string,
  face: Face,
  arms: [string, [number, number]][],
): string {
  const skin = face.skin ?? C.skin1;
  return at(
    x,
    y,
    s,
    limb("M-34 -120Q-44 -70 -42 -24", legs, 56),
    limb("M34 -120Q44 -70 42 -24", legs, 56),
    oval(-50, -12, 42, 22, C.bark),
    oval(50, -12, 42, 22, C.bark),
    cut(form(curve("-56,-250 56,-250 92,-110 0,-88 -92,-110", true, 0.7), shirt, 12)),
    ...arms.map(([arm, hand]) => limb(arm, dark(shirt, 0.07), 46, hand, skin)),
    cut(head(0, -326, 1, face)),
  );
}

/** Bust of an adult that rises from the lower edge; shoulders at y 0. */
export function bust(
  x: number,
  y: number,
  s: number,
  coat: string,
  face: Face,
  deg = 0,
  over = "",
): string {
  const d = "M-250 460Q-250 120 -196 56Q-150 10 -60 0H60Q150 10 196 56Q250 120 250 460Z";
  return at(
    x,
    y,
    s,
    cut(form(d, coat, 18), over ? clip(d, over) : ""),
    path("M-46 -50H46V10Q0 50 -46 10Z", dark(face.skin ?? C.skin1, 0.14)),
    cut(head(0, -146, 1.36, face, deg)),
  );
}

/** Paper bubble of speech with its tail at the lower left or right. */
export const bubble = (
  x: number,
  y: number,
  w: number,
  h: number,
  color: string,
  inner: string,
  side: 1 | -1 = 1,
): string =>
  cut(
    form(
      curve([
        [x, y + h * 0.5],
        [x + w * 0.1, y + h * 0.08],
        [x + w * 0.5, y],
        [x + w * 0.9, y + h * 0.08],
        [x + w, y + h * 0.5],
        [x + w * 0.9, y + h * 0.92],
        [x + w * 0.5, y + h],
        [x + w * 0.1, y + h * 0.92],
      ]),
      color,
      8,
    ),
    path(
      side > 0
        ? `M${x + w * 0.18} ${y + h * 0.86}L${x + w * 0.02} ${y + h * 1.2}L${x + w * 0.4} ${y + h * 0.94}Z`
        : `M${x + w * 0.82} ${y + h * 0.86}L${x + w * 0.98} ${y + h * 1.2}L${x + w * 0.6} ${y + h * 0.94}Z`,
      color,
    ),
  ) + inner;

/** Roofs of Madrid, small and far: towers, domes and water tanks. */
export const roofs = (y: number, color: string, back: string): string =>
  path(
    `M-320 ${y}V${y - 90}H-200V${y - 150}H-120V${y - 80}H-30V${y - 190}H0V${y - 214}H20V${y - 190}H60V${y - 110}H180V${y - 70}H300V${y - 230}L330 ${y - 290}L360 ${y - 230}V${y - 100}` +
      `H470V${y - 150}H600V${y - 80}H700Q704 ${y - 190} 760 ${y - 200}Q816 ${y - 190} 820 ${y - 80}H900V${y - 260}H960V${y - 120}H1010V${y - 290}H1066V${y - 90}H1180V${y - 150}H1300V${y - 80}H1520V${y}Z`,
    back,
  ) +
  path(
    `M-320 ${y + 40}V${y - 40}H-140L-60 ${y - 90}L20 ${y - 40}H140V${y - 96}H260V${y - 30}H420L500 ${y - 80}L580 ${y - 30}H660V${y - 90}H780V${y - 26}H900L980 ${y - 76}L1060 ${y - 26}H1520V${y + 40}Z`,
    color,
  ) +
  line(`M180 ${y - 96}v-46M720 ${y - 90}v-50M700 ${y - 130}h40`, color, 6);

/** High chair from the front, without its tray, for scenes with a child in it. */
export const highChair = (x: number, y: number, s: number, color: string): string =>
  at(
    x,
    y,
    s,
    cut(
      path(box(-120, -620, 240, 330, 60), dark(color, 0.1)),
      line("M-90 -300L-160 0M90 -300L160 0M-128 -120H128", dark(color, 0.2), 30),
    ),
  );
