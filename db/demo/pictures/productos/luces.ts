import { arch, night, room, shadow, sheet } from "../drawing/grounds";
import { C, dark, light } from "../drawing/palette";
import { moon, star } from "../drawing/shapes";
import {
  box,
  circle,
  curve,
  cut,
  disc,
  form,
  lift,
  line,
  oval,
  path,
  random,
} from "../drawing/svg";
import { weave } from "../drawing/textures";
import { bulb } from "../drawing/things";

const conejo = (): string =>
  night(C.deep, C.pine, 2) +
  bulb(600, 500, 210, C.butter) +
  cut(path("M-320 740Q300 724 620 736T1520 730V970H-320Z", C.bark)) +
  shadow(600, 786, 240, 20, C.bark) +
  lift(
    form(curve("500,330 450,200 460,100 510,90 556,180 570,310"), C.cream, 14, C.straw),
    form(curve("640,310 660,180 720,100 762,120 752,220 700,330"), C.cream, 14, C.straw),
    form(
      curve("600,280 760,320 820,470 810,640 740,760 600,780 460,760 390,640 380,470 440,320"),
      C.cream,
      22,
      C.straw,
    ),
  ) +
  path(curve("510,290 486,210 490,136 510,134 532,200 540,288"), C.rose) +
  path(curve("668,290 684,200 716,144 734,150 726,224 696,292"), C.rose) +
  circle(520, 470, 15, C.ink) +
  circle(680, 470, 15, C.ink) +
  path(curve("580,516 600,508 620,516 600,540"), C.terracotta) +
  line("M600 536v20M566 566q34 22 68 0", C.ink, 7) +
  circle(464, 536, 36, C.rose, { opacity: 0.7 }) +
  circle(736, 536, 36, C.rose, { opacity: 0.7 }) +
  oval(510, 744, 66, 38, light(C.butter, 0.3)) +
  oval(690, 744, 66, 38, light(C.butter, 0.3));

const proyector = (): string => {
  const rnd = random(21);
  const sky = Array.from({ length: 26 }, (_, i) => {
    const a = -Math.PI * (0.1 + rnd() * 0.8);
    const r = 310 + rnd() * 330;
    return i % 5 === 0
      ? star(600 + Math.cos(a) * r * 1.1, 650 + Math.sin(a) * r, 18 + rnd() * 16)
      : circle(600 + Math.cos(a) * r * 1.1, 650 + Math.sin(a) * r, 5 + rnd() * 7, C.butter);
  }).join("");
  return (
    sheet(C.slate, 2) +
    cut(path("M600 640L-60 -80H1260Z", C.butter, { opacity: 0.16 })) +
    cut(path("M600 640L240 -80H960Z", C.butter, { opacity: 0.16 })) +
    sky +
    moon(880, 220, 70, C.butter) +
    cut(path("M-320 770Q300 750 620 766T1520 756V970H-320Z", C.ink)) +
    shadow(600, 800, 240, 18, C.ink) +
    lift(form("M390 660C390 380 810 380 810 660Z", C.cream, 20, C.sand)) +
    star(520, 560, 34, C.honey) +
    star(670, 530, 40, C.honey) +
    circle(600, 480, 16, C.honey) +
    circle(590, 610, 14, C.honey) +
    circle(740, 610, 18, C.honey) +
    circle(450, 620, 14, C.honey) +
    lift(form("M366 640H834L800 790Q796 806 780 806H420Q404 806 400 790Z", C.terracotta, 16)) +
    cut(form(disc(600, 722, 40), C.cream, 6, C.sand)) +
    circle(600, 722, 12, C.pine)
  );
};

const enchufe = (): string =>
  room(C.straw, C.wicker, 800, 3) +
  cut(path("M-320 762Q300 752 620 760T1520 756V812H-320Z", C.cream)) +
  cut(path("M850 -60H1180V780H850Z", C.bark)) +
  path("M890 -60H1140V740H890Z", dark(C.bark, 0.1)) +
  circle(920, 420, 20, C.honey) +
  bulb(450, 360, 190, C.cream) +
  cut(form(box(310, 200, 280, 530, 36), C.white, 10, C.sand)) +
  circle(450, 620, 84, C.sand) +
  circle(446, 616, 76, C.cream) +
  circle(416, 620, 12, C.ink) +
  circle(484, 620, 12, C.ink) +
  lift(
    form(
      curve("450,130 560,150 604,250 600,400 560,490 450,510 340,490 300,400 296,250 340,150"),
      C.butter,
      18,
      C.honey,
    ),
  ) +
  moon(440, 320, 96, C.honey) +
  star(520, 240, 20, C.cream);

const ambar = (): string =>
  arch(C.brick, C.honey, C.bark, 9) +
  circle(600, 420, 330, C.butter, { opacity: 0.35 }) +
  circle(600, 420, 250, C.butter, { opacity: 0.4 }) +
  shadow(600, 800, 230, 20, C.bark) +
  lift(
    form("M430 770Q440 716 600 712T770 770Q772 800 740 800H460Q428 800 430 770Z", C.pine, 12),
    form(box(576, 520, 48, 220, 14), C.pine, 10),
  ) +
  lift(
    weave("M480 220H720L850 540Q600 590 350 540Z", C.straw, 1),
    form(curve("470,214 600,206 730,214 732,236 600,240 468,236", true, 0.6), C.wicker, 5),
    form(curve("340,530 600,566 860,530 866,560 600,602 334,560", true, 0.6), C.wicker, 6),
  ) +
  cut(form(disc(600, 762, 26), C.honey, 5)) +
  line("M760 790Q900 830 960 780T1160 790", C.ink, 9) +
  cut(
    form(box(840, 730, 200, 36, 8), C.cream, 6, C.sand),
    form(box(856, 696, 170, 36, 8), C.slate, 6),
  );

export const luces: Record<string, () => string> = {
  "luz-nocturna-lumbrel-conejo": conejo,
  "proyector-estrellas-lumbrel-cielo": proyector,
  "luz-enchufe-mirlana-pasillo": enchufe,
  "lampara-regulable-almenda-ambar": ambar,
};
