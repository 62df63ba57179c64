import { bust, sitter, toddler } from "../drawing/figures";
import { shadow, sheet } from "../drawing/grounds";
import { C, dark, light } from "../drawing/palette";
import { head, limb } from "../drawing/people";
import { block, heart, leaf, star } from "../drawing/shapes";
import {
  blob,
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
  turn,
} from "../drawing/svg";
import { weave } from "../drawing/textures";

/** The ground of this advice: rose paper with a pale sheet and a floor. */
const ground = (seed: number, floor: string = C.rose): string =>
  sheet(C.rose, seed) +
  cut(path(blob(600, 420, 500, 370, seed, 0.07), C.blush)) +
  cut(path("M-320 726Q260 710 620 722T1520 714V970H-320Z", dark(floor, 0.1)));

const pantallas = (): string =>
  ground(2) +
  shadow(430, 812, 300, 20, C.rose) +
  shadow(900, 812, 170, 16, C.rose) +
  // The screens rest in the basket; the child looks at something else.
  lift(
    turn(
      -10,
      420,
      400,
      form(box(300, 270, 230, 330, 26), C.ink, 10, "#15110f"),
      path(box(322, 296, 186, 260, 8), C.slate),
      line("M340 320L420 310L350 460Z", C.sky, 4),
    ),
  ) +
  lift(
    turn(
      12,
      590,
      440,
      form(box(530, 340, 130, 250, 26), C.deep, 8),
      path(box(544, 366, 100, 186, 6), C.moss),
    ),
  ) +
  lift(weave("M190 540H680L640 780Q634 806 600 806H270Q236 806 230 780Z", C.wicker, 1.2)) +
  cut(form(box(166, 516, 540, 52, 24), light(C.wicker, 0.1), 10)) +
  sitter(900, 806, 1.12, C.pine, { skin: C.skin2, hair: C.hair2, mood: "happy", look: 0.4 }, "", [
    ["M-84 -176Q-120 -120 -60 -90", [-44, -84]],
    ["M84 -176Q120 -120 60 -90", [44, -84]],
  ]) +
  block(900, 742, 96, C.honey, star(0, 0, 28, C.cream), 6);

const adaptacion = (): string =>
  ground(4, C.straw) +
  cut(rect(120, 170, 960, 46, 16, C.wicker)) +
  [220, 420, 620, 980]
    .map(
      (x, i) =>
        line(`M${x} 206v40`, C.bark, 12) +
        lift(
          line(
            `M${x - 30} 262Q${x} 210 ${x + 30} 262`,
            dark([C.slate, C.honey, C.moss, C.terracotta][i] ?? C.moss, 0.2),
            12,
          ),
          form(
            box(x - 70, 256, 140, 160, 44),
            [C.slate, C.honey, C.moss, C.terracotta][i] ?? C.moss,
            12,
          ),
        ) +
        cut(path(box(x - 44, 336, 88, 60, 16), C.cream)) +
        [
          star(x, 366, 18),
          heart(x, 370, 0.36),
          leaf(x - 20, 370, 40, -10, C.moss),
          circle(x, 366, 16, C.slate),
        ][i],
    )
    .join("") +
  // The parent is cut by the frame: the height of the child rules.
  lift(
    limb("M800 500Q790 640 790 744", C.slate, 120),
    limb("M920 500Q940 640 940 744", dark(C.slate, 0.1), 120),
    form("M700 -80H1020Q1030 300 1010 520Q860 560 720 520Q690 300 700 -80Z", C.pine, 20),
    path("M700 820Q700 772 760 760H858V820ZM862 820Q862 772 916 760H1010V820Z", C.bark),
  ) +
  limb("M730 120Q660 320 650 480", dark(C.pine, 0.1), 84) +
  circle(648, 520, 42, C.skin2) +
  toddler(
    520,
    810,
    1.12,
    C.honey,
    C.terracotta,
    { skin: C.skin2, hair: C.hair2, style: "bob", mood: "calm", look: 0.5 },
    [
      ["M-62 -220Q-110 -170 -96 -120", [-92, -104]],
      ["M62 -220Q104 -240 112 -262", [116, -262]],
    ],
  );

const leer = (): string =>
  ground(6) +
  lift(
    form(curve("180,520 260,300 480,250 760,260 960,320 1020,520 1030,1000 170,1000"), C.slate, 20),
  ) +
  bust(
    560,
    480,
    1.12,
    C.terracotta,
    { skin: C.skin3, hair: C.hair2, style: "cap", beard: true, look: 0.2 },
    6,
  ) +
  sitter(
    640,
    850,
    1.02,
    C.cream,
    { skin: C.skin3, hair: C.hair2, style: "curls", mood: "awe", look: -0.1 },
    "",
    [
      ["M-84 -176Q-120 -130 -96 -110", [-90, -100]],
      ["M84 -176Q120 -130 96 -110", [90, -100]],
    ],
  ) +
  limb("M320 620Q280 760 430 800", dark(C.terracotta, 0.06), 92) +
  limb("M806 620Q900 760 800 812", dark(C.terracotta, 0.06), 92) +
  lift(
    form(
      "M400 740Q520 700 620 750Q720 700 850 740V880Q720 850 620 900Q520 850 400 880Z",
      C.pine,
      10,
    ),
    path("M418 726Q530 690 620 738V884Q530 840 418 862Z", C.cream),
    path("M832 726Q720 690 620 738V884Q720 840 832 862Z", C.white),
  ) +
  clip(
    "M418 726Q530 690 620 738V884Q530 840 418 862Z",
    circle(520, 780, 34, C.honey),
    path("M400 840Q500 790 640 850V900H400Z", C.sage),
  ) +
  line("M660 770Q740 740 800 752M660 810Q740 780 800 792", C.sand, 8) +
  circle(424, 804, 40, C.skin3) +
  circle(816, 812, 40, C.skin3);

const rabietas = (): string =>
  ground(8) +
  shadow(830, 816, 200, 16, C.rose) +
  shadow(400, 822, 270, 16, C.rose) +
  // Kneeling, so that the eyes are at one height.
  lift(
    limb("M340 700Q290 800 190 800", dark(C.slate, 0.14), 96),
    oval(130, 806, 34, 44, C.bark),
    limb("M410 680Q560 660 570 790", C.slate, 96),
    oval(600, 806, 66, 28, C.bark),
    form(
      curve("250,440 330,400 430,400 500,450 510,580 480,720 380,750 270,720 240,580"),
      C.sage,
      16,
    ),
  ) +
  lift(
    head(380, 300, 1.2, { skin: C.skin1, hair: C.hair1, style: "bun", look: 0.8, mood: "calm" }, 6),
  ) +
  lift(limb("M430 490Q540 560 664 566", dark(C.sage, 0.1), 70), circle(700, 566, 36, C.skin1)) +
  toddler(
    830,
    816,
    1.26,
    C.terracotta,
    C.pine,
    { skin: C.skin1, hair: C.hair3, style: "cap", mood: "cross", look: -0.3 },
    [
      ["M-62 -226Q-126 -180 -104 -130", [-100, -112]],
      ["M62 -226Q126 -180 104 -130", [100, -112]],
    ],
  ) +
  line(
    "M690 250L640 210M740 190L716 130M830 170V104M930 190L958 132M984 250L1036 214",
    C.brick,
    14,
  ) +
  block(1020, 830, 90, C.honey, star(0, 0, 26, C.cream), 16);

export const educacion: Record<string, () => string> = {
  "pantallas-primeros-anos": pantallas,
  "adaptacion-escuela-infantil": adaptacion,
  "leer-en-voz-alta": leer,
  "rabietas-con-calma": rabietas,
};
