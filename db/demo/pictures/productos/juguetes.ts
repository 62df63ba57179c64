import { arch, blobGround, room, shadow, sun, table } from "../drawing/grounds";
import { C, dark, light } from "../drawing/palette";
import { ball, leaf, moon, star } from "../drawing/shapes";
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
  tube,
} from "../drawing/svg";
import { quilt, wood } from "../drawing/textures";

const cubos = (): string =>
  sun(C.paper, C.mist, C.straw, 6) +
  shadow(560, 812, 240, 22, C.straw) +
  shadow(890, 816, 100, 14, C.straw) +
  [
    [300, C.terracotta],
    [252, C.honey],
    [210, C.sage],
    [170, C.slate],
    [132, C.rose],
  ]
    .map(([w, color], i) => {
      const sizes = [0, 190, 350, 486, 596];
      const [size, tone] = [w as number, color as string];
      const y = 806 - (sizes[i] ?? 0);
      const h = [190, 160, 136, 110, 92][i] ?? 90;
      const x = 556 + ([0, 10, -8, 8, -2][i] ?? 0);
      const d =
        `M${x - size / 2 + 16} ${y - h}H${x + size / 2 - 16}L${x + size / 2} ${y - 8}Q${x + size / 2} ` +
        `${y} ${x + size / 2 - 10} ${y}H${x - size / 2 + 10}Q${x - size / 2} ${y} ${x - size / 2} ${y - 8}Z`;
      return (
        lift(form(d, tone, 14)) +
        clip(d, wood(d, tone, x - size / 2, y - h, size, h)) +
        line(`M${x - size / 2} ${y - 16}H${x + size / 2}`, dark(tone, 0.2), 6)
      );
    })
    .join("") +
  at(556, 715, 1, star(0, 0, 44, C.cream)) +
  at(566, 540, 1, circle(0, 0, 36, C.cream)) +
  leaf(520, 410, 66, -30, C.cream) +
  moon(560, 268, 26, C.cream) +
  lift(
    form("M800 700H980L996 800Q996 812 984 812H796Q784 812 784 800Z", C.pine, 12),
    oval(890, 700, 92, 24, dark(C.pine, 0.3)),
    oval(890, 696, 92, 22, light(C.pine, 0.2)),
    oval(890, 698, 76, 16, dark(C.pine, 0.35)),
  );

const gimnasio = (): string =>
  room(C.cream, C.blush, 560, 5) +
  lift(
    quilt(
      curve("120,700 300,610 600,590 900,610 1080,700 1040,830 600,868 160,830"),
      C.sage,
      light(C.sage, 0.3),
      84,
    ),
  ) +
  oval(420, 740, 60, 22, C.cream) +
  oval(800, 760, 70, 24, C.honey) +
  lift(
    tube("M330 790L470 170", C.straw, 30),
    tube("M870 790L730 170", C.straw, 30),
    tube("M210 680L450 190", dark(C.straw, 0.1), 26),
    tube("M990 680L750 190", dark(C.straw, 0.1), 26),
    tube("M410 206H790", C.straw, 32),
  ) +
  line("M480 216V380M600 216V440M720 216V370", C.bark, 6) +
  cut(form(disc(480, 420, 48), C.terracotta, 8)) +
  star(480, 420, 24, C.butter) +
  cut(cloudToy(600, 490)) +
  cut(circle(720, 410, 50, C.wicker), circle(720, 410, 26, C.cream)) +
  cut(
    circle(480, 330, 16, C.honey),
    circle(600, 350, 18, C.pine),
    circle(600, 390, 12, C.honey),
    circle(720, 320, 16, C.slate),
  ) +
  ball(990, 800, 52, C.honey, C.cream);

const cloudToy = (x: number, y: number): string =>
  form(
    curve([
      [x - 80, y + 26],
      [x - 74, y - 20],
      [x - 30, y - 30],
      [x, y - 56],
      [x + 44, y - 34],
      [x + 82, y - 10],
      [x + 76, y + 30],
      [x, y + 40],
    ]),
    C.sky,
    8,
  ) +
  line(`M${x - 30} ${y}q8 8 16 0M${x + 14} ${y}q8 8 16 0M${x - 8} ${y + 16}q8 8 16 0`, C.ink, 5);

const piece = (d: string, color: string, over = ""): string =>
  path(d, dark(C.straw, 0.34), { transform: "translate(6 8)" }) + cut(form(d, color, 14)) + over;

const puzle = (): string =>
  table(C.rose, C.blush, 4) +
  lift(form(box(190, 150, 820, 620, 40), C.straw, 18)) +
  path(box(216, 176, 764, 560, 28), C.butter) +
  path(curve("216,520 400,470 600,510 800,460 980,500 980,736 216,736", true, 0.3), C.sage) +
  piece(
    "M270 420V290L370 210L470 290V420Z",
    C.terracotta,
    rect(340, 330, 60, 90, 6, C.brick) + line("M340 330l60 90M400 330l-60 90", C.cream, 5),
  ) +
  piece(
    curve(
      "560,330 590,260 680,250 760,262 790,220 850,226 866,270 820,300 816,380 790,420 640,416 " +
        "590,400",
    ),
    C.cream,
    path(curve("620,330 660,300 664,370 630,380"), C.ink) +
      path(curve("730,360 780,340 784,390 740,396"), C.ink) +
      circle(836, 252, 6, C.ink),
  ) +
  piece(
    curve(
      "290,640 270,580 340,550 420,560 450,520 500,530 510,570 480,590 476,660 400,690 320,680",
    ),
    C.white,
    path("M506 560l26 10l-28 10Z", C.honey) +
      circle(484, 556, 5, C.ink) +
      path(curve("452,520 466,500 486,512 496,526"), C.terracotta),
  ) +
  piece(
    curve("620,610 640,560 720,550 810,560 850,600 840,660 760,690 660,680"),
    C.rose,
    oval(846, 622, 22, 26, dark(C.rose, 0.18)) +
      circle(842, 614, 4, C.ink) +
      circle(842, 630, 4, C.ink) +
      line("M622 620q-26 4 -20 -22", dark(C.rose, 0.2), 8),
  );

const gear = (cx: number, cy: number, r: number, color: string): string =>
  cut(
    Array.from({ length: 8 }, (_, i) => {
      const a = (i * Math.PI) / 4;
      return circle(cx + Math.cos(a) * r, cy + Math.sin(a) * r, r * 0.27, color);
    }).join(""),
    form(disc(cx, cy, r), color, 8),
  ) + circle(cx, cy, r * 0.3, C.cream);

const panel = (): string =>
  blobGround(C.slate, C.mist, 15) +
  lift(form(box(250, 130, 700, 660, 48), C.straw, 20)) +
  path(box(284, 164, 316, 280, 26), C.sage) +
  path(box(622, 164, 292, 280, 26), C.blush) +
  path(box(284, 466, 316, 284, 26), C.butter) +
  path(box(622, 466, 292, 284, 26), C.sky) +
  gear(390, 260, 62, C.terracotta) +
  gear(506, 340, 54, C.honey) +
  cut(form(box(664, 210, 208, 190, 18), C.terracotta, 10)) +
  circle(836, 306, 16, C.butter) +
  line("M664 250H640M664 360H640", C.stone, 14) +
  line("M768 210V176", C.stone, 1) +
  [520, 594, 668]
    .map(
      (y, j) =>
        line(`M304 ${y + 20}H580`, C.bark, 10) +
        [0, 1, 2, 3]
          .map((i) =>
            cut(
              circle(
                346 + i * 50 + ((j * 47) % 70),
                y + 20,
                24,
                [C.pine, C.terracotta, C.slate, C.rose][(i + j) % 4] ?? C.pine,
              ),
            ),
          )
          .join(""),
    )
    .join("") +
  cut(form(disc(768, 606, 96), C.cream, 10, C.sand)) +
  line("M768 606V540M768 606L820 630", C.ink, 14) +
  [0, 90, 180, 270]
    .map((a) =>
      circle(
        768 + Math.cos((a * Math.PI) / 180) * 74,
        606 + Math.sin((a * Math.PI) / 180) * 74,
        8,
        C.terracotta,
      ),
    )
    .join("") +
  circle(768, 606, 12, C.ink);

const arcoiris = (): string =>
  arch(C.pine, C.dew, C.sand, 7) +
  shadow(600, 800, 380, 24) +
  [
    [360, C.terracotta],
    [298, C.rose],
    [236, C.honey],
    [174, C.sage],
    [112, C.slate],
  ]
    .map(([r0, c]) => {
      const r = r0 as number;
      const d =
        `M${600 - r} 790V${560}A${r} ${r * 0.98} 0 0 1 ${600 + r} 560V790H${600 + r - 54}V560A${r - 54} ` +
        `${r - 54} 0 0 0 ${600 - r + 54} 560V790Z`;
      return lift(form(d, c as string, 12)) + wood(d, c as string, 600 - r, 240, r * 2, 560);
    })
    .join("") +
  ball(1010, 766, 56, C.wicker, C.cream) +
  ball(600, 752, 42, C.honey, C.cream);

export const juguetes: Record<string, () => string> = {
  "cubos-apilables-pinarela-torre": cubos,
  "gimnasio-actividades-almenda-pradera": gimnasio,
  "puzle-encaje-pinarela-granja": puzle,
  "panel-actividades-lumbrel-manitas": panel,
  "arcoiris-madera-pinarela-arco": arcoiris,
};
