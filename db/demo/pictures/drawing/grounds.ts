import { C, dark, light, mix } from "./palette";
import { BLEED, blob, circle, curve, cut, H, line, oval, path, random, W } from "./svg";
import { SHEET, weaveGround } from "./textures";

/** A few fibres of the pulp: enough to read as paper, too few to weigh anything. */
function fibres(color: string, seed: number, count = 46): string {
  const rnd = random(seed + 7);
  const tone = mix(color, dark(color, 0.4), 0.28);
  const pale = light(color, 0.5);
  return Array.from({ length: count }, (_, i) => {
    const [x, y] = [-BLEED + rnd() * (W + BLEED * 2), rnd() * H];
    const [dx, dy] = [(rnd() - 0.5) * 26, (rnd() - 0.5) * 16];
    return line(
      `M${x.toFixed(0)} ${y.toFixed(0)}q${dx.toFixed(0)} ${(dy - 5).toFixed(0)} ` +
        `${(dx * 1.6).toFixed(0)} ${dy.toFixed(0)}`,
      i % 3 ? pale : tone,
      2.6,
    );
  }).join("");
}

const seedOf = (color: string, seed: number) => seed * 13 + parseInt(color.slice(1, 3), 16);

export const sheet = (color: string, seed = 1): string =>
  path(SHEET, color) + fibres(color, seedOf(color, seed));

/** Contact shadow on a table or floor. */
export const shadow = (cx: number, y: number, rx: number, ry = rx * 0.09, on: string = C.sand) =>
  oval(cx + rx * 0.05, y, rx, ry, dark(on, 0.42), { opacity: 0.3 });

/** Ground 1: a big uneven sheet behind the object. */
export const blobGround = (back: string, front: string, seed = 1): string =>
  sheet(back, seed) + cut(path(blob(600, 450, 505, 385, seed, 0.08), front));

/** Ground 2: wall and floor, with a hand-cut edge. */
export function room(wall: string, floor: string, y = 690, seed = 1): string {
  const rnd = random(seed);
  const edge = Array.from({ length: 9 }, (_, i): [number, number] => [
    -BLEED + (i * (W + BLEED * 2)) / 8,
    y + (rnd() - 0.5) * 16,
  ]);
  const top = curve(edge, false);
  return sheet(wall, seed) + cut(path(`${top}V${H + 70}H${-BLEED}Z`, floor));
}

/** Ground 3: an arch, as the doors of an old house. */
export const arch = (back: string, front: string, floor?: string, seed = 1): string =>
  sheet(back, seed) +
  cut(path("M212 960V470C214 244 380 76 602 74C822 76 986 246 988 472V960Z", front)) +
  (floor ? cut(path(`M${-BLEED} 716Q300 700 620 712T${W + BLEED} 704V970H${-BLEED}Z`, floor)) : "");

/** Ground 4: a round table seen from the side, its disc behind the object. */
export const sun = (back: string, front: string, floor?: string, seed = 1): string =>
  sheet(back, seed) +
  cut(path(blob(600, 430, 372, 368, seed, 0.03), front)) +
  (floor ? cut(path(`M${-BLEED} 722Q260 708 560 720T${W + BLEED} 714V970H${-BLEED}Z`, floor)) : "");

/** Ground 5: flat lay: a big sheet laid askew, seen from above. */
export const table = (back: string, cloth: string, seed = 1): string =>
  sheet(back, seed) +
  cut(
    path(
      curve(
        "150,92 430,70 760,84 1058,70 1070,330 1062,600 1076,822 800,836 480,822 " +
          "136,838 146,560 134,300",
        true,
        0.4,
      ),
      cloth,
    ),
  );

/** Ground 6: hills under the sky of Madrid. */
export const hills = (skyTone: string, far: string, near: string, seed = 1): string =>
  sheet(skyTone, seed) +
  cut(path(`M${-BLEED} 640Q-40 560 240 590T700 560T${W + BLEED} 600V970H${-BLEED}Z`, far)) +
  cut(path(`M${-BLEED} 716Q160 664 520 700T1020 690T${W + BLEED} 720V970H${-BLEED}Z`, near));

/** Categories: a woven sheet, with a plain one cut into it. */
export const woven = (back: string, front: string, seed = 1): string =>
  path(SHEET, back) +
  weaveGround(SHEET, back) +
  cut(path(blob(600, 452, 470, 372, seed, 0.05), front)) +
  fibres(front, seed, 0);

/** Night sheets carry stars instead of fibres. */
export function night(back: string, front: string, seed = 1): string {
  const rnd = random(seed + 3);
  const stars = Array.from({ length: 34 }, () =>
    circle(-BLEED + rnd() * (W + 2 * BLEED), rnd() * 560, 2.5 + rnd() * 4, C.butter, {
      opacity: 0.75,
    }),
  ).join("");
  return path(SHEET, back) + cut(path(blob(600, 450, 500, 380, seed, 0.07), front)) + stars;
}
