import { arch, blobGround, room, shadow } from "../drawing/grounds";
import { C, dark, light } from "../drawing/palette";
import { leaf, sprig } from "../drawing/shapes";
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
} from "../drawing/svg";
import { digits } from "../drawing/things";

/** Funnel and its flask, funnel to the left. */
const pump = (x: number, y: number, s: number): string =>
  at(
    x,
    y,
    s,
    cut(form("M-70 -190H70V-30Q70 0 40 0H-40Q-70 0 -70 -30Z", C.mist, 10, C.sky)),
    path("M-70 -96H70V-30Q70 0 40 0H-40Q-70 0 -70 -30Z", C.cream),
    line("M70 -40h-24M70 -70h-16M70 -100h-24M70 -130h-16", C.stone, 5),
    cut(form(box(-62, -240, 124, 58, 14), C.pine, 8)),
    cut(
      form(
        "M-20 -234L-40 -300L-150 -380L-120 -424L0 -344Q50 -330 52 -234Z",
        light(C.sky, 0.4),
        8,
        C.sky,
      ),
    ),
    cut(
      form(
        "M-104 -340Q-190 -300 -214 -350Q-230 -470 -120 -486Q-70 -470 -104 -340Z",
        light(C.sky, 0.55),
        8,
        C.sky,
      ),
      oval(-182, -410, 44, 82, C.white, { transform: "rotate(30 -182 -410)" }),
      oval(-180, -410, 14, 30, C.sky, { transform: "rotate(30 -180 -410)" }),
    ),
    cut(form(disc(26, -330, 46), C.rose, 8)),
  );

const sacaleches = (): string =>
  room(C.blush, C.sand, 700, 3) +
  shadow(390, 796, 130) +
  shadow(816, 796, 130) +
  shadow(600, 816, 140) +
  line("M410 430C440 180 560 260 580 560M790 430C770 180 660 260 622 560", C.paper, 18) +
  line("M410 430C440 180 560 260 580 560M790 430C770 180 660 260 622 560", dark(C.paper, 0.16), 6) +
  lift(pump(384, 790, 1.12)) +
  lift(flip(408, pump(0, 790, 1.12))) +
  lift(form(box(484, 560, 234, 250, 70), C.cream, 14, C.straw)) +
  cut(form(disc(600, 660, 60), C.terracotta, 8)) +
  line("M600 628v30M582 640a30 30 0 1 0 36 0", C.cream, 9) +
  [0, 1, 2, 3].map((i) => circle(555 + i * 30, 762, 8, i < 3 ? C.sage : C.sand)).join("");

const CRESCENT = curve(
  "250,420 300,250 470,160 620,170 820,190 950,330 950,500 920,620 850,700 790,690 " +
    "740,650 770,560 740,470 690,400 600,384 500,396 440,470 430,560 456,660 400,710 340,690 270,590",
);

const cojin = (): string =>
  blobGround(C.sage, C.cream, 9) +
  lift(
    form(CRESCENT, C.honey, 22),
    clip(
      CRESCENT,
      ...[
        [330, 380],
        [420, 270],
        [560, 240],
        [700, 270],
        [820, 360],
        [870, 500],
        [340, 540],
        [840, 620],
        [380, 650],
        [620, 340],
      ].map(([x = 0, y = 0], i) => leaf(x, y, 54, i * 47, C.cream)),
    ),
  ) +
  line("M300 560Q296 380 460 290Q600 224 750 290Q900 370 884 560", dark(C.honey, 0.16), 6) +
  cut(rect(842, 690, 44, 66, 8, C.cream)) +
  line("M852 712h24M852 732h24", C.pine, 5) +
  sprig(470, 800, 190, -10, C.moss, 4);

const discos = (): string =>
  arch(C.mist, C.paper, C.rose, 4) +
  shadow(600, 810, 380, 22, C.rose) +
  // The bag they are washed in stands behind.
  cut(
    form(curve("250,520 330,500 400,524 440,640 430,800 240,806 206,740 214,620"), C.sage, 14),
    form(curve("262,526 300,440 330,470 360,440 392,528 330,548"), light(C.sage, 0.25), 8),
  ) +
  line("M258 530Q330 560 394 530M392 530q40 20 36 70", C.bark, 9) +
  [C.white, C.cream, C.white, C.blush, C.white, C.cream]
    .map(
      (color, i) =>
        cut(form(disc(480 + ((i * 17) % 22), 776 - i * 44, 190, 54), color, 12, C.straw)) +
        line(
          `M${300 + ((i * 17) % 22)} ${782 - i * 44}Q480 ${848 - i * 44} ${660 + ((i * 17) % 22)} ` +
            `${782 - i * 44}`,
          C.straw,
          4,
          { "stroke-dasharray": "3 14" },
        ),
    )
    .join("") +
  lift(form(disc(780, 620, 190), C.white, 16, C.straw)) +
  line("M780 450A170 170 0 1 1 779 450", C.straw, 5, { "stroke-dasharray": "4 16" }) +
  [0, 60, 120, 180, 240, 300]
    .map((a) =>
      path("M780 610C740 560 750 520 780 506C810 520 820 560 780 " + "610Z", C.rose, {
        transform: `rotate(${a} 780 618)`,
      }),
    )
    .join("") +
  circle(780, 618, 20, C.honey);

const bag = (x: number, y: number, s: number, milk: number, n: string, deg: number): string =>
  at(
    x,
    y,
    s,
    `<g transform="rotate(${deg})">` +
      cut(form(box(-130, -430, 260, 430, 26), light(C.sky, 0.5), 10, C.sky)) +
      clip(
        box(-124, -424, 246, 416, 22),
        path(`M-140 ${-milk}Q0 ${-milk - 16} 140 ${-milk}V10H-140Z`, C.cream),
        path("M-140 -30Q0 -60 140 -30V10H-140Z", C.butter),
      ) +
      rect(-130, -396, 260, 16, 0, C.pine) +
      rect(-130, -366, 260, 10, 0, light(C.pine, 0.4)) +
      line("M122 -80h-30M122 -130h-20M122 -180h-30M122 -230h-20", C.slate, 5) +
      cut(rect(-100, -330, 160, 86, 10, C.white)) +
      line("M-80 -264h110", C.sand, 5) +
      digits(n, -76, -322, 0.46, C.terracotta, 6) +
      "</g>",
  );

const bolsas = (): string =>
  room(C.slate, C.mist, 756, 6) +
  bag(370, 790, 1, 190, "12", -7) +
  bag(826, 794, 1, 240, "15", 8) +
  shadow(600, 806, 200, 20) +
  lift(bag(600, 806, 1.32, 230, "14", 0)) +
  [
    [190, 200],
    [1010, 240],
    [250, 420],
    [980, 470],
    [140, 560],
  ]
    .map(([x = 0, y = 0], i) =>
      at(x, y, 0.8 + (i % 2) * 0.4, line("M-30 0H30M-15 -26L15 26M15 -26L-15 26", C.mist, 7)),
    )
    .join("");

export const lactancia: Record<string, () => string> = {
  "sacaleches-electrico-nacara-doble": sacaleches,
  "cojin-lactancia-almenda-media-luna": cojin,
  "discos-lactancia-ondaria-algodon": discos,
  "bolsas-conservacion-nacara-reserva": bolsas,
};
