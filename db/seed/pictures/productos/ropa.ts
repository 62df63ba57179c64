import { C, dark, light } from "../palette";
import { at, box, circle, clip, curve, cut, flip, form, lift, line, path, rect, turn } from "../svg";
import { arch, blobGround, hills, room, shadow, sheet, table } from "../grounds";
import { leaf, sprig, star } from "../shapes";
import { bodysuit } from "../things";
import { quilt, stripes } from "../textures";

const bodies = (): string =>
  table(C.honey, C.butter, 11) +
  lift(turn(-10, 370, 440, bodysuit(370, 250, 1.24, C.sage))) + lift(turn(10, 850, 440, bodysuit(850, 250, 1.24, C.rose,
    stripes("M-200 0H200V340H-200Z", C.rose, C.blush, 46, 90)))) +
  lift(bodysuit(610, 220, 1.5, C.cream, [[-60, 130], [50, 110], [0, 200], [-50, 270], [60, 250], [100, 60], [-110, 60]]
    .map(([x = 0, y = 0], i) => leaf(x, y, 34, i * 50, C.moss)).join("")));

const LEG = "M470 170Q420 176 300 360Q300 400 360 420L440 360Q450 520 430 660L420 770Q430 810 500 806Q560 806 566 770L600 640L634 770Q640 806 700 806Q770 810 780 770" +
  "L770 660Q750 520 760 360L840 420Q900 400 900 360Q780 176 730 170Q600 240 470 170Z";
const pijama = (): string =>
  blobGround(C.pine, C.moss, 21) +
  lift(form(LEG, C.sky, 20), clip(LEG, ...Array.from({ length: 20 }, (_, i) => star(320 + ((i * 173) % 580), 240 + ((i * 97) % 540), 18, i % 3 ? C.cream : C.honey, i * 20)))) +
  line("M470 170Q600 246 730 170", C.slate, 14) + line("M600 226Q610 420 600 560T480 790", C.slate, 13) +
  line("M600 226Q610 420 600 560T480 790", C.cream, 5, { "stroke-dasharray": "6 12" }) + cut(rect(590, 236, 22, 48, 8, C.terracotta)) +
  line("M316 390L346 408M884 390L854 408", C.slate, 16) +
  cut(form(curve("424,766 500,750 562,770 560,806 490,820 420,806"), C.slate, 6), form(curve("638,770 700,750 776,766 780,806 710,820 640,806"), C.slate, 6));

const shoe = (x: number, y: number, s: number, color: string): string =>
  at(x, y, s, cut(form("M-250 -20Q-266 -110 -180 -140Q-90 -160 -40 -220Q-20 -250 20 -250H190Q230 -250 236 -200L250 -20Z", color, 16)),
    cut(path("M-262 -30H256Q262 10 230 14H-230Q-264 10 -262 -30Z", C.straw)), line("M-240 -6H236", dark(C.straw, 0.2), 5, { "stroke-dasharray": "3 16" }),
    cut(form("M-30 -226Q40 -130 100 -120L180 -130V-180L60 -250Z", light(color, 0.25), 8)), cut(form(box(90, -192, 130, 46, 20), dark(color, 0.18), 6)),
    circle(118, -168, 10, C.butter), line("M-210 -90Q-150 -120 -110 -90", dark(color, 0.2), 6, { "stroke-dasharray": "3 14" }));

const patucos = (): string =>
  arch(C.sand, C.cream, C.rose, 14) + shadow(540, 560, 330, 20, C.cream) + shadow(660, 806, 380, 22, C.rose) +
  flip(600, lift(shoe(640, 530, 0.98, C.pine))) + lift(shoe(600, 780, 1.3, C.pine)) + leaf(240, 810, 0.1, 0);

const buzo = (): string =>
  sheet(C.sky, 14) + cut(path("M-320 470L100 250L250 380L470 170L700 400L860 290L1100 480L1520 330V800H-320Z", C.mist)) +
  path("M470 170L400 238L452 262L490 236L540 262L566 262ZM100 250L44 280L100 300L140 286Z", C.white) + cut(path("M-320 690Q260 640 640 676T1520 660V970H-320Z", C.white)) +
  shadow(600, 810, 260, 20, C.mist) +
  lift(form(curve("430,420 330,500 270,620 290,660 350,660 450,580"), C.terracotta, 12), form(curve("770,420 870,500 930,620 910,660 850,660 750,580"), C.terracotta, 12)) +
  cut(form(box(270, 620, 96, 70, 34), C.pine, 8), form(box(834, 620, 96, 70, 34), C.pine, 8)) +
  lift(form("M420 440Q440 390 600 390T780 440L770 640L760 790Q756 812 720 812H640Q612 812 610 780L600 700L590 780Q588 812 560 812H480Q444 812 440 790L430 640Z", C.terracotta, 20),
    line("M428 500Q600 540 772 500M430 590Q600 630 770 590M436 680Q520 700 590 690M764 680Q680 700 610 690", dark(C.terracotta, 0.2), 7)) +
  line("M600 400V690", C.cream, 13) + line("M600 400V690", C.bark, 5, { "stroke-dasharray": "5 11" }) +
  lift(form(curve("600,110 740,150 790,270 770,390 690,440 600,450 510,440 430,390 410,270 460,150"), C.terracotta, 18),
    path(curve("600,170 700,196 736,280 720,370 660,410 600,416 540,410 480,370 464,280 500,196"), C.cream)) +
  path(curve("600,212 676,230 700,290 686,356 600,380 514,356 500,290 524,230"), dark(C.terracotta, 0.35)) +
  cut(form(box(432, 782, 150, 50, 24), C.pine, 8), form(box(618, 782, 150, 50, 24), C.pine, 8)) +
  [[180, 160], [980, 140], [320, 90], [860, 90], [1060, 260], [120, 420], [1010, 560]].map(([x = 0, y = 0], i) => circle(x, y, 8 + (i % 3) * 4, C.white)).join("");

export const ropa: Record<string, () => string> = {
  "bodies-cruzados-ondaria-nido": bodies,
  "pijama-cremallera-ondaria-siesta": pijama,
  "patucos-flexibles-corzuela-suela": patucos,
  "buzo-invierno-corzuela-guadarrama": buzo,
};
void [hills, quilt, room, sprig];
