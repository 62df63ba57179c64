import { arch, blobGround, room, shadow, sun } from "../drawing/grounds";
import { C, dark, light } from "../drawing/palette";
import { leaf, moon, sprig, star } from "../drawing/shapes";
import { at, box, circle, clip, curve, cut, form, lift, line, path, rect } from "../drawing/svg";
import { bottle } from "../drawing/things";

const LONG = curve(
  "430,140 600,100 770,150 850,290 860,480 830,660 770,780 690,800 640,760 650,680 700,560 710,430 680,310 600,260 520,290 480,390 " +
    "470,540 500,660 510,750 460,810 380,790 340,660 320,480 340,280",
);
const almohada = (): string =>
  blobGround(C.blush, C.mist, 23) +
  lift(
    form(LONG, C.sage, 24),
    clip(
      LONG,
      ...[
        [420, 250],
        [560, 180],
        [720, 230],
        [790, 380],
        [780, 560],
        [720, 700],
        [390, 400],
        [400, 560],
        [440, 700],
      ].map(([x = 0, y = 0], i) =>
        i % 2 ? moon(x, y, 24, C.cream) : star(x, y, 22, C.butter, i * 12),
      ),
    ),
  ) +
  line(
    "M400 700Q370 520 390 370Q420 200 600 180Q780 200 800 400Q810 560 740 700",
    dark(C.sage, 0.14),
    6,
  ) +
  cut(rect(826, 600, 60, 40, 6, C.cream)) +
  line("M842 620h30", C.pine, 5) +
  leaf(200, 720, 90, -60, C.moss);

const bolso = (): string =>
  room(C.sage, C.straw, 716, 15) +
  shadow(600, 812, 340, 22, C.straw) +
  lift(
    line("M400 420C400 140 800 140 800 420", C.bark, 28),
    line("M300 500C150 620 170 760 260 790", C.bark, 20),
  ) +
  bottle(420, 460, 0.52, { ring: C.terracotta }) +
  cut(form(curve("640,450 650,300 720,280 790,310 790,450"), C.rose, 10)) +
  lift(
    form(
      "M280 400H920Q960 400 956 450L930 770Q926 812 880 812H320Q274 812 270 770L244 450Q240 400 280 400Z",
      C.slate,
      22,
    ),
  ) +
  lift(form("M360 560H840V780Q840 796 820 796H380Q360 796 360 780Z", light(C.slate, 0.16), 12)) +
  cut(form("M262 410H938V470Q780 560 600 560T262 470Z", dark(C.slate, 0.12), 12)) +
  cut(form(box(556, 520, 88, 70, 16), C.honey, 8)) +
  circle(600, 556, 10, C.bark) +
  sprig(500, 740, 200, -18, C.cream, 4) +
  line("M270 490Q290 780 320 796M930 490Q910 780 880 796", light(C.slate, 0.2), 5, {
    "stroke-dasharray": "8 14",
  });

const sujetador = (): string =>
  sun(C.straw, C.cream, undefined, 18) +
  lift(line("M420 420C400 300 430 190 470 110M780 420C800 300 770 190 730 110", C.rose, 38)) +
  lift(
    form(
      "M250 560Q240 480 330 450Q400 400 450 400Q560 420 600 560Q640 420 750 400Q800 400 870 450Q960 480 950 560L930 680Q760 720 600 700Q440 720 270 680Z",
      C.rose,
      20,
    ),
  ) +
  cut(
    form(
      curve("440,420 540,470 584,570 560,660 430,680 330,640 320,540 360,460"),
      light(C.rose, 0.25),
      12,
    ),
  ) +
  lift(
    form(
      "M780 520Q880 540 900 620L880 690Q760 720 640 690Q620 640 660 590Q700 540 780 520Z",
      light(C.rose, 0.25),
      12,
    ),
  ) +
  path(curve("760,430 840,470 870,540 780,524 690,570 640,620 640,540 690,460"), C.blush) +
  cut(form(box(400, 376, 44, 56, 12), C.pine, 6), form(box(756, 376, 44, 56, 12), C.pine, 6)) +
  circle(422, 404, 8, C.cream) +
  circle(778, 404, 8, C.cream) +
  cut(form(box(266, 660, 668, 56, 24), dark(C.rose, 0.14), 8)) +
  line("M350 560Q430 610 540 570", C.rose, 6, { "stroke-dasharray": "3 14" }) +
  cut(path(curve("570,560 600,540 630,560 600,590"), C.terracotta));

const LEGS =
  "M350 90H560Q570 300 540 470Q520 620 520 690Q560 720 620 730Q650 740 640 780Q630 806 580 806H450Q400 800 400 740Q400 640 380 500Q340 300 350 90Z";
const medias = (): string =>
  arch(C.dew, C.blush, C.pine, 16) +
  shadow(600, 812, 380, 20, C.pine) +
  [C.slate, C.ink]
    .map((color, i) =>
      at(
        110 + i * 320,
        30,
        0.96,
        lift(
          form(LEGS, color, 18, i ? "#171310" : undefined),
          clip(
            LEGS,
            ...Array.from({ length: 17 }, (_, k) =>
              line(`M330 ${190 + k * 36}q130 ${16 - k * 0.4} 320 0`, light(color, 0.16), 4),
            ),
          ),
        ),
        cut(form(box(330, 76, 250, 84, 20), i ? C.honey : C.terracotta, 8)),
        line("M350 118H560", light(i ? C.honey : C.terracotta, 0.3), 6, {
          "stroke-dasharray": "14 12",
        }),
      ),
    )
    .join("");

export const mama: Record<string, () => string> = {
  "almohada-embarazo-almenda-abrazo": almohada,
  "bolso-maternidad-veloria-planta": bolso,
  "sujetador-lactancia-nacara-facil": sujetador,
  "medias-compresion-veloria-paso": medias,
};
