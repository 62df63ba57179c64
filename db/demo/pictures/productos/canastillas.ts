import { arch, blobGround, room, shadow, sun } from "../drawing/grounds";
import { C, dark, light } from "../drawing/palette";
import { bear, heart, leaf, sprig, star } from "../drawing/shapes";
import {
  at,
  box,
  circle,
  clip,
  curve,
  cut,
  form,
  lift,
  line,
  path,
  rect,
  turn,
} from "../drawing/svg";
import { dots, stripes, weave } from "../drawing/textures";
import { bodysuit, bootee, cap, digits, duck, nappy } from "../drawing/things";

const primeraPuesta = (): string =>
  sun(C.mist, C.paper, C.rose, 15) +
  shadow(600, 812, 380, 22, C.rose) +
  lift(
    turn(
      -8,
      420,
      400,
      at(
        430,
        150,
        1,
        bodysuit(0, 0, 1.1, C.sage, stripes("M-200 0H200V340H-200Z", C.sage, C.dew, 44, 90)),
      ),
    ),
  ) +
  lift(
    turn(
      7,
      760,
      380,
      at(
        760,
        180,
        1,
        bodysuit(0, 0, 1, C.cream, dots("M-200 0H200V340H-200Z", C.cream, C.honey, 50, 7), false),
      ),
    ),
  ) +
  lift(weave("M240 440H960L900 780Q894 806 860 806H340Q306 806 300 780Z", C.wicker, 1.3)) +
  lift(form(box(210, 410, 780, 60, 30), light(C.wicker, 0.14), 12)) +
  cut(
    form(
      "M300 430H900Q900 540 840 520Q800 560 750 530Q700 570 650 534Q600 574 550 534Q500 570 450 530Q400 560 360 520Q300 540 300 430Z",
      C.cream,
      10,
      C.straw,
    ),
  ) +
  cap(600, 448, 0.86, C.terracotta, C.cream) +
  bootee(1040, 820, 0.8, C.slate, C.cream);

const panales = (): string =>
  arch(C.moss, C.rose, C.straw, 11) +
  shadow(600, 816, 330, 22, C.straw) +
  [350, 490, 630]
    .map((x, i) => nappy(x - 10, 500 - (i % 2) * 24, 1.5, [C.white, C.cream, C.white][i]))
    .join("") +
  cut(
    form(box(740, 270, 110, 220, 26), C.rose, 10),
    rect(768, 230, 54, 46, 10, C.terracotta),
    path(box(756, 330, 76, 80, 12), C.cream),
  ) +
  lift(line("M290 470C300 60 900 60 910 470", C.bark, 30)) +
  lift(weave("M260 450H940V780Q940 810 900 810H300Q260 810 260 780Z", C.wicker, 1.35)) +
  lift(form(box(236, 420, 728, 62, 28), C.terracotta, 12)) +
  line("M600 486V806", dark(C.wicker, 0.4), 10) +
  [300, 430, 560, 690, 820]
    .map((x) => line(`M${x} 436l50 30M${x + 50} 436l-50 30`, light(C.terracotta, 0.3), 6))
    .join("");

const bano = (): string =>
  blobGround(C.slate, C.mist, 17) +
  shadow(600, 812, 360, 24, C.mist) +
  cut(
    form("M330 460Q320 300 400 280Q470 270 480 460Z", C.rose, 12),
    line("M360 320Q380 400 370 450M420 300Q430 380 426 450", dark(C.rose, 0.14), 6),
  ) +
  cut(form("M470 460Q460 240 560 230Q640 236 640 460Z", C.cream, 12)) +
  duck(760, 470, 1) +
  lift(form("M270 440H930L870 780Q864 808 830 808H370Q336 808 330 780Z", C.honey, 20)) +
  lift(form(box(244, 416, 712, 54, 24), light(C.honey, 0.25), 10)) +
  star(600, 610, 54, light(C.honey, 0.4)) +
  cut(
    form(curve("190,710 260,676 330,690 360,740 340,800 250,816 180,790 164,750"), C.butter, 10),
  ) +
  [
    [220, 740, 10],
    [270, 716, 13],
    [316, 750, 9],
    [250, 780, 12],
    [304, 788, 8],
  ]
    .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, C.straw))
    .join("") +
  cut(
    form(box(936, 560, 110, 250, 30), C.sage, 10),
    rect(966, 510, 50, 56, 10, C.pine),
    path(box(954, 640, 74, 90, 12), C.cream),
  ) +
  leaf(984, 710, 50, -60, C.moss) +
  [
    [300, 250, 26],
    [250, 330, 16],
    [880, 250, 22],
    [930, 180, 32],
    [840, 170, 14],
  ]
    .map(
      ([x = 0, y = 0, r = 0]) =>
        circle(x, y, r, C.white, { opacity: 0.9 }) +
        line(`M${x - r * 0.5} ${y}q0 ${-r * 0.5} ${r * 0.5} ${-r * 0.5}`, C.sky, 4),
    )
    .join("");

const recuerdos = (): string =>
  room(C.blush, C.sage, 690, 12) +
  shadow(600, 816, 360, 22, C.sage) +
  lift(
    turn(
      -5,
      560,
      300,
      form(box(330, 150, 560, 420, 16), C.pine, 16),
      path(box(362, 182, 496, 356, 10), dark(C.pine, 0.2)),
      ...[
        [-1, 450, 320],
        [1, 640, 300],
      ].map(() => ""),
    ),
  ) +
  lift(
    turn(
      -9,
      440,
      400,
      form(box(350, 300, 190, 250, 6), C.white, 8, C.sand),
      path(box(368, 318, 154, 150, 4), C.sky),
      clip(box(368, 318, 154, 150, 4), bear(445, 480, 0.5, C.straw)),
    ),
  ) +
  lift(
    turn(
      8,
      640,
      400,
      form(box(560, 280, 170, 270, 10), C.butter, 8),
      digits("1", 622, 330, 1.2, C.terracotta, 16),
    ),
  ) +
  lift(turn(14, 780, 420, form(curve("740,560 730,430 780,400 830,430 830,560"), C.rose, 8))) +
  lift(form("M290 520H910V780Q910 810 880 810H320Q290 810 290 780Z", C.terracotta, 20)) +
  lift(form(box(290, 510, 620, 44, 10), light(C.terracotta, 0.15), 6)) +
  cut(path(box(450, 610, 300, 140, 12), C.cream)) +
  heart(530, 684, 0.86) +
  line("M590 656h120M590 690h90", C.straw, 9) +
  bootee(1010, 816, 0.62, C.cream, C.rose) +
  sprig(220, 830, 170, -60, C.moss, 3);

export const canastillas: Record<string, () => string> = {
  "canastilla-primera-puesta-ondaria": primeraPuesta,
  "cesta-panales-almenda-orden": panales,
  "canastilla-bano-ondaria-espuma": bano,
  "caja-recuerdos-garabo-primer-ano": recuerdos,
};
