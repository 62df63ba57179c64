import { blobGround, room, shadow, sheet, table } from "../drawing/grounds";
import { C, dark, light } from "../drawing/palette";
import { leaf, sprig, star } from "../drawing/shapes";
import {
  at,
  blob,
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
import { stripes } from "../drawing/textures";
import { bodysuit } from "../drawing/things";

const bodies = (): string =>
  table(C.honey, C.butter, 11) +
  lift(turn(-10, 370, 440, bodysuit(370, 250, 1.24, C.sage))) +
  lift(
    turn(
      10,
      850,
      440,
      bodysuit(850, 250, 1.24, C.rose, stripes("M-200 0H200V340H-200Z", C.rose, C.blush, 46, 90)),
    ),
  ) +
  lift(
    bodysuit(
      610,
      220,
      1.5,
      C.cream,
      [
        [-60, 130],
        [50, 110],
        [0, 200],
        [-50, 270],
        [60, 250],
        [100, 60],
        [-110, 60],
      ]
        .map(([x = 0, y = 0], i) => leaf(x, y, 34, i * 50, C.moss))
        .join(""),
    ),
  );

const LEG =
  "M480 110Q430 116 300 270Q296 316 350 340L448 280Q452 420 444 560L430 740Q436 806 504 806Q560 806 568 760L600 560L632 760Q640 806 696 806" +
  "Q764 806 770 740L756 560Q748 420 752 280L850 340Q904 316 900 270Q770 116 720 110Q600 186 480 110Z";
const pijama = (): string =>
  blobGround(C.pine, C.moss, 21) +
  lift(
    form(LEG, C.sky, 20),
    clip(
      LEG,
      ...Array.from({ length: 22 }, (_, i) =>
        star(
          320 + ((i * 173) % 580),
          170 + ((i * 97) % 580),
          18,
          i % 3 ? C.cream : C.honey,
          i * 20,
        ),
      ),
    ),
  ) +
  line("M480 110Q600 190 720 110", C.slate, 14) +
  line("M600 166Q606 360 596 480T484 780", C.slate, 13) +
  line("M600 166Q606 360 596 480T484 780", C.cream, 5, { "stroke-dasharray": "6 12" }) +
  cut(rect(590, 176, 22, 48, 8, C.terracotta)) +
  line("M308 306L344 330M892 306L856 330", C.slate, 16) +
  cut(
    form(curve("432,744 500,726 566,746 564,790 498,816 436,792"), C.slate, 6),
    form(curve("634,746 700,726 768,744 764,792 702,816 636,790"), C.slate, 6),
  );

/** Soft first shoe, toe to the left. */
const shoe = (x: number, y: number, s: number, color: string): string =>
  at(
    x,
    y,
    s,
    cut(
      form(
        "M-240 -40Q-262 -150 -150 -170Q-80 -178 -30 -150Q-4 -220 30 -236H190Q226 -236 228 -196L236 -40Z",
        color,
        16,
      ),
    ),
    cut(path("M-256 -40Q-60 -26 246 -40Q262 2 226 8H-214Q-262 4 -256 -40Z", C.straw)),
    line("M-226 -10H214", dark(C.straw, 0.2), 5, { "stroke-dasharray": "3 16" }),
    path("M-30 -150Q40 -110 60 -50", "none", { stroke: dark(color, 0.25), "stroke-width": 6 }),
    cut(
      form(
        "M20 -190Q110 -230 200 -180V-132Q110 -176 40 -136Q14 -140 20 -190Z",
        light(color, 0.25),
        8,
      ),
    ),
    circle(54, -164, 12, C.butter),
    line("M-200 -100Q-150 -134 -100 -124", dark(color, 0.2), 6, { "stroke-dasharray": "3 14" }),
  );

const patucos = (): string =>
  room(C.paper, C.rose, 480, 14) +
  cut(path(blob(600, 300, 330, 250, 5, 0.05), C.butter)) +
  cut(path("M-320 480Q200 466 620 478T1520 470V970H-320Z", C.rose)) +
  shadow(400, 614, 320, 18, C.rose) +
  shadow(780, 794, 400, 22, C.rose) +
  lift(shoe(390, 600, 1.22, C.pine)) +
  lift(shoe(760, 776, 1.5, C.pine)) +
  sprig(1010, 420, 190, -74, C.moss, 3);

const buzo = (): string =>
  sheet(C.sky, 14) +
  cut(
    path("M-320 470L100 250L250 380L470 170L700 400L860 290L1100 480L1520 330V800H-320Z", C.mist),
  ) +
  path(
    "M470 170L400 238L452 262L490 236L540 262L566 262ZM100 250L44 280L100 300L140 286Z",
    C.white,
  ) +
  cut(path("M-320 690Q260 640 640 676T1520 660V970H-320Z", C.white)) +
  shadow(600, 810, 260, 20, C.mist) +
  lift(
    form(curve("430,420 330,500 270,620 290,660 350,660 450,580"), C.terracotta, 12),
    form(curve("770,420 870,500 930,620 910,660 850,660 750,580"), C.terracotta, 12),
  ) +
  cut(form(box(270, 620, 96, 70, 34), C.pine, 8), form(box(834, 620, 96, 70, 34), C.pine, 8)) +
  lift(
    form(
      "M420 440Q440 390 600 390T780 440L770 640L760 790Q756 812 720 812H640Q612 812 610 780L600 700L590 780Q588 812 560 812H480Q444 812 440 790L430 640Z",
      C.terracotta,
      20,
    ),
    line(
      "M428 500Q600 540 772 500M430 590Q600 630 770 590M436 680Q520 700 590 690M764 680Q680 700 610 690",
      dark(C.terracotta, 0.2),
      7,
    ),
  ) +
  line("M600 400V690", C.cream, 13) +
  line("M600 400V690", C.bark, 5, { "stroke-dasharray": "5 11" }) +
  lift(
    form(
      curve("600,110 740,150 790,270 770,390 690,440 600,450 510,440 430,390 410,270 460,150"),
      C.terracotta,
      18,
    ),
    path(
      curve("600,170 700,196 736,280 720,370 660,410 600,416 540,410 480,370 464,280 500,196"),
      C.cream,
    ),
  ) +
  path(
    curve("600,212 676,230 700,290 686,356 600,380 514,356 500,290 524,230"),
    dark(C.terracotta, 0.35),
  ) +
  cut(form(box(432, 782, 150, 50, 24), C.pine, 8), form(box(618, 782, 150, 50, 24), C.pine, 8)) +
  [
    [180, 160],
    [980, 140],
    [320, 90],
    [860, 90],
    [1060, 260],
    [120, 420],
    [1010, 560],
  ]
    .map(([x = 0, y = 0], i) => circle(x, y, 8 + (i % 3) * 4, C.white))
    .join("");

export const ropa: Record<string, () => string> = {
  "bodies-cruzados-ondaria-nido": bodies,
  "pijama-cremallera-ondaria-siesta": pijama,
  "patucos-flexibles-corzuela-suela": patucos,
  "buzo-invierno-corzuela-guadarrama": buzo,
};
