import { blobGround, room, shadow, sheet } from "../drawing/grounds";
import { C, dark, light } from "../drawing/palette";
import { bear, block, cloud, leaf, star } from "../drawing/shapes";
import { at, box, circle, curve, cut, flip, form, group, lift, line, path } from "../drawing/svg";
import { chest } from "../drawing/things";

const bird = (x: number, y: number, s: number, color: string, wing: string): string =>
  at(
    x,
    y,
    s,
    cut(
      form(
        curve("-96,-6 -60,-44 0,-40 60,-16 130,-34 104,6 60,34 -10,44 -66,26", true, 0.9),
        color,
        10,
      ),
      path("M-90 -10L-124 4L-88 16Z", C.honey),
    ),
    cut(form(curve("-10,-20 40,-120 96,-130 70,-40 40,6 6,10", true, 0.8), wing, 8)),
    circle(-66, -12, 7, C.ink),
  );

const movil = (): string =>
  blobGround(C.mist, C.cream, 6) +
  line("M600 -60V150", C.bark, 8) +
  line("M600 150L380 270M600 150L820 270M600 150L600 240", C.bark, 5) +
  lift(
    line("M330 290A270 62 0 1 1 870 290A270 62 0 1 1 330 290Z", dark(C.wicker, 0.2), 34),
    line("M330 284A270 62 0 1 1 870 284A270 62 0 1 1 330 284Z", C.wicker, 22),
  ) +
  line("M380 320V470M600 346V600M820 320V450M480 240V400M730 238V380", C.bark, 5) +
  cut(
    circle(380, 400, 18, C.honey),
    circle(600, 450, 22, C.terracotta),
    circle(600, 500, 15, C.pine),
    circle(820, 390, 18, C.sage),
  ) +
  bird(730, 396, 0.7, C.rose, C.terracotta) +
  bird(480, 420, 0.7, C.straw, C.honey) +
  bird(370, 510, 1.02, C.sky, C.slate) +
  flip(820, bird(820, 500, 1.02, C.sage, C.pine)) +
  bird(600, 660, 1.2, C.terracotta, C.brick);

const flower = (x: number, y: number, r: number, color: string): string =>
  [0, 72, 144, 216, 288]
    .map((a) =>
      circle(
        x + Math.cos((a * Math.PI) / 180) * r,
        y + Math.sin((a * Math.PI) / 180) * r * 0.8,
        r * 0.66,
        color,
      ),
    )
    .join("") + circle(x, y, r * 0.55, C.honey);

const alfombra = (): string =>
  sheet(C.sand, 6) +
  [-60, 120, 300, 480, 660, 840]
    .map(
      (y, i) =>
        line(`M-320 ${y + (i % 2) * 8}H1520`, C.straw, 5) +
        line(`M${120 + ((i * 331) % 900)} ${y}v180`, C.straw, 5),
    )
    .join("") +
  lift(
    form(
      curve("600,120 900,150 1060,330 1030,560 860,730 560,770 280,710 136,540 176,290 330,160"),
      C.sage,
      18,
    ),
  ) +
  path(
    curve("600,176 860,200 996,350 970,540 820,680 560,712 310,660 196,520 232,320 360,208"),
    light(C.sage, 0.35),
  ) +
  path(
    curve(
      "200,520 330,430 520,500 700,430 860,490 976,470 940,600 790,690 560,712 320,664",
      true,
      0.9,
    ),
    C.moss,
  ) +
  path(
    curve("260,600 440,560 620,620 820,570 900,610 780,690 560,712 340,670", true, 0.9),
    C.pine,
  ) +
  flower(380, 420, 34, C.cream) +
  flower(740, 330, 40, C.rose) +
  flower(590, 560, 30, C.cream) +
  flower(860, 470, 26, C.cream) +
  flower(300, 560, 26, C.rose) +
  flower(500, 300, 24, C.terracotta) +
  flower(760, 620, 26, C.terracotta) +
  block(1040, 830, 110, C.terracotta, star(0, 0, 30, C.butter), -8) +
  block(1010, 716, 96, C.honey, circle(0, 0, 22, C.cream), 10);

const cover = (x: number, y: number, w: number, h: number, color: string, mark: string): string =>
  cut(form(box(x, y, w, h, 8), color, 8)) +
  group({ transform: `translate(${x + w / 2} ${y + h / 2})` }, mark);

const estanteria = (): string =>
  room(C.butter, C.wicker, 742, 4) +
  line("M120 60Q600 190 1080 60", C.bark, 6) +
  [C.rose, C.pine, C.terracotta, C.sage, C.slate]
    .map((color, i) => {
      const x = 250 + i * 156;
      const y = 116 - (i - 2) ** 2 * 8;
      return cut(form(`M${x} ${y}h76l-38 84Z`, color, 6));
    })
    .join("") +
  shadow(600, 806, 420, 24, C.wicker) +
  at(
    -72,
    -96,
    1.12,
    lift(
      form(box(220, 300, 44, 500, 14), C.straw, 10),
      form(box(936, 300, 44, 500, 14), C.straw, 10),
      path(box(250, 330, 700, 440, 4), dark(C.straw, 0.16)),
    ),
    cover(290, 320, 170, 180, C.terracotta, star(0, -6, 48, C.butter)),
    cover(490, 306, 200, 194, C.slate, circle(0, -6, 54, C.butter)),
    cover(716, 324, 186, 176, C.pine, leaf(-30, 46, 120, -60, C.sage)),
    cover(286, 560, 210, 180, C.sage, flower(0, -6, 34, C.cream)),
    cover(716, 552, 190, 190, C.rose, cloud(0, 0, 0.62)),
    bear(606, 752, 0.68, C.bark, C.honey),
    cut(
      form(box(226, 474, 748, 62, 14), C.straw, 10),
      form(box(226, 716, 748, 70, 14), C.straw, 10),
    ),
  );

const oak = (x: number, y: number, s: number, color: string): string =>
  at(
    x,
    y,
    s,
    path(
      "M-13 0Q-6 -110 -10 -160L-66 -214L-56 -220L-4 -184V-240H8V-190L62 -236L70 -228L12 -160Q8 -100 16 0Z",
      C.bark,
    ),
    path(
      curve(
        "-140,-200 -160,-270 -100,-320 -40,-370 50,-366 120,-320 160,-260 130,-200 60,-196 " +
          "0,-214 -70,-190",
      ),
      color,
    ),
    ...[
      [-80, -260],
      [-20, -310],
      [60, -300],
      [90, -240],
      [0, -250],
    ].map(([a = 0, b = 0], i) => leaf(a, b, 34, -40 + i * 50, light(color, 0.3))),
  );

const vinilos = (): string =>
  room(C.cream, C.sand, 760, 9) +
  oak(330, 560, 1.5, C.moss) +
  oak(900, 590, 1.25, C.sage) +
  oak(628, 470, 0.95, C.straw) +
  path(
    curve("90,590 300,552 540,580 800,566 1120,590 1100,612 600,604 100,612", true, 0.8),
    C.sage,
  ) +
  cut(
    path("M1010 286L1150 230L1168 400L1020 392Z", C.white),
    path("M1010 286L1150 230L1110 330L1050 380Z", C.butter),
  ) +
  at(
    600,
    300,
    1,
    line("M-40 -120q14 -16 28 0q14 -16 28 0M60 -90q12 -14 24 0q12 -14 24 0", C.slate, 6),
  ) +
  shadow(600, 836, 330, 20) +
  lift(chest(380, 800, 440, 226, C.rose, 2, C.cream)) +
  cut(form(box(366, 560, 468, 32, 12), C.wicker, 6)) +
  bear(500, 566, 0.5, C.straw, C.pine) +
  block(720, 562, 74, C.honey, star(0, 0, 20, C.cream));

export const decoracion: Record<string, () => string> = {
  "movil-cuna-pinarela-vuelo": movil,
  "alfombra-lavable-almenda-prado": alfombra,
  "estanteria-baja-lumbrel-cuento": estanteria,
  "vinilos-pared-almenda-encinar": vinilos,
};
