import { arch, blobGround, room, shadow, sun } from "../drawing/grounds";
import { C, light } from "../drawing/palette";
import { leaf } from "../drawing/shapes";
import { box, circle, clip, cut, disc, form, lift, line, path } from "../drawing/svg";
import { bottle, digits, steam } from "../drawing/things";

const anticolico = (): string =>
  arch(C.rose, C.cream, C.straw, 5) +
  shadow(540, 806, 170, 20, C.straw) +
  shadow(850, 810, 110, 14, C.straw) +
  lift(bottle(540, 800, 1.62, { ring: C.terracotta, teat: C.straw, level: 0.75 })) +
  // The valve, taken out and set beside.
  lift(
    form("M790 700H910L890 800H810Z", C.sage, 8),
    form(disc(850, 700, 84, 22), light(C.sage, 0.3), 6),
    line("M850 700V560", C.sage, 22),
    form(disc(850, 560, 46, 16), C.sage, 5),
  ) +
  [
    [900, 480, 16],
    [860, 420, 11],
    [906, 360, 20],
    [870, 290, 9],
  ]
    .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, "none", { stroke: C.slate, "stroke-width": 6 }))
    .join("");

const vidrio = (): string =>
  blobGround(C.pine, C.dew, 12) +
  shadow(470, 806, 170, 20, C.dew) +
  shadow(786, 806, 130, 16, C.dew) +
  lift(
    bottle(470, 800, 1.66, {
      glass: "#E9F1EF",
      ring: C.cream,
      teat: C.honey,
      level: 0.1,
      sleeve: C.slate,
    }),
  ) +
  lift(bottle(786, 804, 1.1, { glass: "#E9F1EF", ring: C.cream, teat: C.honey, level: 0.66 })) +
  leaf(250, 800, 120, -76, C.moss) +
  leaf(262, 804, 90, -36, C.sage);

const esterilizador = (): string =>
  room(C.butter, C.slate, 716, 7) +
  steam(540, 190, 1.1, C.white) +
  steam(730, 170, 0.8, C.white) +
  shadow(600, 806, 320, 26, C.slate) +
  bottle(480, 640, 0.82, { ring: C.terracotta, level: 0 }) +
  bottle(640, 640, 0.9, { ring: C.pine, level: 0 }) +
  bottle(770, 640, 0.7, { ring: C.honey, level: 0 }) +
  lift(
    path("M344 640V420C344 230 430 200 600 200S856 230 856 420V640Z", C.mist, { opacity: 0.5 }),
    line("M344 640V420C344 230 430 200 600 200S856 230 856 420V640", C.white, 10),
    form(box(540, 170, 120, 44, 20), C.slate, 6),
  ) +
  line("M386 560V420Q390 300 460 260", C.white, 16, { opacity: 0.8 }) +
  lift(form("M310 630H890L866 780Q862 800 840 800H360Q338 800 334 780Z", C.cream, 16, C.sand)) +
  cut(form(disc(600, 716, 42), C.terracotta, 6)) +
  line("M600 692v24", C.cream, 9) +
  [420, 470, 730, 780].map((x, i) => circle(x, 716, 9, i < 2 ? C.sage : C.sand)).join("");

const calienta = (): string =>
  sun(C.mist, C.blush, C.wicker, 8) +
  shadow(600, 810, 280, 24, C.wicker) +
  steam(790, 400, 0.9) +
  bottle(600, 700, 1.3, { ring: C.pine, level: 0.7 }) +
  lift(
    form(
      "M390 470Q400 440 440 444H760Q800 440 810 470L836 770Q838 806 800 806H400Q362 806 364 770Z",
      C.sage,
      20,
    ),
    form(disc(600, 470, 212, 36), light(C.sage, 0.3), 8),
  ) +
  path("M420 470A182 26 0 0 0 780 470L770 464Q600 430 430 464Z", C.slate) +
  clip("M450 120H750V478Q600 506 450 478Z", bottle(600, 700, 1.3, { ring: C.pine, level: 0.7 })) +
  line("M430 480Q600 512 770 480", C.mist, 9) +
  cut(form(box(500, 570, 200, 118, 26), C.deep, 8)) +
  digits("37", 538, 594, 0.7, C.butter, 8) +
  circle(654, 604, 9, "none", { stroke: C.butter, "stroke-width": 6 }) +
  circle(540, 742, 15, C.cream) +
  circle(600, 742, 15, C.terracotta) +
  circle(660, 742, 15, C.cream);

export const biberones: Record<string, () => string> = {
  "biberon-anticolico-nacara-flujo": anticolico,
  "biberon-vidrio-nacara-claro": vidrio,
  "esterilizador-vapor-lumbrel-vapor": esterilizador,
  "calientabiberones-lumbrel-tibio": calienta,
};
