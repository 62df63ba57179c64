import { arch, blobGround, room, shadow, sun } from "../drawing/grounds";
import { C, dark, light } from "../drawing/palette";
import { head } from "../drawing/people";
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
  oval,
  path,
  rect,
  seam,
  tube,
} from "../drawing/svg";
import { dots } from "../drawing/textures";

const harness = (x: number, y: number, s: number, color: string): string =>
  at(
    x,
    y,
    s,
    line("M-58 -150L-34 0M58 -150L34 0M0 30V110M-30 10L-92 60M30 10L92 60", color, 22),
    rect(-62, -96, 40, 62, 14, C.paper),
    rect(22, -96, 40, 62, 14, C.paper),
    form(box(-34, -14, 68, 52, 18), C.terracotta, 6),
  );

const giro = (): string =>
  sun(C.butter, C.cream, C.sand, 5) +
  shadow(600, 800, 330, 30) +
  lift(
    form("M290 724Q290 668 600 668T910 724V762Q910 806 600 806T290 762Z", C.stone, 14),
    oval(600, 722, 300, 52, light(C.stone, 0.25)),
    oval(600, 716, 232, 38, dark(C.stone, 0.2)),
  ) +
  lift(
    form(
      curve(
        "600,120 742,150 800,330 826,520 840,640 760,712 600,726 440,712 360,640 " +
          "374,520 400,330 458,150",
      ),
      C.ink,
      16,
      "#171310",
    ),
  ) +
  cut(
    form(
      curve("600,330 716,340 752,470 760,600 700,672 600,682 500,672 440,600 448,470 484,340"),
      C.sage,
      14,
    ),
  ) +
  cut(
    form(
      curve("600,596 706,606 744,650 690,700 600,708 510,700 456,650 494,606"),
      dark(C.sage, 0.12),
      10,
    ),
  ) +
  cut(
    form(
      curve(
        "600,158 700,170 748,220 752,330 700,352 664,340 600,336 536,340 500,352 448,330 " +
          "452,220 500,170",
      ),
      C.sage,
      12,
    ),
    path(
      curve("600,196 672,204 690,252 676,306 600,310 524,306 " + "510,252 528,204"),
      light(C.sage, 0.3),
    ),
  ) +
  harness(600, 560, 1, dark(C.ink, 0)) +
  line("M236 690C206 790 380 852 600 852", C.pine, 16) +
  path("M590 822L652 852L590 884Z", C.pine) +
  line("M964 690C990 760 900 806 830 826", C.pine, 16);

const primerViaje = (): string =>
  blobGround(C.mist, C.cream, 8) +
  shadow(600, 800, 330, 30, C.paper) +
  lift(
    line("M420 470C380 90 860 90 842 500", C.ink, 36),
    line("M422 464C388 100 850 100 836 492", light(C.ink, 0.2), 12),
  ) +
  lift(
    form(
      "M246 372Q220 330 270 318Q322 312 346 372Q420 524 560 552L840 504Q950 490 964 552Q960 660 870 730Q806 794 690 798H500" +
        "Q416 798 364 726Q280 600 246 372Z",
      C.slate,
      20,
    ),
  ) +
  cut(
    form(
      "M304 392Q324 356 366 426Q440 552 566 576L830 530Q906 522 896 572Q850 676 640 684Q384 668 304 392Z",
      C.rose,
      14,
    ),
  ) +
  path("M396 486Q450 568 572 592L742 562Q716 628 600 634Q462 622 396 486Z", light(C.rose, 0.45)) +
  line("M496 540L622 620M622 620L780 574", C.ink, 16) +
  circle(624, 620, 24, C.honey) +
  cut(
    form(
      "M306 400C250 220 360 130 530 150C570 156 592 176 590 196L436 420Q356 470 306 400Z",
      C.rose,
      16,
    ),
    line("M366 434Q366 270 440 148M416 424Q450 300 530 156", dark(C.rose, 0.2), 6),
  ) +
  circle(838, 516, 44, C.ink) +
  circle(834, 512, 24, C.stone) +
  line("M420 742Q600 768 780 734", light(C.slate, 0.24), 8);

const contra = (): string =>
  room(C.blush, C.stone, 720, 5) +
  cut(
    path(
      "M770 160Q800 90 890 96Q980 104 980 200L960 300Q1020 320 1010 420L960 700H1100V780H330" +
        "Q260 780 268 720Q276 660 350 656L760 640Q740 400 770 160Z",
      C.sand,
    ),
  ) +
  line("M812 330Q900 300 950 310M790 640Q860 640 944 690", C.straw, 7) +
  lift(
    tube("M372 640L330 850", C.ink, 26),
    rect(270, 838, 120, 26, 12, C.ink),
    form("M350 590H770Q800 590 796 640L790 668H366Q340 668 340 640Z", C.ink, 12),
  ) +
  lift(
    form(
      curve(
        "330,150 400,120 450,190 486,330 560,480 700,510 776,500 800,560 756,640 560,650 " +
          "420,640 340,560 300,340",
        true,
        0.8,
      ),
      C.pine,
      20,
    ),
  ) +
  cut(
    form(
      curve(
        "396,240 440,230 480,340 546,476 690,520 752,528 736,590 560,604 450,560 400,420",
        true,
        0.8,
      ),
      light(C.pine, 0.2),
      14,
    ),
  ) +
  cut(form(curve("318,140 410,116 492,150 516,250 490,300 430,300 352,290 312,230"), C.honey, 14)) +
  seam("M360 180Q430 160 476 200", dark(C.honey, 0.3)) +
  line("M446 330L590 500M590 500L680 590", C.ink, 20) +
  circle(588, 500, 24, C.terracotta) +
  line("M150 300H238M150 300l36 -34M150 300l36 34", C.brick, 16);

const elevador = (): string =>
  arch(C.sage, C.cream, C.straw, 2) +
  shadow(600, 800, 300, 26, C.straw) +
  lift(
    form(
      curve(
        "600,110 700,120 740,180 736,300 770,360 786,520 770,640 600,660 430,640 414,520 " +
          "430,360 464,300 460,180 500,120",
        true,
        0.85,
      ),
      C.ink,
      14,
      "#171310",
    ),
  ) +
  cut(
    form(
      curve("600,330 706,344 726,500 716,630 600,640 484,630 474,500 494,344"),
      C.terracotta,
      14,
    ),
  ) +
  line("M548 360V610M652 360V610", dark(C.terracotta, 0.24), 6) +
  cut(
    form(
      curve("600,138 690,146 724,200 720,292 670,306 600,300 530,306 480,292 476,200 510,146"),
      C.terracotta,
      12,
    ),
    path(
      curve("600,180 660,188 668,236 656,268 600,272 544,268 532,236 540,188"),
      light(C.terracotta, 0.4),
    ),
  ) +
  cut(
    form(box(396, 606, 408, 160, 50), C.ink, 14, "#171310"),
    form("M430 606Q600 572 770 606Q790 640 780 690Q600 720 420 690Q410 640 430 606Z", C.brick, 12),
  ) +
  cut(
    form(box(356, 540, 84, 130, 34), C.ink, 8, "#171310"),
    form(box(760, 540, 84, 130, 34), C.ink, 8, "#171310"),
  ) +
  line("M742 96L716 296L446 648", C.sand, 30) +
  line("M742 96L716 296L446 648", C.straw, 8) +
  line("M440 656Q600 690 800 656", C.sand, 30) +
  circle(716, 300, 24, C.honey);

const RIM = curve("390,190 600,170 810,190 836,330 810,470 600,490 390,470 364,330");
const GLASS = curve("410,210 600,192 790,210 812,330 790,450 600,468 410,450 388,330");
const espejo = (): string =>
  room(C.mist, C.slate, 660, 7) +
  lift(
    form("M230 960Q210 620 300 560H900Q990 620 970 960Z", C.stone, 18),
    rect(520, 500, 40, 90, 8, C.ink),
    rect(640, 500, 40, 90, 8, C.ink),
    form(
      curve("360,150 600,120 840,150 880,330 840,520 600,545 360,520 320,330"),
      light(C.stone, 0.1),
      18,
    ),
  ) +
  rect(300, 300, 600, 40, 8, C.ink) +
  rect(580, 120, 40, 420, 8, C.ink) +
  lift(form(RIM, C.ink, 14, "#171310")) +
  path(GLASS, C.cream) +
  clip(
    GLASS,
    path("M380 180H830V500H380Z", C.dew),
    path(curve("600,210 730,250 770,420 740,540 460,540 430,420 470,250"), C.terracotta),
    dots(curve("600,400 700,420 740,540 460,540 500,420"), C.butter, C.honey, 40, 5),
    head(600, 350, 0.86, { mood: "happy", hair: C.hair2, skin: C.skin2 }),
    path("M380 500L560 160H620L440 500Z", C.white, { opacity: 0.22 }),
  ) +
  line("M300 700Q600 660 900 700", dark(C.stone, 0.2), 7);

export const coche: Record<string, () => string> = {
  "silla-coche-sarmio-giro-360": giro,
  "portabebes-coche-sarmio-primer-viaje": primerViaje,
  "silla-coche-tilavia-contra-125": contra,
  "elevador-corzuela-ruta-100-150": elevador,
  "espejo-retrovisor-mirlana-visor": espejo,
};
