import { bust } from "../drawing/figures";
import { shadow } from "../drawing/grounds";
import { C, dark, light } from "../drawing/palette";
import { head, limb, sleeper } from "../drawing/people";
import { cloud, moon, star, window } from "../drawing/shapes";
import {
  blob,
  box,
  circle,
  clip,
  curve,
  cut,
  disc,
  form,
  lift,
  line,
  path,
  random,
  tube,
} from "../drawing/svg";
import { dots, SHEET, weave } from "../drawing/textures";

/** The ground of this advice: the blue of the night with its stars. */
function ground(seed: number): string {
  const rnd = random(seed + 9);
  return (
    path(SHEET, C.slate) +
    cut(path(blob(600, 430, 500, 375, seed, 0.07), dark(C.sky, 0.06))) +
    Array.from({ length: 26 }, () =>
      circle(-320 + rnd() * 1840, rnd() * 500, 3 + rnd() * 4, C.butter, { opacity: 0.8 }),
    ).join("")
  );
}

const dormir = (): string =>
  ground(2) +
  window(
    690,
    110,
    320,
    440,
    C.deep,
    C.cream,
    moon(820, 250, 74, C.butter) + star(950, 190, 20) + star(930, 380, 16) + star(740, 440, 14),
  ) +
  bust(
    440,
    500,
    1.16,
    C.terracotta,
    { skin: C.skin2, hair: C.hair2, style: "bob", mood: "asleep", look: 0.5 },
    10,
  ) +
  lift(
    form(curve("520,560 640,540 720,640 730,800 640,880 480,860 430,740"), C.cream, 14, C.straw),
    head(590, 520, 0.96, { skin: C.skin2, hair: C.hair2, mood: "asleep", look: -0.3 }, -26),
  ) +
  limb("M260 640Q330 840 560 800", dark(C.terracotta, 0.07), 104) +
  path(curve("540,746 620,740 680,770 676,806 620,826 550,850"), C.skin2) +
  limb("M680 980Q760 900 690 760", dark(C.terracotta, 0.12), 100) +
  path(curve("640,770 660,700 700,670 726,690 736,750 730,790"), C.skin2);

const bocaArriba = (): string =>
  ground(4) +
  lift(form(box(330, 60, 540, 900, 60), C.wicker, 18), path(box(376, 106, 448, 900, 36), C.white)) +
  clip(box(376, 106, 448, 900, 36), dots(box(376, 106, 448, 900, 36), C.cream, C.mist, 66, 8)) +
  Array.from(
    { length: 9 },
    (_, i) =>
      tube(`M330 ${190 + i * 86}H388`, C.wicker, 20) +
      tube(`M812 ${190 + i * 86}H870`, C.wicker, 20),
  ).join("") +
  sleeper(600, 480, 1.2, C.sage, { hair: C.hair1 }) +
  line("M600 480V740", dark(C.sage, 0.2), 7) +
  star(540, 580, 22, C.cream) +
  star(660, 640, 22, C.cream) +
  star(556, 690, 16, C.cream) +
  moon(160, 220, 62, C.butter) +
  star(1030, 230, 30) +
  star(1050, 600, 20);

const siestas = (): string =>
  ground(6) +
  cut(circle(600, 300, 220, C.butter)) +
  lift(
    form("M-340 -80H200Q230 300 120 700H-340Z", C.rose, 16),
    form("M1000 -80H1540V700H1080Q970 300 1000 -80Z", C.rose, 16),
  ) +
  line(
    "M20 -60Q60 300 10 690M110 -60Q150 260 90 690M1100 -60Q1060 300 1110 690M1190 -60Q1160 260 1200 690",
    dark(C.rose, 0.16),
    7,
  ) +
  cut(path("M-320 716Q260 704 620 712T1520 706V970H-320Z", dark(C.slate, 0.2))) +
  shadow(600, 806, 340, 24, C.slate) +
  tube("M420 700L340 800M780 700L860 800M340 800H420M860 800H780", C.bark, 26) +
  form(curve("240,470 330,430 600,420 870,430 960,470 900,560 300,560"), C.white, 10, C.sand) +
  head(470, 430, 1.04, { mood: "asleep", hair: C.hair1 }, -14) +
  cut(form(curve("520,530 556,470 660,436 800,446 880,490 870,560 540,570"), C.sage, 12)) +
  limb("M600 500Q600 440 560 396", dark(C.sage, 0.07), 50, [556, 380]) +
  star(720, 480, 20, C.cream) +
  lift(
    weave(
      "M216 480Q600 560 984 480Q970 640 880 716Q860 732 830 732H370Q340 732 320 716Q230 640 216 480Z",
      C.wicker,
      1.25,
    ),
  ) +
  lift(
    form(
      curve(
        "200,466 240,452 300,480 600,530 900,480 960,452 1000,466 984,506 600,580 216,506",
        true,
        0.8,
      ),
      light(C.wicker, 0.14),
      10,
    ),
  ) +
  cloud(600, 200, 0.7, C.cream);

const despertares = (): string =>
  ground(8) +
  moon(250, 230, 84, C.butter) +
  star(960, 180, 30) +
  star(860, 110, 16) +
  cut(path("M-320 770Q260 756 620 766T1520 760V970H-320Z", dark(C.slate, 0.3))) +
  lift(
    form(box(300, 330, 48, 500, 18), dark(C.wicker, 0.1), 8),
    form(box(852, 330, 48, 500, 18), dark(C.wicker, 0.1), 8),
  ) +
  path(box(330, 620, 540, 150, 10), C.white) +
  lift(
    form(curve("500,480 600,460 700,480 740,640 720,780 480,780 460,640"), C.honey, 14),
    head(600, 340, 1.36, { mood: "awe", hair: C.hair2, skin: C.skin2, look: -0.2 }),
  ) +
  Array.from({ length: 9 }, (_, i) => tube(`M${384 + i * 54} 480V740`, C.wicker, 18)).join("") +
  lift(
    form(box(310, 460, 580, 44, 18), C.wicker, 8),
    form(box(310, 730, 580, 60, 18), C.wicker, 10),
  ) +
  cut(form(disc(490, 474, 40), C.skin2, 6), form(disc(710, 474, 40), C.skin2, 6)) +
  line(
    "M474 456v26M492 452v28M510 458v24M694 458v24M710 452v28M728 456v26",
    dark(C.skin2, 0.2),
    5,
  ) +
  lift(form(box(980, 600, 130, 230, 14), C.bark, 8)) +
  cut(form("M1000 600Q1006 520 1044 520T1090 600Z", C.butter, 6)) +
  circle(1044, 560, 120, C.butter, { opacity: 0.18 });

const cambioHora = (): string =>
  ground(11) +
  cut(path("M600 60A380 380 0 0 1 600 820Z", C.butter)) +
  lift(form(disc(600, 440, 300), C.wicker, 20), circle(594, 434, 258, C.cream)) +
  Array.from({ length: 12 }, (_, i) => {
    const a = (i * Math.PI) / 6;
    return circle(
      594 + Math.cos(a) * 216,
      434 + Math.sin(a) * 216,
      i % 3 ? 9 : 17,
      i % 3 ? C.straw : C.terracotta,
    );
  }).join("") +
  line("M594 434V270", C.ink, 20) +
  line("M594 434L480 500", C.ink, 20) +
  circle(594, 434, 26, C.terracotta) +
  line("M660 290A160 160 0 0 0 520 290", C.pine, 14) +
  path("M536 252L492 306L556 316Z", C.pine) +
  moon(180, 260, 84, C.butter) +
  star(290, 140, 24) +
  star(120, 470, 20) +
  cut(circle(1030, 250, 76, C.honey)) +
  Array.from({ length: 8 }, (_, i) => {
    const a = (i * Math.PI) / 4;
    return line(
      `M${1030 + Math.cos(a) * 100} ${250 + Math.sin(a) * 100}L${1030 + Math.cos(a) * 128} ${250 + Math.sin(a) * 128}`,
      C.honey,
      14,
    );
  }).join("") +
  lift(
    form(curve("230,800 400,740 600,730 800,740 970,800 960,970 240,970"), C.white, 12, C.sand),
    head(440, 750, 0.9, { mood: "asleep", hair: C.hair1 }, -16),
    form(curve("470,850 560,790 720,780 840,850 880,990 470,990"), C.terracotta, 14),
    limb("M560 850Q560 800 520 762", dark(C.terracotta, 0.07), 52, [516, 746]),
  ) +
  star(690, 850, 24, C.cream);

export const sueno: Record<string, () => string> = {
  "consejos-dormir-bebe": dormir,
  "dormir-boca-arriba": bocaArriba,
  "siestas-primer-ano": siestas,
  "despertares-nocturnos": despertares,
  "cambio-de-hora-bebes": cambioHora,
};
