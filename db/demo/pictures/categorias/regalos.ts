import { shadow, woven } from "../drawing/grounds";
import { C, dark, light } from "../drawing/palette";
import { head, limb } from "../drawing/people";
import { gate } from "../drawing/rooms";
import { basket, bear, heart, leaf, sprig, star } from "../drawing/shapes";
import { at, box, circle, curve, cut, flip, form, lift, line, path, rect } from "../drawing/svg";
import { dots } from "../drawing/textures";
import { bulb, cap, rattle } from "../drawing/things";

const seguridad = (): string =>
  woven(C.dew, C.terracotta, 19) +
  shadow(600, 790, 330, 24, C.terracotta) +
  lift(form("M330 470L600 230L870 470V790H330Z", C.cream, 18)) +
  lift(form("M270 500L600 196L930 500L890 540L600 276L310 540Z", C.pine, 14)) +
  rect(760, 250, 62, 120, 4, C.brick) +
  cut(path("M500 790V600A100 100 0 0 1 700 600V790Z", C.butter)) +
  heart(600, 430, 1.1) +
  cut(
    ...[510, 546, 582, 618, 654, 690].map((x) => rect(x - 7, 650, 14, 140, 6, C.wicker)),
    rect(490, 640, 220, 22, 8, C.wicker),
    rect(490, 744, 220, 22, 8, C.wicker),
  ) +
  leaf(880, 790, 90, -60, C.sage);

const barreras = (): string =>
  woven(C.butter, C.slate, 20) +
  shadow(600, 800, 380, 20, C.slate) +
  gate(600, 800, 1.04, C.white, C.sky);

const luces = (): string =>
  woven(C.deep, C.pine, 21) +
  bulb(600, 420, 230, C.butter) +
  shadow(600, 776, 190, 20, C.pine) +
  lift(form("M520 560H680L706 760Q708 780 690 780H510Q492 780 494 760Z", C.cream, 12)) +
  lift(form("M300 560C290 300 420 200 600 200S910 300 900 560Q600 620 300 560Z", C.honey, 22)) +
  [
    [440, 380, 44],
    [600, 310, 52],
    [760, 400, 40],
    [560, 470, 32],
    [690, 520, 26],
  ]
    .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, C.cream))
    .join("") +
  star(260, 200, 22) +
  star(960, 240, 28) +
  star(900, 130, 14, C.cream);

const mama = (): string =>
  woven(C.sage, C.blush, 22) +
  lift(
    form(
      curve(
        "430,480 520,434 620,440 674,490 696,570 796,650 830,750 780,850 770,1080 400,1080 396,780 " +
          "392,610",
      ),
      C.terracotta,
      22,
    ),
    head(556, 300, 1.36, { hair: C.hair1, style: "bob", mood: "asleep", look: 0.6 }, 10),
  ) +
  limb("M640 550Q660 580 690 604", C.brick, 66) +
  path(curve("690,576 736,600 772,626 760,650 716,642 676,626"), dark(C.skin1, 0.06)) +
  lift(
    limb("M466 560Q420 720 520 800Q580 832 650 816", C.brick, 78),
    path(curve("650,780 710,776 770,756 784,780 734,824 658,854"), C.skin1),
  ) +
  heart(712, 712, 0.8, C.blush);

const regalar = (): string =>
  woven(C.terracotta, C.mist, 23) +
  shadow(600, 796, 300, 24, C.mist) +
  bear(600, 520, 1.15, C.straw, C.pine) +
  lift(dots(box(340, 480, 520, 310, 18), C.honey, C.butter, 64, 10)) +
  rect(556, 480, 88, 310, 0, C.pine) +
  lift(form(box(312, 440, 576, 84, 18), C.honey, 12)) +
  rect(556, 440, 88, 84, 0, light(C.pine, 0.12)) +
  cut(
    form(curve("600,450 470,360 420,440 480,480"), C.pine, 8),
    form(curve("600,450 730,360 780,440 720,480"), C.pine, 8),
    circle(600, 456, 34, C.deep),
  );

const canastillas = (): string =>
  woven(C.sky, C.blush, 24) +
  shadow(600, 800, 320, 24, C.blush) +
  lift(
    basket(
      600,
      792,
      2,
      cut(form(curve("-120,-150 -110,-260 -30,-270 0,-160"), C.sage, 8)) +
        at(-50, -130, 0.34, bear(0, 0, 1.5, C.straw)) +
        at(70, -150, 0.5, cap(0, 0, 1, C.terracotta, C.cream)),
    ),
  ) +
  rattle(850, 300, 0.9, C.honey, 30);

const tarjetas = (): string =>
  woven(C.straw, C.cream, 25) +
  shadow(600, 790, 340, 22, C.cream) +
  lift(form(box(350, 170, 500, 480, 14), C.white, 12, C.sand)) +
  path(box(376, 196, 440, 424, 8), C.blush) +
  heart(600, 340, 2.2, C.terracotta) +
  sprig(420, 420, 130, -60, C.moss, 3) +
  flip(600, sprig(420, 420, 130, -60, C.moss, 3)) +
  lift(form("M260 460L600 690L940 460V770Q940 790 920 790H280Q260 790 260 770Z", C.sage, 14)) +
  line("M270 780L500 620M930 780L700 620", dark(C.sage, 0.2), 6) +
  circle(600, 694, 34, C.terracotta);

export const regalos: Record<string, () => string> = {
  "seguridad-casa": seguridad,
  "barreras-seguridad": barreras,
  "luces-nocturnas": luces,
  "mama-embarazo": mama,
  "ideas-regalar": regalar,
  "canastillas-cestas": canastillas,
  "tarjetas-regalo": tarjetas,
};
