import { arch, blobGround, room, shadow, sun, table } from "../drawing/grounds";
import { C, dark, light } from "../drawing/palette";
import { plant } from "../drawing/shapes";
import {
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
  tube,
  turn,
} from "../drawing/svg";
import { terry } from "../drawing/textures";
import { digits, duck } from "../drawing/things";

const tiles = (color: string): string =>
  line(
    [0, 1, 2, 3].map((i) => `M-320 ${90 + i * 170}H1520`).join("") +
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((i) => `M${-260 + i * 170} -60V700`).join(""),
    color,
    5,
  );

const banera = (): string =>
  room(C.dew, C.sand, 716, 13) +
  tiles(C.cream) +
  cut(path("M-320 716Q200 704 620 712T1520 706V970H-320Z", C.sand)) +
  shadow(600, 812, 400, 24) +
  duck(420, 440, 0.9) +
  tube("M330 640L270 806M870 640L930 806", C.slate, 34) +
  lift(
    form(
      "M200 430H1000Q1010 520 970 560L930 690Q920 730 860 730H340Q280 730 270 690L230 560Q190 520 200 430Z",
      C.white,
      22,
      C.sky,
    ),
  ) +
  line("M232 560H968M250 620Q600 640 950 620", C.sky, 10) +
  line("M240 566H960", C.slate, 5, { "stroke-dasharray": "40 22" }) +
  cut(form(box(176, 404, 848, 56, 26), C.sky, 10)) +
  cut(form("M960 404Q990 320 1060 330Q1080 360 1040 404Z", C.slate, 8)) +
  [
    [560, 396, 40],
    [620, 376, 56],
    [700, 392, 44],
    [770, 400, 30],
  ]
    .map(
      ([x = 0, y = 0, r = 0]) =>
        circle(x, y, r, C.white) +
        line(`M${x - r * 0.5} ${y}q0 ${-r * 0.5} ${r * 0.5} ${-r * 0.5}`, C.sky, 5),
    )
    .join("") +
  circle(600, 690, 20, C.slate);

const FISH = curve(
  "250,470 300,350 420,270 580,250 720,300 810,400 860,440 940,360 1010,350 990,450 1010,570 930,570 856,520 800,580 700,660 " +
    "540,690 390,650 290,580",
  true,
  0.9,
);
const pez = (): string =>
  blobGround(C.slate, C.sky, 20) +
  lift(
    form(FISH, C.terracotta, 22),
    clip(
      FISH,
      path(curve("800,200 900,300 900,660 1060,700 1060,250"), C.honey),
      line("M380 250Q460 470 380 700", C.cream, 26),
    ),
  ) +
  cut(form(curve("520,262 560,170 680,170 730,300"), C.honey, 10)) +
  circle(330, 420, 24, C.cream) +
  circle(326, 420, 13, C.ink) +
  line("M262 520q30 26 60 12", dark(C.terracotta, 0.4), 8) +
  cut(form(box(440, 390, 290, 170, 40), C.deep, 8)) +
  digits("36", 476, 424, 1, C.butter, 12) +
  circle(660, 440, 14, "none", { stroke: C.butter, "stroke-width": 8 }) +
  cut(form(curve("500,690 560,720 560,790 490,800 440,740"), C.honey, 8)) +
  line(
    "M150 760q50 -40 100 0t100 0M800 780q50 -40 100 0t100 0M900 180q40 -32 80 0t80 0",
    C.white,
    10,
  ) +
  [
    [200, 330, 20],
    [170, 270, 12],
    [216, 230, 28],
  ]
    .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, "none", { stroke: C.white, "stroke-width": 6 }))
    .join("");

const capa = (): string =>
  sun(C.blush, C.honey, undefined, 16) +
  cut(form(box(500, 60, 200, 56, 26), C.wicker, 8), circle(600, 130, 22, C.bark)) +
  lift(
    form(
      curve("600,150 760,250 880,470 930,760 780,800 600,790 420,800 270,760 320,470 440,250"),
      C.cream,
      22,
      C.straw,
    ),
    clip(
      curve("600,150 760,250 880,470 930,760 780,800 600,790 420,800 270,760 320,470 440,250"),
      terry("M200 100H1000V830H200Z", C.cream, C.sand, 52),
    ),
  ) +
  line("M880 480Q916 620 926 756Q760 796 600 786Q440 796 274 756Q284 620 320 480", C.sage, 18) +
  lift(
    form(curve("470,240 430,150 470,110 530,150 550,200"), C.sage, 8),
    form(curve("730,240 770,150 730,110 670,150 650,200"), C.sage, 8),
    form(
      curve("600,140 720,200 790,330 800,450 700,480 600,470 500,480 400,450 410,330 480,200"),
      C.sage,
      16,
    ),
  ) +
  circle(540, 340, 13, C.ink) +
  circle(660, 340, 13, C.ink) +
  oval(600, 382, 24, 17, C.ink) +
  line("M600 396v20M570 424q30 20 60 0", C.ink, 7) +
  circle(490, 390, 28, C.rose, { opacity: 0.8 }) +
  circle(710, 390, 28, C.rose, { opacity: 0.8 });

const cuidado = (): string =>
  table(C.moss, C.cream, 10) +
  lift(form(box(210, 170, 780, 560, 60), C.rose, 18)) +
  path(box(246, 206, 700, 480, 44), C.blush) +
  line("M600 210V690", dark(C.rose, 0.12), 6) +
  // Blunt scissors, file, nipper, brush and comb, each under its strap.
  lift(
    turn(
      -14,
      340,
      440,
      form("M326 260Q344 250 350 270L366 470H334Z", C.mist, 5),
      form("M372 260Q354 250 348 270L330 470H362Z", light(C.sky, 0.2), 5),
      circle(320, 540, 46, "none", { stroke: C.pine, "stroke-width": 22 }),
      circle(392, 540, 46, "none", { stroke: C.pine, "stroke-width": 22 }),
      circle(348, 460, 12, C.pine),
    ),
  ) +
  lift(
    turn(
      6,
      500,
      440,
      form(box(470, 260, 52, 250, 26), C.sand, 6),
      form(box(466, 480, 60, 140, 26), C.honey, 6),
    ),
  ) +
  lift(
    form(curve("700,250 760,236 816,250 830,330 800,400 716,400 690,330"), C.wicker, 10),
    form(box(734, 390, 48, 250, 22), C.wicker, 8),
  ) +
  path(curve("716,270 760,256 800,270 808,330 786,376 728,376 706,330"), C.cream) +
  [
    [730, 300],
    [760, 290],
    [790, 304],
    [736, 340],
    [768, 334],
    [790, 350],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 6, C.straw))
    .join("") +
  lift(form(box(860, 300, 60, 330, 20), C.slate, 8)) +
  line(Array.from({ length: 12 }, (_, i) => `M860 ${330 + i * 24}h-26`).join(""), C.slate, 9) +
  cut(
    form(box(250, 420, 330, 34, 14), C.terracotta, 5),
    form(box(640, 500, 290, 34, 14), C.terracotta, 5),
  );

const cubo = (): string =>
  arch(C.sky, C.cream, C.wicker, 13) +
  shadow(560, 816, 220, 22, C.wicker) +
  lift(form("M390 330H750L724 790Q722 814 700 814H440Q418 814 416 790Z", C.pine, 22)) +
  lift(
    form(
      curve("370,330 390,250 470,210 570,204 670,210 750,250 770,330 570,350", true, 0.9),
      C.sage,
      14,
    ),
  ) +
  cut(form(box(370, 316, 400, 40, 20), light(C.pine, 0.2), 6)) +
  cut(form(box(520, 190, 100, 40, 18), C.honey, 6)) +
  cut(form(box(480, 786, 180, 40, 16), C.ink, 5)) +
  cut(form(disc(570, 560, 82), C.cream, 8, C.straw)) +
  path("M520 530H620Q630 560 600 590H540Q510 560 520 530Z", C.sage) +
  line("M530 546q40 16 80 0", C.cream, 5) +
  lift(
    form(curve("820,700 860,680 930,690 960,740 940,810 840,814 800,770"), C.mist, 10),
    line("M876 690Q870 660 850 646M884 690Q896 660 916 650", C.slate, 9),
  ) +
  plant(250, 812, 1, C.moss);

export const bano: Record<string, () => string> = {
  "banera-plegable-nubaro-ola": banera,
  "termometro-bano-mirlana-pez": pez,
  "capa-bano-ondaria-rizo": capa,
  "set-cuidado-mirlana-manos": cuidado,
  "cubo-panales-lumbrel-cierra": cubo,
};
