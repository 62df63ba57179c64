import { room, shadow, sheet, sun } from "../drawing/grounds";
import { C, dark, light } from "../drawing/palette";
import { ball, frame, leaf, star } from "../drawing/shapes";
import { box, circle, clip, curve, cut, disc, form, lift, line, path, rect } from "../drawing/svg";
import { gingham } from "../drawing/textures";
import { pillow } from "../drawing/things";

/** Stairs of baked clay with painted risers behind a gate that is screwed to both walls. */
const escalera = (): string => {
  // Both walls run to one vanishing point, so the steps narrow with their height.
  const left = (y: number) => 270 + (650 - y) * 0.42;
  const right = (y: number) => 930 - (650 - y) * 0.42;
  let y = 650;
  const steps = Array.from({ length: 7 }, (_, i) => {
    const h = 96 * 0.88 ** i;
    const [a, b] = [left(y), right(y)];
    const tiles = [0.1, 0.3, 0.5, 0.7, 0.9]
      .map((t) => {
        const s = h * 0.22;
        return path(
          `M${a + (b - a) * t} ${y + h * 0.42}l${s} ${s}l${-s} ${s}l${-s} ${-s}Z`,
          i % 2 ? C.sky : C.honey,
        );
      })
      .join("");
    const step =
      path(`M${a - 80} ${y}H${b + 80}V${y + h * 1.3}H${a - 80}Z`, i % 2 ? C.cream : C.paper) +
      tiles +
      cut(path(`M${a - 80} ${y - h * 0.12}H${b + 80}V${y + h * 0.3}H${a - 80}Z`, C.terracotta));
    y -= h;
    return step;
  });
  return (
    sheet(C.butter, 3) +
    cut(path(`M380 -60H820V${y + 90}H380Z`, C.dew)) +
    frame(545, 24, 110, 84, leaf(570, 90, 60, -50, C.moss), C.bark) +
    steps.reverse().join("") +
    cut(
      path(`M-320 -60H${left(-60)}L270 650V970H-320Z`, C.sage),
      path(`M1520 -60H${right(-60)}L930 650V970H1520Z`, C.sage),
    ) +
    cut(path("M-320 740H1520V970H-320Z", C.brick)) +
    line("M-320 830H1520M180 740V830M560 830V960M880 740V830", dark(C.brick, 0.2), 5) +
    lift(form(box(262, 330, 30, 430, 8), C.bark, 5), form(box(908, 330, 30, 430, 8), C.bark, 5)) +
    [380, 700].map((cy) => circle(277, cy, 9, C.sand) + circle(923, cy, 9, C.sand)).join("") +
    lift(
      ...Array.from({ length: 9 }, (_, i) => form(box(322 + i * 66, 360, 24, 372, 10), C.pine, 6)),
      form(box(290, 344, 600, 42, 16), C.pine, 8),
      form(box(290, 704, 620, 42, 16), C.pine, 8),
    ) +
    cut(form(box(850, 322, 66, 80, 20), C.honey, 8)) +
    circle(883, 362, 11, C.bark)
  );
};

const puerta = (): string =>
  sheet(C.rose, 6) +
  cut(path("M230 60H970V760H230Z", C.cream)) +
  path("M280 110H920V760H280Z", C.slate) +
  clip(
    "M280 110H920V760H280Z",
    path("M280 640H920V760H280Z", C.bark),
    frame(500, 170, 200, 150, leaf(560, 300, 100, -50, C.moss), C.honey),
  ) +
  cut(path("M-320 756H1520V970H-320Z", C.straw)) +
  lift(
    form(box(280, 372, 640, 34, 14), C.white, 6, C.sky),
    form(box(280, 724, 640, 34, 14), C.white, 6, C.sky),
  ) +
  [330, 376, 824, 870]
    .map((x) => rect(x - 8, 396, 18, 336, 8, C.sky) + rect(x - 8, 396, 12, 336, 6, C.white))
    .join("") +
  cut(
    ...[492, 546, 600, 654, 708].map(
      (x) => rect(x - 8, 396, 18, 336, 8, C.sky) + rect(x - 8, 396, 12, 336, 6, C.white),
    ),
    form(box(416, 366, 34, 388, 12), C.white, 6, C.sky),
    form(box(750, 366, 34, 388, 12), C.white, 6, C.sky),
    form(box(416, 356, 368, 40, 16), C.white, 6, C.sky),
  ) +
  cut(form(box(700, 336, 96, 72, 24), C.terracotta, 8)) +
  circle(748, 372, 13, C.butter) +
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
  [930, 970, 880]
    .map((x, i) =>
      lift(
        `<g transform="translate(${x} ${[330, 600, 150][i]}) rotate(${[30, -40, 80][i]}) scale(.82)">` +
          form(
            "M-90 -60H20Q70 -60 70 -10V100Q70 124 46 124T22 100V12Q22 -10 0 -10H-90Q-114 -10 -114 -36T-90 -60Z",
            [C.terracotta, C.pine, C.rose][i] ?? C.pine,
            8,
          ) +
          "</g>",
      ),
    )
    .join("") +
  ball(260, 600, 76, C.rose, C.cream);

export const barreras: Record<string, () => string> = {
  "barrera-escalera-baluro-firme": escalera,
  "barrera-puerta-baluro-paso": puerta,
  "barrera-cama-baluro-sueno": cama,
  "protectores-esquinas-baluro-canto": esquinas,
};
