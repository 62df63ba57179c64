import { bubble, bust, prone, sitter } from "../drawing/figures";
import { shadow, sheet } from "../drawing/grounds";
import { C, dark } from "../drawing/palette";
import { crawler } from "../drawing/people";
import { ball, block, leaf, moon, plant, star } from "../drawing/shapes";
import { blob, box, circle, curve, cut, form, lift, path } from "../drawing/svg";
import { dots, quilt, stripes } from "../drawing/textures";
import { duck } from "../drawing/things";

/** The ground of this advice: sage paper with a pale sheet and a floor. */
const ground = (seed: number, floor: string = C.sage): string =>
  sheet(C.sage, seed) +
  cut(path(blob(600, 420, 500, 370, seed, 0.07), C.dew)) +
  cut(path("M-320 716Q260 700 620 712T1520 704V970H-320Z", dark(floor, 0.08)));

const bocaAbajo = (): string =>
  ground(2) +
  lift(
    quilt(
      curve("60,780 240,706 600,690 980,706 1150,780 1060,860 600,890 140,860"),
      C.cream,
      C.straw,
      90,
    ),
  ) +
  prone(660, 800, 1.2, C.honey, { mood: "happy", hair: C.hair1 }) +
  lift(
    form(box(150, 560, 200, 240, 18), C.white, 10, C.sand),
    path(box(168, 578, 164, 204, 10), C.ink),
  ) +
  circle(250, 680, 66, C.white) +
  circle(250, 680, 42, C.ink) +
  circle(250, 680, 18, C.white);

const gateo = (): string =>
  ground(4, C.straw) +
  plant(1130, 722, 1, C.pine) +
  shadow(660, 806, 330, 20, C.straw) +
  crawler(690, 800, 1.22, C.terracotta, { mood: "happy", skin: C.skin2, hair: C.hair2 }) +
  ball(230, 736, 72, C.slate, C.cream);

const palabras = (): string =>
  ground(6) +
  bust(
    330,
    560,
    1,
    C.pine,
    { skin: C.skin1, hair: C.hair1, style: "bun", look: 0.8, mood: "happy" },
    8,
  ) +
  sitter(
    860,
    840,
    1.16,
    C.honey,
    { skin: C.skin1, hair: C.hair1, mood: "awe", look: -0.7 },
    stripes("M-200 -300H200V20H-200Z", C.honey, C.butter, 48, 90),
  ) +
  bubble(500, 90, 230, 190, C.white, duck(618, 236, 0.72), 1) +
  bubble(760, 110, 160, 130, C.rose, ball(840, 174, 34, C.terracotta, C.cream), -1);

const jugar = (): string =>
  ground(8, C.rose) +
  shadow(420, 806, 220, 18, C.rose) +
  shadow(830, 806, 240, 18, C.rose) +
  sitter(
    400,
    800,
    1.24,
    C.slate,
    { skin: C.skin3, hair: C.hair2, style: "curls", mood: "happy", look: 0.6 },
    dots("M-200 -300H200V20H-200Z", C.slate, C.sky, 56, 8),
    [
      ["M-84 -176Q-136 -130 -112 -84", [-104, -70]],
      ["M84 -176Q160 -180 206 -160", [226, -160]],
    ],
  ) +
  block(720, 806, 130, C.terracotta, star(0, 0, 40, C.butter)) +
  block(862, 806, 130, C.honey, moon(-4, 0, 34, C.cream)) +
  block(790, 676, 130, C.pine, circle(0, 0, 34, C.dew)) +
  block(800, 546, 118, C.rose, leaf(-30, 20, 66, -40, C.cream), -5) +
  block(780, 430, 104, C.sky, star(0, 0, 30, C.white), 6) +
  ball(1010, 750, 56, C.honey, C.terracotta);

export const desarrollo: Record<string, () => string> = {
  "tiempo-boca-abajo": bocaAbajo,
  "gateo-sin-prisa": gateo,
  "primeras-palabras": palabras,
  "jugar-segun-la-edad": jugar,
};
