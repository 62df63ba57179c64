import { shadow, woven } from "../drawing/grounds";
import { C, dark } from "../drawing/palette";
import { head, sleeper } from "../drawing/people";
import { bear, cloud, frame, leaf, moon, plant, sprig, star, tree, wheel } from "../drawing/shapes";
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
import { dots, gingham } from "../drawing/textures";
import { chest, cot, pile } from "../drawing/things";
import { buggy, pram } from "../productos/carritos";

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
    path(box(406, 270, 180, 360, 24), C.mist),
    sleeper(496, 462, 0.54, C.sky, {}),
    moon(352, 346, 24),
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

export const casa: Record<string, () => string> = {
  "paseo-viaje": paseo,
  "carritos-sillas-paseo": carritos,
  "sillas-coche": sillas,
  "habitacion-bebe": habitacion,
  mobiliario,
  "textil-cuna": textil,
  "decoracion-infantil": decoracion,
  vigilabebes: vigila,
};
