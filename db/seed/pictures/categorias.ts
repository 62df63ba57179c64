import { shadow, woven } from "./grounds";
import { C, dark, light } from "./palette";
import { head, limb } from "./people";
import { buggy, pram } from "./productos/carritos";
import { gate } from "./rooms";
import {
  ball,
  basket,
  bear,
  block,
  book,
  cloud,
  frame,
  heart,
  leaf,
  moon,
  plant,
  sprig,
  star,
  tree,
  wheel,
} from "./shapes";
import {
  at,
  box,
  circle,
  clip,
  curve,
  cut,
  disc,
  flip,
  form,
  lift,
  line,
  oval,
  path,
  rect,
  tube,
  turn,
} from "./svg";
import { dots, gingham, stripes, weave } from "./textures";
import {
  bodysuit,
  bootee,
  bottle,
  bulb,
  cap,
  chest,
  cot,
  duck,
  nappy,
  pile,
  rattle,
} from "./things";

const paseo = (): string =>
  woven(C.moss, C.cream, 2) +
  shadow(590, 790, 330, 22, C.cream) +
  tree(890, 770, 1.25, C.sage) +
  at(20, 62, 0.94, pram(C.terracotta)) +
  leaf(220, 780, 90, -70, C.moss);

const carritos = (): string =>
  woven(C.sky, C.cream, 4) + shadow(600, 800, 290, 22, C.cream) + at(0, 10, 1, buggy(C.honey));

const sillas = (): string =>
  woven(C.straw, C.cream, 6) +
  shadow(600, 766, 420, 24, C.cream) +
  lift(
    form(
      "M190 700Q176 560 250 530L340 510L430 340Q450 300 500 296H720Q770 296 800 330L900 500" +
        "Q1000 510 1016 570L1024 690Q1022 716 996 716H220Q194 716 190 700Z",
      C.pine,
      20,
    ),
  ) +
  path(
    "M410 506L484 366Q494 348 514 348H610V506ZM650 348H716Q744 348 760 368L836 506H650Z",
    C.mist,
  ) +
  clip(
    "M410 506L484 366Q494 348 514 348H610V506ZM650 348H716Q744 348 760 368L836 506H650Z",
    form(curve("690,380 760,360 820,420 840,520 700,540 670,480"), C.terracotta, 8),
    head(726, 466, 0.5, { hair: C.hair1, mood: "happy", look: -0.4 }),
  ) +
  line("M630 348V690M430 566H470M680 566H720", dark(C.pine, 0.3), 7) +
  cut(wheel(350, 700, 84, C.paper), wheel(850, 700, 84, C.paper)) +
  cut(oval(230, 596, 30, 24, C.butter), rect(986, 580, 28, 48, 10, C.terracotta));

const habitacion = (): string =>
  woven(C.slate, C.mist, 8) +
  moon(360, 240, 66) +
  star(820, 190, 26) +
  star(700, 130, 16, C.cream) +
  star(910, 290, 16, C.cream) +
  shadow(600, 790, 320, 22, C.mist) +
  line("M600 60V200M490 226Q600 180 710 226M500 222V300M600 204V320M700 222V290", C.bark, 6) +
  star(500, 322, 30, C.terracotta) +
  cloud(600, 346, 0.5, C.white) +
  circle(700, 312, 24, C.honey) +
  lift(cot(600, 790, 1.15, C.wicker, form(box(-240, -176, 480, 90, 20), C.white, 8, C.sand)));

const mobiliario = (): string =>
  woven(C.rose, C.cream, 10) +
  shadow(600, 790, 340, 24, C.cream) +
  lift(chest(330, 750, 540, 380, C.pine, 3, C.honey)) +
  cut(form(box(312, 350, 576, 40, 16), C.wicker, 8)) +
  pile(640, 350, 180, [C.rose, C.cream, C.sky], 40) +
  plant(450, 352, 0.86, C.sage);

const textil = (): string =>
  woven(C.sand, C.mist, 12) +
  shadow(600, 790, 330, 24, C.mist) +
  [C.terracotta, C.cream, C.sage, C.honey, C.slate]
    .map((color, i) => {
      const [y, w] = [786 - (i + 1) * 100, 560 - i * 28];
      const d = box(600 - w / 2 + ((i * 13) % 20), y, w, 98, 44);
      return (
        cut(
          i === 1
            ? gingham(d, C.cream, C.rose, 40)
            : i === 3
              ? dots(d, color, C.cream, 50, 8)
              : form(d, color, 12),
        ) + line(`M${640 - w / 2} ${y + 52}H${570 + w / 2}`, dark(color, 0.2), 5)
      );
    })
    .join("") +
  moon(600, 216, 54, C.honey) +
  sprig(240, 780, 150, -70, C.moss, 3);

const decoracion = (): string =>
  woven(C.honey, C.cream, 3) +
  line("M150 170Q600 330 1050 170", C.bark, 7) +
  [C.terracotta, C.sage, C.rose, C.slate, C.straw, C.pine]
    .map((color, i) => {
      const x = 234 + i * 132;
      const y = 250 - ((i - 2.5) / 3) ** 2 * 58;
      return cut(
        form(`M${x} ${y}L${x + 92} ${y + (i < 2.5 ? 10 : -10)}L${x + 46} ${y + 104}Z`, color, 7),
      );
    })
    .join("") +
  frame(
    330,
    410,
    230,
    290,
    path("M330 700Q430 540 570 640V720H330Z", C.moss) + circle(480, 520, 36, C.honey),
    C.bark,
  ) +
  frame(610, 440, 190, 220, bear(705, 640, 0.56, C.straw), C.pine) +
  plant(900, 770, 1.06, C.moss);

const vigila = (): string =>
  woven(C.mist, C.slate, 5) +
  shadow(500, 790, 200, 18, C.slate) +
  shadow(860, 790, 110, 14, C.slate) +
  lift(line("M330 300V170", C.sand, 34), form(box(260, 240, 470, 550, 80), C.cream, 18, C.sand)) +
  path(box(306, 290, 376, 300, 30), C.deep) +
  clip(
    box(306, 290, 376, 300, 30),
    moon(380, 356, 28),
    at(
      500,
      530,
      0.7,
      form(curve("-200,60 -120,-20 60,-40 240,40 260,140 -220,140"), C.sky, 10),
      head(-40, -40, 0.9, { mood: "asleep" }, -14),
    ),
  ) +
  cut(form(disc(494, 690, 56), C.terracotta, 8)) +
  circle(360, 690, 18, C.sage) +
  circle(626, 690, 18, C.honey) +
  lift(
    form("M820 700H900L930 790H790Z", C.sand, 8),
    form(disc(860, 620, 106), C.white, 14, C.sand),
    circle(850, 614, 60, C.ink),
    circle(846, 610, 30, C.slate),
    circle(834, 598, 11, C.white),
  ) +
  line("M800 470q60 -46 120 0M770 424q90 -70 180 0", C.butter, 12);

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
  woven(C.moss, C.paper, 20) +
  shadow(600, 800, 380, 20, C.paper) +
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

export const categorias: Record<string, () => string> = {
  "paseo-viaje": paseo,
  "carritos-sillas-paseo": carritos,
  "sillas-coche": sillas,
  "habitacion-bebe": habitacion,
  mobiliario,
  "textil-cuna": textil,
  "decoracion-infantil": decoracion,
  vigilabebes: vigila,
  alimentacion,
  "lactancia-materna": lactancia,
  "biberones-tetinas": biberones,
  "tronas-asientos": tronas,
  "bano-higiene": bano,
  "ropa-calzado": ropa,
  "juguetes-aprendizaje": aprendizaje,
  "juguetes-educativos": educativos,
  "libros-infantiles": libros,
  "seguridad-casa": seguridad,
  "barreras-seguridad": barreras,
  "luces-nocturnas": luces,
  "mama-embarazo": mama,
  "ideas-regalar": regalar,
  "canastillas-cestas": canastillas,
  "tarjetas-regalo": tarjetas,
};
void [book, nappy, stripes, weave];
