import { shadow, woven } from "../drawing/grounds";
import { C, dark, light } from "../drawing/palette";
import { head, limb } from "../drawing/people";
import { ball, bear, block, leaf, moon, star, tree } from "../drawing/shapes";
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
  tube,
  turn,
} from "../drawing/svg";
import { dots, gingham } from "../drawing/textures";
import { bodysuit, bootee, bottle, duck } from "../drawing/things";

const alimentacion = (): string =>
  woven(C.terracotta, C.cream, 7) +
  shadow(570, 790, 300, 26, C.cream) +
  circle(470, 410, 92, C.honey) +
  circle(640, 390, 84, C.terracotta) +
  circle(560, 350, 70, C.sage) +
  leaf(640, 316, 70, -60, C.moss) +
  cut(circle(724, 430, 46, C.brick)) +
  lift(form("M270 440H870Q870 660 690 770H450Q270 660 270 440Z", C.sky, 22)) +
  path("M270 440H870L864 492H276Z", light(C.sky, 0.4)) +
  cut(
    turn(
      24,
      930,
      500,
      rect(916, 420, 28, 370, 14, C.wicker),
      oval(930, 380, 54, 80, C.wicker),
      oval(926, 376, 36, 58, dark(C.wicker, 0.16)),
    ),
  ) +
  star(570, 620, 50, C.cream);

const lactancia = (): string =>
  woven(C.blush, C.sage, 9) +
  lift(
    form(curve("300,1040 330,720 430,570 580,530 740,566 860,710 900,1040"), C.terracotta, 20),
    head(
      560,
      360,
      1.7,
      { hair: C.hair2, skin: C.skin2, style: "bun", look: 0.5, mood: "asleep" },
      8,
    ),
  ) +
  lift(
    form(curve("500,650 640,570 820,610 880,710 820,810 600,830 470,770"), C.cream, 14),
    head(520, 670, 1.02, { skin: C.skin2, hair: C.hair2, mood: "asleep", look: -0.2 }, -50),
  ) +
  lift(
    limb("M846 650Q920 800 800 816Q730 822 690 818", dark(C.terracotta, 0.06), 92),
    path(curve("700,770 650,774 606,800 612,830 660,846 704,850"), C.skin2),
  );

const biberones = (): string =>
  woven(C.pine, C.mist, 11) +
  shadow(470, 806, 130, 18, C.mist) +
  shadow(770, 806, 130, 18, C.mist) +
  lift(bottle(470, 800, 1.6, { ring: C.honey, teat: C.rose, level: 0.55 })) +
  lift(bottle(776, 804, 1.16, { ring: C.terracotta, teat: C.straw, level: 0.7 }));

const tronas = (): string =>
  woven(C.dew, C.butter, 13) +
  shadow(600, 810, 260, 22, C.butter) +
  lift(tube("M500 520L420 800M700 520L780 800M460 700H740", C.wicker, 30)) +
  lift(
    form(curve("600,150 720,160 756,300 750,470 600,490 450,470 444,300 480,160"), C.wicker, 18),
  ) +
  cut(
    gingham(
      curve("600,196 690,204 716,310 700,440 600,450 500,440 484,310 510,204"),
      C.cream,
      C.rose,
      44,
    ),
  ) +
  lift(form(box(360, 452, 480, 64, 32), C.straw, 12)) +
  at(
    560,
    452,
    1,
    circle(-16, -62, 22, C.terracotta),
    circle(26, -64, 24, C.honey),
    cut(form("M-80 -60H80Q76 0 40 0H-40Q-76 0 -80 -60Z", C.sage, 8)),
  ) +
  cut(form(box(690, 376, 54, 76, 16), C.sky, 8));

const bano = (): string =>
  woven(C.rose, C.mist, 14) +
  shadow(600, 800, 330, 24, C.mist) +
  duck(700, 430, 1.2) +
  lift(form("M250 430H950Q960 690 800 760H400Q240 690 250 430Z", C.white, 22, C.sky)) +
  tube("M380 760L350 804M820 760L850 804", C.wicker, 34) +
  rect(226, 410, 748, 44, 22, C.sky) +
  [
    [330, 400, 50],
    [400, 370, 62],
    [480, 404, 46],
    [540, 384, 36],
    [840, 400, 40],
    [420, 280, 22],
    [520, 230, 30],
    [350, 200, 18],
  ]
    .map(
      ([x = 0, y = 0, r = 0]) =>
        cut(circle(x, y, r, C.white)) +
        line(`M${x - r * 0.5} ${y}q0 ${-r * 0.5} ${r * 0.5} ${-r * 0.5}`, C.sky, 5),
    )
    .join("");

const ropa = (): string =>
  woven(C.butter, C.cream, 15) +
  line("M-320 170Q600 230 1520 160", C.bark, 8) +
  bodysuit(470, 220, 1.42, C.sage, dots("M-200 0H200V340H-200Z", C.sage, C.cream, 54, 8), false) +
  bootee(800, 470, 1, C.terracotta, C.cream) +
  bootee(880, 640, 1, C.terracotta, C.cream) +
  [400, 540].map((x) => cut(rect(x - 9, 176, 20, 64, 6, C.wicker))).join("") +
  line("M820 190V284M900 186V454", C.bark, 5) +
  rect(811, 170, 20, 56, 6, C.wicker) +
  rect(890, 166, 20, 56, 6, C.wicker);

const aprendizaje = (): string =>
  woven(C.sage, C.butter, 16) +
  shadow(600, 790, 330, 24, C.butter) +
  bear(520, 790, 1.7, C.wicker, C.pine) +
  block(800, 792, 150, C.terracotta, star(0, 0, 44, C.butter)) +
  block(820, 642, 130, C.sky, moon(-4, 0, 32, C.cream), -6) +
  ball(316, 736, 62, C.rose, C.cream);

const educativos = (): string =>
  woven(C.slate, C.blush, 17) +
  shadow(600, 800, 280, 24, C.blush) +
  tube("M600 250V740", C.wicker, 40) +
  [
    [300, C.pine],
    [266, C.sage],
    [228, C.honey],
    [190, C.rose],
    [150, C.terracotta],
  ]
    .map(([w, color], i) =>
      lift(form(box(600 - Number(w), 668 - i * 94, Number(w) * 2, 92, 46), String(color), 16)),
    )
    .join("") +
  lift(form(disc(600, 236, 60), C.wicker, 12)) +
  cut(form(box(300, 756, 600, 44, 20), C.wicker, 8));

const libros = (): string =>
  woven(C.honey, C.pine, 18) +
  moon(600, 250, 100, C.butter) +
  star(420, 240, 24) +
  star(780, 200, 30) +
  star(850, 330, 18, C.cream) +
  star(360, 370, 16, C.cream) +
  lift(
    form(
      "M220 480Q410 420 600 500Q790 420 980 480V760Q790 710 600 790Q410 710 220 760Z",
      C.terracotta,
      14,
    ),
  ) +
  lift(
    form("M246 456Q420 400 600 484V766Q420 690 246 736Z", C.cream, 10),
    form("M954 456Q780 400 600 484V766Q780 690 954 736Z", C.white, 10, C.sand),
  ) +
  clip(
    "M246 456Q420 400 600 484V766Q420 690 246 736Z",
    path("M240 660Q380 560 610 690V800H240Z", C.sage),
    tree(420, 690, 0.42),
  ) +
  line("M660 560Q780 500 900 520M660 610Q780 550 900 570M660 660Q760 604 840 612", C.sand, 9);

export const crianza: Record<string, () => string> = {
  alimentacion,
  "lactancia-materna": lactancia,
  "biberones-tetinas": biberones,
  "tronas-asientos": tronas,
  "bano-higiene": bano,
  "ropa-calzado": ropa,
  "juguetes-aprendizaje": aprendizaje,
  "juguetes-educativos": educativos,
  "libros-infantiles": libros,
};
