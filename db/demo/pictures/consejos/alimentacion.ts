import { bust, highChair, sitter } from "../drawing/figures";
import { sheet } from "../drawing/grounds";
import { C, dark, light } from "../drawing/palette";
import { head, limb } from "../drawing/people";
import { leaf } from "../drawing/shapes";
import {
  at,
  blob,
  box,
  circle,
  clip,
  curve,
  cut,
  form,
  lift,
  line,
  oval,
  path,
  rect,
  turn,
} from "../drawing/svg";
import { gingham, weave, wood } from "../drawing/textures";

/** The ground of this advice: honey paper with a pale sheet. */
const ground = (seed: number): string =>
  sheet(C.honey, seed) + cut(path(blob(600, 430, 500, 370, seed, 0.07), C.butter));

const bib = (color: string): string =>
  cut(form(curve("-60,-206 60,-206 66,-120 0,-90 -66,-120"), color, 6)) +
  circle(0, -150, 16, C.terracotta);

const seisMeses = (): string =>
  ground(3) +
  cut(path("M-320 800Q300 784 620 796T1520 790V970H-320Z", C.straw)) +
  highChair(600, 900, 1.05, C.wicker) +
  sitter(600, 640, 1.06, C.sage, { mood: "awe", hair: C.hair1 }, "", [
    ["M-84 -176Q-150 -120 -150 -60", [-146, -44]],
    ["M84 -176Q150 -170 176 -230", [182, -250]],
  ]) +
  at(600, 640, 1.06, bib(C.cream)) +
  cut(turn(14, 790, 380, rect(780, 250, 20, 190, 10, C.wicker), oval(790, 240, 30, 42, C.wicker))) +
  lift(
    form(
      curve("330,590 600,566 870,590 930,640 880,690 600,710 320,690 270,640", true, 0.8),
      C.white,
      14,
      C.sand,
    ),
  ) +
  cut(
    form("M420 600H590Q590 670 540 680H470Q420 670 420 600Z", C.slate, 8),
    oval(505, 600, 86, 20, C.honey),
  ) +
  cut(oval(690, 630, 56, 24, C.moss), oval(770, 640, 40, 18, C.terracotta)) +
  line("M660 624q30 -12 60 0", light(C.moss, 0.3), 5) +
  [660, 700, 735].map((x, i) => circle(x, 606 - (i % 2) * 10, 16, C.sage)).join("");

const lactancia = (): string =>
  ground(5) +
  cut(
    form(curve("230,420 300,250 480,200 740,210 900,280 960,440 980,1000 220,1000"), C.moss, 20),
  ) +
  bust(
    590,
    520,
    1.06,
    C.cream,
    { skin: C.skin1, hair: C.hair3, style: "bob", mood: "asleep", look: 0.4 },
    8,
  ) +
  lift(
    form(curve("220,800 330,720 600,740 860,710 960,790 940,1000 240,1000"), C.sage, 18),
    line("M300 800Q600 780 880 790", dark(C.sage, 0.14), 6),
  ) +
  lift(
    form(curve("560,640 720,590 860,640 900,730 830,800 640,800 520,740"), C.rose, 14),
    head(550, 660, 0.9, { mood: "asleep", hair: C.hair3, look: 0.4 }, -62),
  ) +
  limb("M790 590Q900 700 830 770Q760 800 690 790", light(C.straw, 0.3), 84) +
  path(curve("700,750 650,752 610,776 620,806 664,824 706,826"), C.skin1) +
  cut(
    form("M1000 620H1100L1090 780H1010Z", C.white, 6, C.sky),
    path("M1006 680H1094L1088 776H1012Z", C.sky),
  ) +
  cut(rect(930, 776, 300, 28, 10, C.wicker));

const grape = (x: number, y: number, deg: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${deg})">` +
  cut(
    path("M-34 0A34 46 0 0 1 34 0Z", C.moss),
    path("M-28 -2A28 38 0 0 1 28 -2Z", light(C.moss, 0.45)),
  ) +
  line("M0 -6V-26", C.moss, 4) +
  "</g>";

const cortar = (): string => {
  const board = box(210, 190, 780, 520, 70);
  return (
    sheet(C.honey, 8) +
    cut(gingham("M-320 -60H380L-60 970H-320Z", C.butter, C.straw, 80)) +
    lift(form(board, C.wicker, 20)) +
    wood(board, C.wicker, 210, 190, 780, 520) +
    circle(920, 260, 28, dark(C.wicker, 0.3)) +
    // Grapes lengthwise in quarters, carrot in sticks, apple in thin slices.
    [
      [320, 330, -20],
      [410, 300, 30],
      [350, 420, 70],
      [450, 390, -50],
      [300, 480, 10],
      [430, 480, 110],
    ]
      .map(([x = 0, y = 0, d = 0]) => grape(x, y, d))
      .join("") +
    cut(circle(540, 290, 40, C.moss)) +
    line("M530 268q10 -10 20 0", light(C.moss, 0.3), 5) +
    [0, 1, 2, 3, 4]
      .map((i) =>
        turn(
          -8 + i * 5,
          660,
          360 + i * 34,
          cut(form(box(570, 340 + i * 36, 190, 26, 12), C.terracotta, 5)),
        ),
      )
      .join("") +
    [0, 1, 2]
      .map((i) =>
        cut(
          path(
            `M${300 + i * 120} 640A70 70 0 0 1 ${420 + i * 120} 600Q${384 + i * 120} 660 ${300 + i * 120} 640Z`,
            C.brick,
          ),
          path(
            `M${312 + i * 120} 634A58 58 0 0 1 ${410 + i * 120} 602Q${380 + i * 120} 646 ${312 + i * 120} 634Z`,
            C.cream,
          ),
        ),
      )
      .join("") +
    lift(
      turn(
        18,
        900,
        520,
        form("M830 300Q890 300 890 380V560H830Z", C.mist, 8, C.slate),
        form(box(824, 556, 72, 220, 26), C.pine, 10),
        circle(860, 610, 8, C.cream),
        circle(860, 700, 8, C.cream),
      ),
    ) +
    leaf(120, 760, 110, -30, C.moss) +
    leaf(110, 780, 90, 20, C.pine)
  );
};

const familia = (): string =>
  ground(11) +
  line("M600 -60V96", C.bark, 8) +
  lift(form("M500 170Q520 90 600 90T700 170Z", C.terracotta, 10)) +
  oval(600, 172, 70, 14, C.cream) +
  bust(
    300,
    560,
    0.86,
    C.pine,
    { skin: C.skin3, hair: C.hair2, style: "cap", beard: true, look: 0.6, mood: "calm" },
    4,
  ) +
  bust(
    900,
    560,
    0.86,
    C.rose,
    { skin: C.skin2, hair: C.hair2, style: "curls", look: -0.6, mood: "happy" },
    -4,
  ) +
  highChair(600, 1000, 0.96, C.wicker) +
  sitter(600, 720, 0.86, C.cream, { skin: C.skin3, hair: C.hair2, mood: "happy" }) +
  lift(form("M-340 700Q600 660 1540 700V980H-340Z", C.wicker, 10)) +
  clip(
    "M-340 700Q600 660 1540 700V980H-340Z",
    line("M-300 790Q600 740 1500 790M-300 880Q600 830 1500 880", dark(C.wicker, 0.14), 6),
  ) +
  [
    [270, 740],
    [930, 740],
  ]
    .map(
      ([x = 0, y = 0]) =>
        cut(oval(x, y, 110, 32, C.white), oval(x, y - 4, 76, 20, C.mist)) +
        oval(x - 16, y - 10, 34, 14, C.moss) +
        oval(x + 26, y - 8, 28, 12, C.terracotta),
    )
    .join("") +
  cut(
    form("M500 690H700Q700 770 640 780H560Q500 770 500 690Z", C.slate, 10),
    oval(600, 690, 100, 24, C.butter),
  ) +
  [560, 600, 640]
    .map((x, i) => circle(x, 682 - (i % 2) * 8, 18, i % 2 ? C.terracotta : C.sage))
    .join("") +
  cut(weave("M770 740H870L856 800H784Z", C.straw, 0.5)) +
  oval(820, 736, 46, 20, C.honey) +
  limb("M420 640Q440 690 400 720", C.pine, 50, [392, 728], C.skin3);

export const alimentacion: Record<string, () => string> = {
  "alimentacion-6-meses": seisMeses,
  "lactancia-primeras-semanas": lactancia,
  "cortar-alimentos-sin-riesgo": cortar,
  "comer-en-familia-primer-ano": familia,
};
