import { hills, room, shadow, sheet, sun } from "./drawing/grounds";
import { C, dark, light } from "./drawing/palette";
import { head, limb } from "./drawing/people";
import { crystalPalace, walker } from "./drawing/retiro";
import { bear, cloud, leaf, poplar, sprig, tree, wheel } from "./drawing/shapes";
import { at, box, circle, curve, cut, form, lift, line, oval, path, rect } from "./drawing/svg";
import { weave } from "./drawing/textures";

const hero = (): string =>
  sheet(C.butter, 5) +
  circle(930, 180, 92, C.honey, { opacity: 0.8 }) +
  cloud(300, 150, 1.1, C.cream) +
  cloud(700, 96, 0.7, C.cream) +
  cut(path("M-320 520Q-120 380 60 440T360 400T700 420T1000 380T1520 460V960H-320Z", C.sage)) +
  crystalPalace(330, 536, 1.16) +
  cut(path("M-320 560Q0 540 360 556T900 540T1520 556V960H-320Z", C.moss)) +
  poplar(756, 580, 0.82, C.sage) +
  poplar(850, 584, 0.6, C.moss) +
  poplar(24, 590, 0.8, C.pine) +
  cut(path("M-320 690Q100 620 520 640T1520 600V970H-320Z", C.straw)) +
  cut(path("M-320 850Q200 800 620 846T1520 800V970H-320Z", C.sage)) +
  tree(1104, 700, 1.5, C.moss) +
  shadow(330, 806, 170, 18, C.straw) +
  shadow(600, 812, 110, 16, C.straw) +
  shadow(800, 812, 120, 16, C.straw) +
  shadow(960, 812, 70, 12, C.straw) +
  // The father, with a child by the hand.
  limb("M936 640Q900 600 862 560", C.honey, 30, [858, 556], C.skin3) +
  walker(790, 806, 1.04, {
    coat: C.pine,
    legs: C.ink,
    face: { skin: C.skin2, hair: C.hair2, style: "cap", beard: true },
    back: "M56 -350Q112 -300 88 -242",
    front: "M-50 -346Q-92 -290 -110 -236",
  }) +
  circle(868, 560, 20, C.skin2) +
  at(
    960,
    812,
    1,
    limb("M-20 -90Q-30 -50 -34 -12", C.slate, 36),
    limb("M22 -90Q34 -50 40 -12", C.slate, 36),
    oval(-46, -6, 28, 15, C.terracotta),
    oval(34, -6, 28, 15, C.terracotta),
    limb("M30 -166Q64 -130 62 -100", C.honey, 30, [62, -92], C.skin1),
    cut(form(curve("-40,-190 40,-190 58,-86 0,-70 -58,-86", true, 0.7), C.honey, 10)),
    head(0, -236, 0.58, { hair: C.hair1, style: "curls", look: -0.7, mood: "happy" }),
  ) +
  // The mother, pushing.
  walker(600, 806, 1, {
    coat: C.terracotta,
    legs: C.slate,
    face: { skin: C.skin1, hair: C.hair1, style: "bun" },
    back: "M40 -350Q-40 -300 -96 -282",
    front: "M-40 -346Q-70 -290 -118 -280",
    skirt: true,
    over: path(
      "M-60 -392Q0 -350 60 -392Q74 -352 30 -344L44 -250L4 -248L-6 -340Q-70 -348 -60 -392Z",
      C.cream,
    ),
  }) +
  lift(
    line("M484 526Q460 500 430 530L250 770", C.ink, 14),
    line("M300 640L420 770", C.ink, 14),
    wheel(240, 780, 40, C.paper),
    wheel(424, 776, 48, C.paper),
    cut(weave("M270 700H400L382 750H288Z", C.wicker, 0.6)),
    form("M160 560H458Q466 672 382 682H232Q152 668 160 560Z", C.cream, 14, C.sand),
    form("M266 560L150 556C146 468 200 410 286 412Q320 414 330 424Z", C.rose, 12),
    line("M266 560Q180 520 166 490M266 560Q210 480 236 424", dark(C.rose, 0.2), 5),
    form(box(270, 546, 196, 40, 14), C.white, 6, C.sand),
  ) +
  circle(488, 524, 20, C.skin1) +
  circle(508, 520, 18, dark(C.skin1, 0.1)) +
  // Leaves of the near trees close the frame.
  cut(
    line("M-340 -40Q-180 -20 -36 64M-340 190Q-200 170 -56 212", dark(C.moss, 0.2), 11),
    sprig(-40, 60, 330, 28, C.pine, 5),
    sprig(-60, 210, 240, 8, C.moss, 4),
  ) +
  cut(
    leaf(90, 850, 90, -70, C.pine),
    leaf(112, 860, 70, -30, C.moss),
    leaf(80, 856, 60, -120, C.moss),
  ) +
  cut(leaf(1130, 866, 90, -110, C.pine), leaf(1120, 870, 70, -60, C.moss));

/** The cradle that gave the site its name: a long basket with a hood and two handles, and no baby. */
const moises = (): string =>
  sun(C.paper, C.cream, C.sand, 3) +
  shadow(600, 806, 400) +
  oval(600, 500, 372, 74, dark(C.wicker, 0.5)) +
  cut(
    form(
      curve("262,500 420,462 600,452 800,462 940,500 800,560 600,576 400,560", true, 0.8),
      C.white,
      8,
      C.sand,
    ),
  ) +
  lift(
    weave(
      "M214 500C196 300 300 176 470 176C520 176 540 196 520 236C476 320 470 420 486 520Q330 540 214 500Z",
      dark(C.wicker, 0.08),
      1.25,
    ),
    line("M470 176C520 176 540 196 520 236C476 320 470 420 486 520", light(C.wicker, 0.12), 22),
  ) +
  lift(
    weave(
      "M216 500Q600 600 984 500Q974 660 900 764Q880 806 836 806H364Q320 806 300 764Q226 660 216 500Z",
      C.wicker,
      1.3,
    ),
  ) +
  cut(
    form(
      curve(
        "200,486 240,472 300,500 600,552 900,500 960,472 1000,486 984,528 600,602 216,528",
        true,
        0.8,
      ),
      light(C.wicker, 0.12),
      10,
    ),
  ) +
  line("M430 640C424 560 570 560 564 650", dark(C.wicker, 0.3), 22) +
  line("M428 636C424 556 568 556 562 646", light(C.wicker, 0.05), 14) +
  lift(
    form(
      "M690 560Q780 552 876 522Q900 600 904 690Q866 668 832 694Q798 668 756 706Q712 640 690 560Z",
      C.rose,
      12,
    ),
    line("M712 584Q800 576 884 550", C.cream, 8),
  ) +
  leaf(1030, 800, 96, -150, C.moss) +
  leaf(1056, 812, 70, -40, C.sage);

const noEncontrado = (): string =>
  hills(C.mist, C.sage, C.straw, 4) +
  cloud(280, 190, 1) +
  cloud(900, 140, 0.8) +
  tree(1010, 720, 1.35, C.moss) +
  poplar(120, 716, 1, C.pine) +
  shadow(560, 790, 330, 26, C.straw) +
  // A bench of the park with the bear that was left behind.
  lift(
    form(box(240, 410, 640, 46, 16), C.wicker, 8),
    form(box(240, 486, 640, 46, 16), C.wicker, 8),
    line("M316 400V780M804 400V780", C.ink, 22),
  ) +
  bear(520, 640, 1.16, C.straw, C.terracotta) +
  lift(
    form(box(214, 622, 692, 46, 16), dark(C.wicker, 0.08), 10),
    line("M316 668V786M804 668V786", C.ink, 22),
  ) +
  cut(
    oval(476, 620, 50, 38, C.straw),
    oval(470, 618, 24, 18, light(C.straw, 0.4)),
    oval(612, 624, 50, 38, C.straw),
    oval(612, 622, 24, 18, light(C.straw, 0.4)),
  ) +
  leaf(720, 616, 70, -20, C.terracotta) +
  leaf(250, 826, 70, -150, C.brick) +
  leaf(820, 838, 80, -30, C.honey);

const comparar = (): string =>
  room(C.dew, C.sand, 730, 6) +
  shadow(600, 812, 180, 18) +
  lift(
    path("M576 250H624L632 760H568Z", C.bark),
    form("M440 800Q460 748 600 744T760 800Z", C.bark, 10),
    circle(600, 226, 36, C.honey),
  ) +
  lift(line("M270 300Q600 210 930 272", dark(C.wicker, 0.1), 26)) +
  circle(600, 250, 18, C.brick) +
  line("M270 300L170 560M270 300L370 560M930 272L830 532M930 272L1030 532", C.bark, 7) +
  lift(
    weave("M140 552H400Q392 660 330 664H210Q148 660 140 552Z", C.wicker, 0.7),
    rect(128, 540, 284, 30, 15, dark(C.wicker, 0.12)),
  ) +
  lift(
    weave("M800 524H1060Q1052 632 990 636H870Q808 632 800 524Z", C.wicker, 0.7),
    rect(788, 512, 284, 30, 15, dark(C.wicker, 0.12)),
  );

export const sitio = {
  hero,
  moises,
  "no-encontrado": noEncontrado,
  comparar,
};
