import { arch, blobGround, room, shadow } from "../drawing/grounds";
import { C, dark, light } from "../drawing/palette";
import { bear, frame, moon, plant, poplar, tree, window } from "../drawing/shapes";
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
  tube,
} from "../drawing/svg";
import { gingham, weave } from "../drawing/textures";
import { chest, cot, pillow } from "../drawing/things";

const colecho = (): string =>
  room(C.slate, C.sand, 716, 2) +
  window(150, 90, 190, 300, C.pine, C.mist, moon(250, 190, 52)) +
  // The bed of the parents stands behind, its mattress at the same height.
  cut(form(box(700, 250, 600, 260, 40), C.wicker, 14)) +
  cut(form(box(760, 440, 640, 300, 30), C.cream, 14), path("M760 560H1500V760H760Z", C.rose)) +
  pillow(810, 360, 260, 110, C.white) +
  shadow(520, 790, 320) +
  lift(
    tube("M330 560V790M330 790H250M330 790H420", C.bark, 22),
    tube("M720 560V790M720 790H640M720 790H800", C.bark, 22),
    tube("M330 700H720", C.bark, 18),
  ) +
  lift(
    form(box(276, 380, 40, 200, 16), C.wicker, 8),
    path(box(300, 392, 440, 160, 20), C.mist),
    form(box(280, 492, 480, 100, 30), C.paper, 12),
  ) +
  cut(form("M296 486Q420 452 540 470T748 474V520H296Z", C.white, 8)) +
  Array.from({ length: 9 }, (_, i) => tube(`M${324 + i * 40} 380V560`, C.wicker, 13)).join("") +
  cut(
    form(box(268, 356, 60, 44, 18), C.wicker, 8),
    form(box(276, 360, 400, 32, 16), C.wicker, 8),
    form(box(276, 556, 490, 40, 18), C.wicker, 10),
  ) +
  line("M676 376Q720 380 740 470", dark(C.wicker, 0.1), 26);

const convertible = (): string =>
  room(C.dew, C.straw, 724, 8) +
  poplar(1000, 724, 1.2, C.sage) +
  tree(200, 724, 1.15, C.sage) +
  poplar(352, 724, 0.9, C.moss) +
  shadow(620, 800, 360, 26, C.straw) +
  lift(cot(620, 800, 1.36, C.wicker, form(box(-240, -176, 480, 90, 20), C.white, 8, C.sand))) +
  // Nothing lies in the cot: the bear waits on the floor.
  bear(1010, 830, 0.72, C.bark, C.honey);

const comoda = (): string =>
  blobGround(C.butter, C.cream, 11) +
  shadow(600, 810, 340, 26, C.butter) +
  lift(chest(300, 764, 600, 400, C.sage, 3, C.wicker)) +
  lift(form(box(280, 316, 640, 56, 16), C.wicker, 10)) +
  cut(
    form(
      "M330 316Q320 236 372 240Q420 246 440 276H720Q740 240 790 240Q840 240 830 316Z",
      C.white,
      12,
      C.sand,
    ),
    clip(
      "M330 316Q320 236 372 240Q420 246 440 276H720Q740 240 790 240Q840 240 830 316Z",
      line(
        "M380 316V250M440 316V270M500 316V270M560 316V270M620 316V270M680 316V270M740 316V260" +
          "M790 316V250",
        C.mist,
        12,
      ),
    ),
  ) +
  cut(form(box(852, 220, 54, 96, 16), C.rose, 8), rect(864, 190, 30, 34, 8, C.terracotta)) +
  frame(
    470,
    84,
    220,
    130,
    path("M480 210Q540 130 590 160T690 210Z", C.moss) + circle(630, 126, 20, C.honey),
    C.bark,
  );

const mecedora = (): string =>
  arch(C.rose, C.blush, C.sand, 3) +
  plant(208, 764, 1.1, C.pine) +
  shadow(610, 800, 330) +
  lift(
    tube("M300 700Q600 860 930 690", C.bark, 30),
    tube("M420 600L400 756M780 590L800 756", C.bark, 24),
  ) +
  lift(
    form(
      curve("690,120 800,130 840,240 830,420 806,600 700,640 600,560 600,330 620,170", true, 0.8),
      C.pine,
      18,
    ),
  ) +
  lift(
    form(
      curve("400,480 560,456 740,470 800,560 780,650 600,668 420,660 372,580", true, 0.8),
      dark(C.pine, 0.08),
      16,
    ),
  ) +
  cut(
    form(
      curve(
        "350,440 500,424 640,432 660,480 600,512 480,512 420,560 440,650 400,664 356,620 " +
          "330,520",
        true,
        0.8,
      ),
      light(C.pine, 0.12),
      14,
    ),
  ) +
  cut(
    gingham(
      curve("560,290 700,280 716,400 700,456 560,450 540,370", true, 0.6),
      C.cream,
      C.rose,
      36,
    ),
  ) +
  cut(
    form("M640 150Q740 96 840 170L850 400Q800 420 786 400Q800 260 640 236Z", C.cream, 10),
    line("M800 400v44M822 404v44M844 400v44", C.straw, 7),
  ) +
  at(
    990,
    800,
    0.62,
    weave("M-120 -140H120L96 0H-96Z", C.wicker, 0.9),
    path("M-100 -140Q-60 -240 0 -180Q60 -240 100 -140Z", C.white),
  );

export const mobiliario: Record<string, () => string> = {
  "cuna-colecho-pinarela-luna": colecho,
  "cuna-convertible-pinarela-bosque": convertible,
  "comoda-cambiador-lumbrel-orden": comoda,
  "mecedora-almenda-calma": mecedora,
};
