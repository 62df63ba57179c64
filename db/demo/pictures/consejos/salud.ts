import { roofs } from "../drawing/figures";
import { shadow, sheet } from "../drawing/grounds";
import { C, dark } from "../drawing/palette";
import { head, limb } from "../drawing/people";
import { bear, cloud, leaf, tree } from "../drawing/shapes";
import {
  at,
  blob,
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
  turn,
} from "../drawing/svg";
import { dots, weave } from "../drawing/textures";
import { digits } from "../drawing/things";
import { pram } from "../productos/carritos";

/** The ground of this advice: sky paper with a pale sheet. */
const ground = (seed: number): string =>
  sheet(C.sky, seed) + cut(path(blob(600, 430, 500, 370, seed, 0.07), C.mist));

const fiebre = (): string =>
  ground(3) +
  lift(form("M-340 500Q200 450 620 462T1540 490V1000H-340Z", C.white, 14, C.sand)) +
  line("M-320 560Q100 520 300 530M920 540Q1200 530 1500 570", C.mist, 7) +
  // In pyjamas and without covers, as the article asks.
  limb("M430 700Q300 700 250 620", dark(C.rose, 0.06), 110, [240, 590]) +
  limb("M770 700Q900 720 980 660", dark(C.rose, 0.06), 110, [1000, 640]) +
  lift(
    form(curve("440,620 600,590 760,620 850,760 880,1000 320,1000 350,760"), C.rose, 18),
    clip(
      curve("440,620 600,590 760,620 850,760 880,1000 320,1000 350,760"),
      dots("M300 580H900V1000H300Z", C.rose, C.blush, 90, 12),
    ),
  ) +
  head(590, 430, 1.7, { mood: "asleep", hair: C.hair3 }, -8) +
  circle(496, 500, 50, C.terracotta, { opacity: 0.35 }) +
  circle(716, 484, 50, C.terracotta, { opacity: 0.35 }) +
  // A hand that feels the forehead, and the thermometer beside.
  lift(
    limb("M1180 120Q1000 160 850 240", C.pine, 120),
    path(
      curve(
        "860,180 790,214 720,262 640,290 600,330 640,346 720,330 700,360 760,350 830,318 890,286",
      ),
      C.skin2,
    ),
    line("M720 330Q770 318 800 296", dark(C.skin2, 0.2), 5),
  ) +
  lift(
    turn(
      -24,
      290,
      720,
      form(box(170, 690, 300, 64, 32), C.white, 8, C.sand),
      form("M460 704L560 716V728L460 740Z", C.slate, 3),
      path(box(230, 702, 120, 38, 8), C.dew),
      digits("38", 250, 706, 0.3, C.ink, 5),
    ),
  );

const botiquin = (): string =>
  ground(5) +
  shadow(600, 816, 400, 22, C.sky) +
  lift(
    form(box(250, 170, 700, 330, 40), C.terracotta, 18),
    path(box(282, 202, 630, 290, 24), dark(C.terracotta, 0.2)),
  ) +
  cut(
    circle(600, 320, 92, C.cream),
    rect(576, 262, 48, 116, 8, C.terracotta),
    rect(542, 296, 116, 48, 8, C.terracotta),
  ) +
  cut(
    form(box(300, 380, 110, 220, 24), C.white, 8, C.sand),
    rect(326, 340, 58, 50, 10, C.slate),
    path(box(312, 440, 84, 90, 8), C.sage),
  ) +
  line("M330 470h50M330 496h34", C.white, 8) +
  cut(
    turn(
      10,
      480,
      480,
      form(box(440, 350, 56, 260, 20), C.white, 6, C.sand),
      path(box(452, 430, 32, 100, 8), C.dew),
      path("M452 352L460 300H476L484 352Z", C.slate),
    ),
  ) +
  cut(form(disc(600, 520, 72), C.cream, 8, C.straw)) +
  line(
    "M600 520m-44 0a44 44 0 1 0 88 0a44 44 0 1 0 -88 0M600 520m-20 0a20 20 0 1 0 40 0",
    C.straw,
    6,
  ) +
  cut(
    turn(
      -8,
      740,
      480,
      form(box(710, 370, 50, 200, 12), C.mist, 6, C.slate),
      rect(728, 300, 14, 80, 4, C.slate),
      rect(706, 290, 58, 16, 6, C.slate),
      path(box(714, 450, 42, 116, 8), C.rose),
    ),
  ) +
  cut(form(box(800, 420, 110, 180, 14), C.honey, 8), path(box(818, 450, 74, 60, 8), C.cream)) +
  lift(form(box(230, 540, 740, 270, 40), C.terracotta, 22)) +
  cut(form(box(520, 520, 160, 60, 20), C.sand, 8)) +
  line("M270 620H930", dark(C.terracotta, 0.2), 6) +
  cut(path(box(480, 640, 240, 120, 20), C.cream)) +
  at(
    600,
    700,
    1,
    path("M0 34C-60 -6 -44 -50 -16 -46Q-4 -44 0 -28Q6 -46 20 -46C48 -48 56 -4 0 34Z", C.terracotta),
  ) +
  leaf(1010, 806, 100, -60, C.moss);

const calor = (): string =>
  sheet(C.sky, 8) +
  cut(circle(880, 230, 150, C.honey)) +
  circle(872, 222, 116, C.butter) +
  Array.from({ length: 12 }, (_, i) =>
    turn(i * 30, 880, 230, rect(870, 20, 20, 46, 10, C.honey)),
  ).join("") +
  cut(roofs(600, C.rose, C.mist)) +
  cut(path("M-320 620Q200 590 620 612T1520 600V970H-320Z", C.straw)) +
  oval(480, 812, 420, 40, dark(C.straw, 0.24)) +
  tree(400, 800, 2.05, C.moss) +
  at(130, 242, 0.74, pram(C.white)) +
  cut(path("M-320 850Q200 826 620 846T1520 836V970H-320Z", C.sage)) +
  lift(
    form("M950 640H1070L1056 830H964Z", C.mist, 8, C.slate),
    path("M956 700H1064L1056 824H964Z", C.sky),
    path("M990 640L1010 560L1040 566", "none", { stroke: C.terracotta, "stroke-width": 12 }),
  ) +
  circle(1000, 730, 14, C.white, { opacity: 0.8 }) +
  circle(1030, 780, 10, C.white, { opacity: 0.8 });

const viajar = (): string =>
  ground(11) +
  cloud(260, 150, 0.9) +
  cloud(820, 120, 0.7) +
  lift(
    `<g transform="translate(800 250) rotate(-14)">` +
      form(
        "M-190 0Q-190 -40 -130 -44H120Q190 -40 210 0Q190 26 120 28H-130Q-180 26 -190 0Z",
        C.white,
        8,
        C.slate,
      ) +
      path("M-20 0L90 120H40L-80 6Z", C.terracotta) +
      path("M-160 -30L-210 -110H-170L-110 -40Z", C.terracotta) +
      [-60, -20, 20, 60].map((x) => circle(x, -14, 9, C.sky)).join("") +
      "</g>",
  ) +
  cut(path("M-320 690Q200 670 620 684T1520 676V970H-320Z", C.sage)) +
  rect(-320, 786, 1840, 20, 0, C.ink) +
  line(Array.from({ length: 26 }, (_, i) => `M${-300 + i * 72} 806v34`).join(""), C.bark, 22) +
  lift(
    form(
      "M-340 440H740Q900 450 1010 600Q1060 690 1010 760Q990 780 950 780H-340Z",
      C.white,
      18,
      C.slate,
    ),
    path("M-340 640H1030Q1034 680 1022 706H-340Z", C.terracotta),
  ) +
  [150, 470].map((x) => path(box(x, 484, 250, 130, 34), C.slate)).join("") +
  path("M780 490Q870 500 940 600H780Z", C.slate) +
  path(box(-170, 484, 250, 130, 34), C.slate) +
  clip(
    box(150, 484, 250, 130, 34),
    head(250, 560, 0.62, { skin: C.skin2, hair: C.hair2, style: "bob", look: 0.6 }),
    path("M180 640Q250 590 320 640Z", C.pine),
    head(340, 588, 0.44, { skin: C.skin2, hair: C.hair2, mood: "happy", look: -0.5 }),
  ) +
  clip(box(470, 484, 250, 130, 34), bear(600, 660, 0.5, C.straw)) +
  lift(
    form(box(60, 690, 220, 150, 26), C.honey, 12),
    line("M130 690V660H210V690", C.bark, 14),
    line("M110 694V836M230 694V836", dark(C.honey, 0.3), 8),
  ) +
  cut(
    weave(box(310, 730, 150, 110, 20), C.wicker, 0.6),
    rect(300, 716, 170, 30, 12, dark(C.wicker, 0.1)),
  );

export const salud: Record<string, () => string> = {
  "fiebre-cuando-consultar": fiebre,
  "botiquin-basico-bebe": botiquin,
  "calor-verano-madrid": calor,
  "viajar-con-bebe": viajar,
};
