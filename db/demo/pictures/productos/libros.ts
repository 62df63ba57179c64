import { blobGround, night, shadow, sun, table } from "../drawing/grounds";
import { C, dark } from "../drawing/palette";
import { cloud, poplar, star, tree } from "../drawing/shapes";
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
  turn,
} from "../drawing/svg";

const tela = (): string =>
  blobGround(C.sky, C.butter, 16) +
  cut(
    rect(850, 250, 120, 34, 8, C.terracotta),
    rect(850, 420, 110, 34, 8, C.pine),
    rect(850, 590, 120, 34, 8, C.honey),
  ) +
  lift(
    form(
      curve("290,200 600,180 890,196 900,450 888,710 600,726 290,712 276,450", true, 0.5),
      C.rose,
      12,
    ),
  ) +
  lift(
    form(
      curve("270,180 580,160 860,176 872,440 860,690 580,708 270,692 256,440", true, 0.5),
      C.cream,
      16,
      C.straw,
    ),
  ) +
  clip(
    curve("300,210 580,192 830,206 840,440 830,660 580,676 300,662 288,440", true, 0.5),
    path("M200 100H900V800H200Z", C.mist),
    circle(720, 300, 56, C.honey),
    cloud(450, 310, 0.8),
    path("M200 520Q400 430 620 500T900 470V800H200Z", C.sage),
    path("M200 600Q420 540 640 590T900 570V800H200Z", C.moss),
  ) +
  at(
    470,
    560,
    1,
    cut(
      form(curve("-110,-40 -80,-100 0,-110 80,-96 104,-40 70,10 -60,10"), C.white, 10, C.sand),
      form(curve("-150,-60 -120,-96 -84,-70 -96,-20 -136,-16"), C.ink, 4),
    ),
    line("M-50 8v44M50 8v44M-20 8v44M76 0v48", C.ink, 14),
    circle(-128, -60, 6, C.white),
    line("M-40 -60q14 -14 28 0M20 -70q14 -14 28 0M-10 -30q14 -14 28 0", C.sand, 6),
  ) +
  tree(720, 610, 0.55, C.pine) +
  seam(
    "M286 196Q580 176 846 192Q858 440 846 676Q580 692 286 678Q272 440 286 196Z",
    C.terracotta,
    6,
    "14 14",
  );

const contrastes = (): string => {
  const page = (x: number, up: boolean, paper: string, mark: string) => {
    const d = up
      ? `M${x} 250L${x + 200} 310V690L${x} 630Z`
      : `M${x} 310L${x + 200} 250V630L${x} 690Z`;
    return (
      lift(form(d, paper, 8, paper === C.ink ? "#15110f" : C.sand)) +
      clip(d, at(x + 100, 470, 1, mark))
    );
  };
  const rays = Array.from({ length: 12 }, (_, i) =>
    turn(i * 30, 0, 0, rect(-7, -112, 14, 40, 7, C.ink)),
  ).join("");
  return (
    table(C.terracotta, C.blush, 6) +
    shadow(600, 716, 440, 22, C.blush) +
    page(200, true, C.white, circle(0, 0, 56, C.ink) + rays) +
    page(
      400,
      false,
      C.ink,
      [96, 72, 48, 24].map((r, i) => circle(0, 0, r, i % 2 ? C.ink : C.white)).join(""),
    ) +
    page(
      600,
      true,
      C.white,
      path(curve("-80,10 -40,-50 30,-50 70,0 30,50 -40,54"), C.ink) +
        path("M60 0L104 -44V46Z", C.ink) +
        circle(-36, -10, 13, C.white) +
        line("M0 -34q20 34 0 70", C.white, 8),
    ) +
    page(
      800,
      false,
      C.ink,
      [-80, -40, 0, 40, 80]
        .map((y) => line(`M-110 ${y}q28 -36 55 0t55 0t55 0t55 0`, C.white, 13))
        .join(""),
    )
  );
};

const luna = (): string =>
  night(C.slate, C.sky, 11) +
  shadow(580, 800, 280, 22, C.slate) +
  lift(form(box(320, 120, 540, 660, 26), C.cream, 20, C.straw)) +
  line("M846 150V760", C.straw, 5) +
  lift(form(box(300, 110, 530, 650, 26), C.deep, 16)) +
  circle(570, 340, 158, C.butter) +
  circle(516, 300, 22, C.straw) +
  circle(668, 420, 26, C.straw) +
  circle(630, 280, 14, C.straw) +
  line("M500 350q20 18 40 0M600 350q20 18 40 0M550 404q22 18 44 0", C.bark, 8) +
  clip(
    box(300, 110, 530, 650, 26),
    path("M280 660Q420 560 580 630T860 600V800H280Z", C.moss),
    path("M280 700Q480 640 860 700V800H280Z", C.pine),
    at(
      440,
      650,
      0.9,
      path("M-60 0V-70L0 -120L60 -70V0Z", C.rose),
      path("M-76 -64L0 -130L76 -64L64 -52L0 -108L-64 -52Z", C.terracotta),
      rect(-14, -50, 28, 50, 10, C.butter),
    ),
  ) +
  star(370, 200, 22) +
  star(750, 190, 26) +
  star(770, 480, 18) +
  star(366, 470, 16) +
  rect(324, 110, 12, 650, 0, dark(C.deep, 0.3));

const madrid = (): string =>
  sun(C.cream, C.blush, C.pine, 12) +
  shadow(600, 806, 430, 22, C.pine) +
  lift(
    form(
      "M120 330Q370 260 600 350Q830 260 1080 330V770Q830 700 600 790Q370 700 120 770Z",
      C.terracotta,
      14,
    ),
  ) +
  clip(
    "M146 306Q390 240 600 336Q810 240 1054 306V746Q810 680 600 770Q390 680 146 746Z",
    path("M0 0H1200V900H0Z", C.butter),
    circle(930, 372, 52, C.honey),
    // Roofs of the Gran Vía, with the flaps of the windows.
    path("M140 560V420H240V380H270V360H290V380H330V470H420V400L450 340L480 400V600H140Z", C.slate),
    path("M430 352V300M450 340V270", "none", { stroke: C.ink, "stroke-width": 5 }),
    path(
      "M700 600V440Q760 340 820 440V600ZM830 620V470H900V420L930 380L960 420V470H1060V640H830Z",
      C.rose,
    ),
    line("M760 392V340", C.brick, 6),
    path("M130 560Q380 500 600 590Q820 500 1070 560V800H130Z", C.sage),
    rect(860, 500, 26, 36, 10, C.butter),
    rect(920, 500, 26, 36, 10, C.butter),
    rect(980, 500, 26, 36, 10, C.butter),
    rect(180, 440, 26, 32, 6, C.butter),
    rect(240, 440, 26, 32, 6, C.butter),
    rect(360, 500, 26, 32, 6, C.butter),
    tree(330, 680, 0.42, C.pine),
    poplar(210, 680, 0.32, C.moss),
    tree(900, 680, 0.46, C.moss),
  ) +
  line("M600 336V770", C.straw, 7) +
  lift(
    form("M440 600L560 630V730L440 696Z", C.cream, 8, C.straw),
    form("M560 630L620 560V650L560 730Z", C.honey, 6),
  ) +
  line("M480 650l50 14M480 676l50 14", C.terracotta, 8) +
  lift(
    form("M700 640L820 606V700L700 740Z", C.mist, 8),
    form("M820 606L880 540V640L820 700Z", C.terracotta, 6),
  ) +
  circle(760, 670, 22, C.honey);

export const libros: Record<string, () => string> = {
  "libro-tela-garabo-campo": tela,
  "libro-contrastes-garabo-blanco-negro": contrastes,
  "cuento-carton-garabo-luna": luna,
  "libro-solapas-garabo-madrid": madrid,
};
