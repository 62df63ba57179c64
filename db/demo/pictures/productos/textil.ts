import { blobGround, shadow, sun, table } from "../drawing/grounds";
import { C, dark, light } from "../drawing/palette";
import { leaf, moon, sprig, star } from "../drawing/shapes";
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
  seam,
} from "../drawing/svg";
import { crosses, dots, quilt, stripes } from "../drawing/textures";

const SACK =
  "M470 190Q430 196 404 300Q440 330 470 320Q440 470 392 640Q376 770 470 800Q600 826 " +
  "730 800Q824 770 808 640Q760 470 730 320Q760 330 796 300Q770 196 730 190Q600 260 470 190Z";

const saco = (): string =>
  blobGround(C.sky, C.mist, 3) +
  line("M600 70Q640 60 640 96Q640 120 600 130V160L470 206M600 160L730 206", C.bark, 13) +
  lift(
    form(SACK, C.cream, 18, C.sand),
    clip(
      SACK,
      ...[
        [470, 420],
        [700, 400],
        [540, 560],
        [460, 690],
        [720, 620],
        [620, 740],
        [660, 500],
      ].map(([x = 0, y = 0], i) =>
        i % 2 ? star(x, y, 24, C.honey, i * 9) : moon(x, y, 26, C.slate),
      ),
    ),
  ) +
  line("M470 190Q600 262 730 190", C.slate, 12) +
  line("M600 238V800", C.slate, 8) +
  seam("M584 260V790M616 260V790", C.straw, 5) +
  circle(600, 268, 14, C.terracotta) +
  line("M404 300Q440 330 470 320M796 300Q760 330 730 320", C.slate, 10);

const sabanas = (): string =>
  sun(C.blush, C.paper, C.rose, 7) +
  shadow(600, 792, 400, 26, C.rose) +
  lift(
    form(
      "M210 610Q214 580 250 580H930Q990 580 990 640V730Q990 780 940 780H260Q210 780 210 740Z",
      C.white,
      14,
      C.sand,
    ),
  ) +
  cut(
    form(
      "M204 600Q214 556 262 556H700Q730 640 640 690Q560 724 500 740H300Q206 744 204 690Z",
      C.sky,
      14,
    ),
  ) +
  line("M250 600Q330 640 420 604M300 690Q420 720 540 676", dark(C.sky, 0.14), 6) +
  seam("M700 560Q726 640 640 686Q560 720 500 734", C.slate, 7, "10 12") +
  [C.cream, C.sage, C.rose]
    .map((color, i) => {
      const y = 466 - i * 86;
      const d = box(400 + i * 12, y, 420 - i * 24, 86, 30);
      return (
        cut(
          i === 1
            ? form(d, color, 10)
            : i === 2
              ? dots(d, color, C.cream, 40, 6)
              : stripes(d, color, C.straw, 34, 90),
        ) + line(`M${430 + i * 12} ${y + 44}H${790 - i * 12}`, dark(color, 0.18), 4)
      );
    })
    .join("") +
  cut(
    rect(580, 288, 52, 270, 4, C.terracotta),
    path(curve("606,300 540,236 520,290", true), C.terracotta),
    path(curve("606,300 672,236 692,290", true), C.terracotta),
    circle(606, 296, 20, C.brick),
  );

const muselinas = (): string =>
  sun(C.paper, C.butter, undefined, 9) +
  line("M-320 190Q600 250 1520 180", C.bark, 9) +
  (
    [
      ["M230 218L460 226Q470 460 456 640Q400 660 350 640T236 650Q222 430 230 218Z", C.sage, 0],
      ["M490 228L720 228Q736 520 716 740Q650 720 610 744T492 736Q476 480 490 228Z", C.cream, 1],
      ["M750 226L980 218Q986 440 972 616Q916 600 870 622T752 610Q740 420 750 226Z", C.rose, 2],
    ] as const
  )
    .map(
      ([d, color, i]) =>
        lift(
          i === 1
            ? crosses(d, C.cream, C.wicker, 62)
            : i === 0
              ? form(d, color, 12) +
                clip(
                  d,
                  ...[270, 330, 390, 450, 510, 570, 630].map((y) =>
                    line(`M200 ${y}q60 12 140 0t140 0`, light(color, 0.3), 6),
                  ),
                )
              : dots(d, color, C.cream, 54, 8),
        ) + line(d.split("Q")[0] ?? "", dark(color, 0.15), 8),
    )
    .join("") +
  [250, 442, 508, 702, 768, 960].map((x) => cut(rect(x - 9, 196, 18, 58, 6, C.wicker))).join("") +
  sprig(180, 850, 240, -30, C.moss) +
  leaf(1010, 820, 110, -60, C.moss);

const drop = (x: number, y: number, s: number): string =>
  at(
    x,
    y,
    s,
    path("M0 -60C26 -20 42 0 42 24A42 42 0 1 1 -42 24C-42 0 -26 -20 0 -60Z", C.slate),
    line("M-20 24Q-18 46 2 50", C.mist, 8),
  );

const protector = (): string =>
  table(C.sage, C.cream, 3) +
  lift(
    form(
      curve("250,250 600,230 950,250 970,500 950,740 600,756 250,740 234,500", true, 0.4),
      C.white,
      14,
      C.sand,
    ),
  ) +
  cut(
    quilt(
      "M240 250Q600 226 960 250L966 560Q880 580 850 640Q820 720 760 752Q500 760 250 744Q226 " +
        "500 240 250Z",
      C.mist,
      C.sky,
      76,
    ),
  ) +
  lift(
    form("M966 560Q880 580 850 640Q820 720 760 752Q770 640 810 590Q870 530 966 560Z", C.pine, 12),
  ) +
  line("M250 300Q330 290 300 240M250 690Q330 700 310 750M950 300Q880 290 900 240", C.slate, 12) +
  drop(470, 420, 1.3) +
  drop(600, 540, 0.9) +
  drop(660, 380, 0.7);

export const textil: Record<string, () => string> = {
  "saco-dormir-ondaria-tog-1": saco,
  "sabanas-bajeras-ondaria-percal": sabanas,
  "muselinas-ondaria-brisa": muselinas,
  "protector-colchon-ondaria-seco": protector,
};
