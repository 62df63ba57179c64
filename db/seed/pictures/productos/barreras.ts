import { arch, blobGround, room, shadow, sheet, sun } from "../grounds";
import { C, dark, light } from "../palette";
import { gate } from "../rooms";
import { ball, frame, leaf, plant, star } from "../shapes";
import {
  at,
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
} from "../svg";
import { gingham } from "../textures";
import { pillow } from "../things";

/** Flight of steps going down, seen from the landing above. */
const escalera = (): string =>
  sheet(C.dew, 3) +
  cut(path("M-320 -60H250V960H-320Z", C.sage)) +
  [0, 1, 2, 3, 4]
    .map((i) =>
      cut(
        form(
          `M${330 + i * 40} ${640 - i * 96}H${950 - i * 40}V${740 - i * 96}H${330 + i * 40}Z`,
          i % 2 ? C.straw : light(C.straw, 0.25),
          0,
        ),
        path(`M${330 + i * 40} ${640 - i * 96}H${950 - i * 40}v16H${330 + i * 40}Z`, C.wicker),
      ),
    )
    .reverse()
    .join("") +
  cut(path("M-320 724H1520V970H-320Z", C.wicker)) +
  line("M-320 800H1520M200 724V800M760 800V900", C.bark, 5) +
  cut(
    path("M250 -60H330V740H250Z", C.cream),
    path("M950 -60H1030V740H950Z", C.cream),
    path("M1030 -60H1520V740H1030Z", C.sage),
  ) +
  lift(form(box(322, 330, 26, 420, 8), C.bark, 5), form(box(932, 330, 26, 420, 8), C.bark, 5)) +
  [380, 690].map((y) => circle(335, y, 9, C.sand) + circle(945, y, 9, C.sand)).join("") +
  lift(
    ...[0, 1, 2, 3, 4, 5, 6, 7].map((i) => form(box(378 + i * 70, 350, 26, 380, 10), C.straw, 6)),
    form(box(346, 336, 588, 40, 16), C.straw, 8),
    form(box(346, 690, 588, 40, 16), C.straw, 8),
  ) +
  cut(form(box(880, 316, 66, 76, 20), C.pine, 8)) +
  circle(912, 354, 11, C.cream) +
  plant(130, 800, 1.2, C.pine);

const puerta = (): string =>
  sheet(C.rose, 6) +
  cut(path("M230 60H970V760H230Z", C.cream)) +
  path("M280 110H920V760H280Z", C.mist) +
  clip(
    "M280 110H920V760H280Z",
    path("M280 640H920V760H280Z", C.sand),
    frame(400, 180, 170, 140, leaf(450, 300, 90, -50, C.moss), C.bark),
    path(box(640, 400, 240, 260, 12), C.slate),
    line("M640 470H880M760 400V660", dark(C.slate, 0.2), 6),
  ) +
  cut(path("M-320 756H1520V970H-320Z", C.straw)) +
  lift(
    form(box(280, 372, 640, 34, 14), C.white, 6, C.sky),
    form(box(280, 724, 640, 34, 14), C.white, 6, C.sky),
  ) +
  [316, 372, 828, 884]
    .map((x) => rect(x - 8, 396, 18, 336, 8, C.sky) + rect(x - 8, 396, 12, 336, 6, C.white))
    .join("") +
  cut(
    ...[476, 530, 584, 638, 692].map(
      (x) => rect(x - 8, 396, 18, 336, 8, C.sky) + rect(x - 8, 396, 12, 336, 6, C.white),
    ),
    form(box(410, 366, 34, 388, 12), C.white, 6, C.sky),
    form(box(754, 366, 34, 388, 12), C.white, 6, C.sky),
    form(box(416, 360, 364, 40, 16), C.white, 6, C.sky),
  ) +
  cut(form(box(700, 340, 96, 72, 24), C.pine, 8)) +
  circle(748, 376, 13, C.butter) +
  cut(
    form(disc(268, 390, 24), C.ink, 5),
    form(disc(932, 390, 24), C.ink, 5),
    form(disc(268, 740, 24), C.ink, 5),
    form(disc(932, 740, 24), C.ink, 5),
  ) +
  ball(1060, 800, 60, C.terracotta, C.butter);

const cama = (): string =>
  room(C.slate, C.sand, 740, 9) +
  star(260, 150, 20) +
  star(420, 90, 14, C.cream) +
  star(980, 140, 22) +
  shadow(600, 816, 460, 20) +
  lift(form(curve("150,330 190,270 270,280 300,330 300,800 150,800", true, 0.6), C.wicker, 14)) +
  lift(
    form(box(200, 560, 860, 200, 26), C.cream, 12, C.straw),
    form(box(190, 690, 880, 90, 20), C.wicker, 10),
  ) +
  rect(990, 770, 40, 50, 8, C.bark) +
  pillow(270, 460, 240, 120, C.white) +
  cut(
    form("M500 560Q520 500 600 504H1020Q1070 510 1070 560V690H500Z", C.rose, 12),
    clip(
      "M500 560Q520 500 600 504H1020Q1070 510 1070 560V690H500Z",
      gingham("M480 480H1100V700H480Z", C.rose, C.terracotta, 60),
    ),
  ) +
  lift(form(box(430, 410, 540, 250, 40), C.sage, 14)) +
  cut(path(box(462, 442, 470, 186, 26), C.dew)) +
  line("M462 500H932M462 560H932", C.sage, 4) +
  [540, 620, 700, 780, 860].map((x) => line(`M${x} 442V628`, C.sage, 4)).join("") +
  cut(
    form(box(470, 650, 34, 90, 10), C.ink, 5),
    form(box(894, 650, 34, 90, 10), C.ink, 5),
    form(box(660, 600, 90, 60, 14), C.pine, 6),
  );

const esquinas = (): string =>
  sun(C.straw, C.cream, undefined, 14) +
  // The corner of a low table from above, with its guard on.
  lift(form("M-340 330L640 240Q690 236 714 280L1010 960H-340Z", C.wicker, 20)) +
  line(
    "M-320 470L560 380M-320 620Q200 540 620 530M-320 780Q200 690 700 690",
    dark(C.wicker, 0.14),
    6,
  ) +
  lift(
    form(
      "M470 236L640 218Q712 214 744 270L826 452Q840 486 806 500Q774 510 758 478L690 330Q676 304 644 306L484 322" +
        "Q446 324 442 284Q440 242 470 236Z",
      C.sage,
      18,
    ),
  ) +
  line("M484 262L640 246Q690 244 714 284L780 430", light(C.sage, 0.4), 8) +
  [
    [930, 330, 30, C.terracotta],
    [970, 600, -40, C.pine],
    [880, 150, 80, C.rose],
  ]
    .map(([x, y, a, color]) =>
      lift(
        `<g transform="translate(${x} ${y}) rotate(${a}) scale(.82)">` +
          form(
            "M-90 -60H20Q70 -60 70 -10V100Q70 124 46 124T22 100V12Q22 -10 0 -10H-90Q-114 -10 -114 -36T-90 -60Z",
            String(color),
            8,
          ) +
          "</g>",
      ),
    )
    .join("") +
  cut(
    form(
      "M180 560Q180 470 200 460H320Q340 470 340 560L326 640Q320 650 300 650H220Q200 650 194 640Z",
      C.cream,
      10,
      C.sand,
    ),
    oval(260, 464, 70, 18, C.bark),
  ) +
  circle(0, 0, 0.1, C.sand);

export const barreras: Record<string, () => string> = {
  "barrera-escalera-baluro-firme": escalera,
  "barrera-puerta-baluro-paso": puerta,
  "barrera-cama-baluro-sueno": cama,
  "protectores-esquinas-baluro-canto": esquinas,
};
void [at, arch, blobGround, curve, gate];
