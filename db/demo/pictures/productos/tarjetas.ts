import { arch, blobGround, shadow, sheet, table } from "../drawing/grounds";
import { C, dark, light } from "../drawing/palette";
import { bear, heart, leaf, moon, sprig, star } from "../drawing/shapes";
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
  path,
  rect,
  turn,
} from "../drawing/svg";
import { weave, weaveGround } from "../drawing/textures";
import { digits } from "../drawing/things";
import { pram } from "./carritos";

const card = (x: number, y: number, deg: number, color: string, inner: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${deg}) scale(1.24)">` +
  lift(form(box(-130, -180, 260, 360, 18), C.white, 8, C.sand)) +
  path(box(-112, -162, 224, 324, 12), color) +
  inner +
  "</g>";

const mesames = (): string =>
  sheet(C.sage, 9) +
  weaveGround("M-320 470H1520V970H-320Z", C.moss) +
  card(
    250,
    410,
    -13,
    C.blush,
    digits("1", -36, -110, 1.3, C.terracotta, 18) + leaf(-50, 120, 100, -20, C.moss),
  ) +
  card(950, 420, 12, C.mist, digits("9", -40, -110, 1.3, C.slate, 18) + star(0, 100, 36, C.honey)) +
  card(
    474,
    480,
    -5,
    C.butter,
    digits("3", -40, -110, 1.3, C.pine, 18) + moon(-6, 96, 40, C.honey),
  ) +
  card(
    726,
    490,
    4,
    C.terracotta,
    digits("6", -40, -110, 1.3, C.cream, 18) + heart(0, 104, 0.8, C.cream),
  );

const nacimiento = (): string =>
  blobGround(C.rose, C.paper, 18) +
  lift(
    turn(
      5,
      720,
      540,
      form(box(470, 330, 520, 400, 12), C.slate, 12),
      line("M480 345L730 560L980 345", dark(C.slate, 0.25), 8),
    ),
  ) +
  lift(
    turn(
      -5,
      480,
      430,
      form(box(240, 150, 480, 580, 16), C.cream, 12, C.straw),
      path(box(270, 180, 420, 520, 10), C.dew),
      at(190, 210, 0.5, pram(C.terracotta)),
      line("M350 640H610", C.pine, 12),
      line("M400 672H560", C.moss, 8),
      star(330, 250, 18),
      star(620, 240, 24),
      heart(480, 240, 0.5),
    ),
  ) +
  sprig(820, 800, 200, -20, C.moss, 4);

const vale = (): string =>
  table(C.slate, C.mist, 8) +
  lift(
    turn(
      -4,
      600,
      460,
      form(
        "M180 270H1020V400A50 50 0 0 0 1020 500V650H180V500A50 50 0 0 0 180 400Z",
        C.cream,
        16,
        C.straw,
      ),
      path("M210 300H720V620H210Z", C.terracotta),
      line("M720 290V640", C.straw, 7, { "stroke-dasharray": "4 20" }),
      heart(880, 400, 1.3, C.terracotta),
      line("M800 500H960M830 536H930", C.straw, 10),
      at(
        470,
        590,
        1,
        weave("M-150 -150H150L118 -8Q0 10 -118 -8Z", C.wicker, 0.9),
        path(box(-166, -176, 332, 40, 20), light(C.wicker, 0.2)),
        line("M-140 -170C-130 -300 130 -300 140 -170", C.wicker, 18),
      ),
    ),
  ) +
  cut(form("M206 250L260 246L300 690L244 696Z", C.pine, 6)) +
  cut(
    form(curve("268,450 170,370 130,450 190,500"), C.pine, 8),
    form(curve("268,450 380,370 400,450 340,500"), C.pine, 8),
    path("M260 460L190 580L240 570L262 600ZM276 460L330 580L290 570L262 600Z", dark(C.pine, 0.2)),
    circle(268, 458, 30, C.deep),
  );

const foot = (x: number, y: number, s: number, deg: number, color: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${deg}) scale(${s})">` +
  path(curve("-40,-50 0,-72 44,-50 40,0 20,60 0,96 -28,90 -34,40 -50,0"), color) +
  [
    [-46, -92, 20],
    [-12, -108, 15],
    [18, -106, 13],
    [42, -94, 12],
    [60, -76, 10],
  ]
    .map(([a = 0, b = 0, r = 0]) => circle(a, b, r, color))
    .join("") +
  "</g>";

const album = (): string =>
  arch(C.honey, C.butter, C.pine, 12) +
  shadow(600, 800, 430, 24, C.pine) +
  lift(
    form(
      "M130 300Q370 250 600 330Q830 250 1070 300V750Q830 690 600 780Q370 690 130 750Z",
      C.slate,
      14,
    ),
  ) +
  lift(
    form("M156 272Q390 226 600 310V756Q390 670 156 716Z", C.cream, 12, C.straw),
    form("M1044 272Q810 226 600 310V756Q810 670 1044 716Z", C.white, 12, C.sand),
  ) +
  foot(310, 510, 1.35, -8, C.terracotta) +
  foot(460, 470, 1.35, 8, C.terracotta) +
  cut(
    turn(
      5,
      820,
      420,
      form(box(700, 330, 250, 220, 6), C.mist, 6),
      clip(box(700, 330, 250, 220, 6), bear(825, 570, 0.7, C.wicker, C.rose)),
    ),
  ) +
  line("M690 620Q790 588 960 590M690 660Q780 632 900 632", C.straw, 9) +
  turn(4, 0, 0, rect(880, 240, 90, 34, 4, C.rose, { opacity: 0.85 }));

export const tarjetas: Record<string, () => string> = {
  "tarjetas-mes-a-mes-garabo": mesames,
  "tarjetas-nacimiento-garabo-aviso": nacimiento,
  "vale-regalo-canastilla-ondaria": vale,
  "album-huellas-garabo-paso": album,
};
