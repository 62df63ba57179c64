import { arch, night, room, shadow, sun } from "../drawing/grounds";
import { C, dark, light } from "../drawing/palette";
import { sleeper } from "../drawing/people";
import { book, frame, leaf, moon, plant, star } from "../drawing/shapes";
import {
  at,
  box,
  circle,
  clip,
  curve,
  cut,
  disc,
  form,
  lift,
  line,
  oval,
  path,
  rect,
} from "../drawing/svg";
import { digits } from "../drawing/things";

const pantalla = (): string =>
  night(C.pine, C.moss, 4) +
  shadow(480, 806, 300, 22, C.pine) +
  shadow(930, 806, 120, 16, C.pine) +
  lift(line("M760 300V150", C.sand, 30), form(box(150, 280, 690, 500, 64), C.cream, 20, C.sand)) +
  path(box(206, 332, 500, 396, 26), C.deep) +
  clip(
    box(206, 332, 500, 396, 26),
    path(box(336, 300, 240, 480, 30), C.mist),
    sleeper(456, 560, 0.72, C.rose, { hair: C.hair1 }),
    star(436, 610, 14, C.cream),
    star(482, 650, 14, C.cream),
    moon(640, 410, 30, C.butter),
  ) +
  cut(
    form(disc(772, 460, 34), C.terracotta, 6),
    form(disc(772, 560, 24), C.sage, 4),
    form(disc(772, 640, 24), C.sage, 4),
  ) +
  line("M250 380v20M272 370v30M294 358v42", C.sage, 10) +
  lift(
    form("M880 730H980L1010 800H850Z", C.sand, 8),
    form(box(840, 520, 180, 220, 84), C.cream, 14, C.sand),
    circle(926, 604, 54, C.ink),
    circle(922, 600, 28, C.slate),
    circle(912, 588, 10, C.white),
  ) +
  circle(930, 696, 9, C.sage);

const handset = (x: number, y: number, s: number, color: string): string =>
  at(
    x,
    y,
    s,
    lift(
      line("M70 -420V-560", C.ink, 26),
      form(
        curve("0,-440 110,-420 140,-300 130,-60 70,0 -70,0 -130,-60 " + "-140,-300 -110,-420"),
        color,
        16,
      ),
    ),
    cut(form(disc(0, -150, 88), light(color, 0.4), 8)),
    [-190, -150, -110]
      .map((cy) => [-46, 0, 46].map((cx) => circle(cx, cy, 9, dark(color, 0.3))).join(""))
      .join(""),
    ...[0, 1, 2, 3, 4].map((i) =>
      circle(
        -72 + i * 36,
        -320 + Math.abs(i - 2) * 8,
        13,
        [C.sage, C.sage, C.honey, C.honey, C.terracotta][i] ?? C.sage,
      ),
    ),
    oval(0, -26, 40, 8, dark(color, 0.2)),
  );

const audio = (): string =>
  sun(C.blush, C.rose, C.cream, 10) +
  shadow(390, 806, 160, 18) +
  shadow(810, 806, 160, 18) +
  handset(390, 800, 1, C.slate) +
  handset(810, 800, 1, C.cream) +
  line("M560 420q40 60 0 120M600 380q70 100 0 200M640 340q100 140 0 280", C.terracotta, 14);

const camara = (): string =>
  room(C.straw, C.sage, 1000, 5) +
  frame(
    160,
    130,
    210,
    250,
    leaf(220, 340, 150, -70, C.moss) + leaf(250, 330, 120, -30, C.pine),
    C.bark,
  ) +
  shadow(600, 722, 230, 18, C.straw) +
  lift(form(box(-320, 720, 1900, 50, 10), C.wicker, 10)) +
  rect(250, 770, 50, 140, 6, C.bark) +
  rect(900, 770, 50, 140, 6, C.bark) +
  lift(
    form("M480 640H720L760 716Q760 724 748 724H452Q440 724 440 716Z", C.sand, 10),
    form(disc(600, 440, 220), C.white, 22, C.sand),
  ) +
  cut(form(disc(590, 430, 138), C.ink, 14, "#15110f")) +
  circle(590, 430, 92, C.slate) +
  circle(590, 430, 54, C.deep) +
  circle(556, 392, 24, C.white) +
  circle(630, 470, 9, C.mist) +
  circle(600, 612, 10, C.sage) +
  line("M500 176q100 -76 200 0M546 210q54 -40 108 0M452 142q148 -110 296 0", C.terracotta, 15) +
  book(890, 560, 44, 160, C.pine) +
  book(938, 590, 40, 130, C.terracotta) +
  book(982, 574, 36, 146, C.slate) +
  plant(236, 722, 0.001);

const clima = (): string =>
  arch(C.sky, C.butter, C.terracotta, 8) +
  shadow(600, 806, 230, 20, C.terracotta) +
  lift(
    form("M540 750H660L700 800H500Z", C.wicker, 8),
    form(disc(600, 460, 306), C.white, 24, C.sand),
  ) +
  circle(596, 456, 256, C.mist) +
  line("M428 640A246 246 0 0 1 410 300", C.slate, 30) +
  line("M410 300A246 246 0 0 1 770 284", C.sage, 30) +
  line("M770 284A246 246 0 0 1 770 636", C.terracotta, 30) +
  digits("21", 512, 336, 1.24, C.ink, 15) +
  circle(704, 352, 16, "none", { stroke: C.ink, "stroke-width": 9 }) +
  line("M450 510H740", C.sky, 6) +
  path(
    "M520 540C540 572 556 586 556 608A36 36 0 1 1 484 608C484 586 500 572 " + "520 540Z",
    C.slate,
  ) +
  digits("48", 596, 548, 0.82, C.slate, 11);

export const vigilabebes: Record<string, () => string> = {
  "vigilabebes-mirlana-pantalla": pantalla,
  "vigilabebes-audio-mirlana-eco": audio,
  "camara-wifi-lumbrel-nido": camara,
  "sensor-habitacion-mirlana-clima": clima,
};
