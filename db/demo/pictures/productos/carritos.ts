import { arch, blobGround, room, shadow, sheet, sun } from "../drawing/grounds";
import { C, dark, light } from "../drawing/palette";
import { leaf, plant, poplar, wheel } from "../drawing/shapes";
import { at, box, circle, curve, cut, form, lift, line, path, rect, tube } from "../drawing/svg";
import { weave } from "../drawing/textures";

/** Folding hood with its ribs, opening to the right; the hinge is the origin. */
const hood = (x: number, y: number, s: number, color: string): string => {
  const d = "M0 0L-206 -6C-214 -128 -120 -216 8 -214C40 -214 62 -206 72 -196Z";
  return at(
    x,
    y,
    s,
    form(d, color, 14),
    line("M0 0Q-150 -70 -176 -116M0 0Q-96 -110 -90 -194", dark(color, 0.22), 6),
    line("M0 0L72 -196", dark(color, 0.3), 10),
  );
};

/** Infant carrier of the travel set, standing on the floor. */
const carrier = (x: number, y: number, s: number, shell: string, cloth: string): string =>
  at(
    x,
    y,
    s,
    line("M-80 -150C-90 -330 120 -330 116 -140", C.ink, 18),
    form(
      "M-178 -214Q-186 -240 -162 -244Q-138 -246 -124 -214Q-84 -132 -16 -122L120 -146Q172 -152 " +
        "176 -120Q172 -66 130 -32Q98 0 44 0H-50Q-92 -2 -118 -38Q-160 -100 -178 -214Z",
      shell,
      12,
    ),
    path(
      "M-150 -204Q-140 -220 -116 -180Q-80 -116 -14 -106L112 -128Q150 -132 144 -108Q120 -58 22 -54" +
        "Q-108 -62 -150 -204Z",
      cloth,
    ),
    circle(114, -138, 20, C.ink),
  );

/** Chassis with its cot, wheels at y 774; about 700 wide from x 268. */
export const pram = (color: string, apron: string = C.cream): string =>
  lift(
    wheel(742, 690, 84, C.paper),
    tube("M846 246Q900 214 946 250M872 232L470 664", C.ink, 20),
    tube("M520 520L724 672", C.ink, 20),
    cut(form("M476 584H742L706 668Q700 680 686 680H538Q522 680 516 668Z", C.sand, 12)),
    wheel(430, 708, 66, C.paper),
    tube("M846 246Q900 214 950 256", C.bark, 24),
  ) +
  lift(
    form("M268 356H812Q822 528 690 544H402Q262 528 268 356Z", color, 18),
    path("M268 356H812Q812 390 808 410H272Q266 390 268 356Z", light(color, 0.16)),
    line("M300 446Q520 470 780 446", light(color, 0.2), 5),
    form("M470 356H826Q842 356 838 376L830 420Q640 440 478 420Z", apron, 10),
    line("M500 402Q640 414 812 402", C.straw, 6),
  ) +
  cut(hood(474, 366, 1, color));

const ronda = (): string =>
  room(C.dew, C.sand, 716, 3) +
  plant(150, 742, 1.15, C.pine) +
  shadow(560, 776, 330) +
  shadow(985, 790, 130) +
  pram(C.pine) +
  cut(carrier(985, 792, 0.78, C.wicker, C.cream));

/** Umbrella-folding buggy, facing left; wheels at y 790. */
export const buggy = (color: string): string =>
  lift(
    wheel(700, 744, 46, C.cream, 4),
    wheel(786, 740, 46, C.cream, 4),
    tube("M808 180L470 720", C.stone, 18),
    tube("M540 470L740 720", C.stone, 18),
    tube("M772 168Q800 130 848 152", C.ink, 28),
    wheel(436, 746, 46, C.cream, 4),
    wheel(500, 744, 46, C.cream, 4),
  ) +
  lift(
    form(curve("700,300 742,322 640,560 560,600 430,590 424,560 540,536", true, 0.7), color, 14),
    form(
      "M434 556Q410 560 396 610L360 696Q356 712 376 712H420Q432 712 438 696L474 596Z",
      dark(color, 0.1),
      8,
    ),
  ) +
  cut(
    form("M716 326C736 230 660 150 540 158C480 164 440 196 424 240L560 300Z", color, 14),
    line("M716 326Q600 290 520 164", dark(color, 0.26), 6),
  ) +
  line("M556 524L616 474L652 548", C.cream, 13);

const pluma = (): string =>
  blobGround(C.blush, C.paper, 4) +
  shadow(590, 790, 300, 24, C.paper) +
  buggy(C.terracotta) +
  leaf(250, 690, 90, -50, C.sage) +
  leaf(236, 700, 80, -110, C.moss);

const seatFront = (x: number, color: string): string =>
  at(
    x,
    0,
    1,
    cut(
      form(box(-128, 300, 256, 320, 44), color, 14),
      form(box(-92, 330, 184, 240, 36), light(color, 0.3), 8),
    ),
    line("M-44 346V470M44 346V470M-44 470L0 520L44 470M0 520V566", dark(color, 0.45), 15),
    circle(0, 512, 20, C.ink),
    cut(form(box(-140, 590, 280, 74, 34), dark(color, 0.08), 10)),
    cut(
      form("M-152 330C-152 150 152 150 152 330Q76 282 0 282T-152 330Z", color, 14),
      line("M-60 292Q-44 220 -30 202M60 292Q50 220 36 202", dark(color, 0.24), 6),
    ),
    tube("M-132 520Q0 470 132 520", C.ink, 22),
    cut(form("M-108 664H108L92 716H-92Z", dark(color, 0.16), 8)),
  );

const duo = (): string =>
  sun(C.mist, C.paper, C.straw, 2) +
  shadow(600, 806, 400, 28, C.straw) +
  lift(
    tube("M272 640V230Q272 140 360 140H840Q928 140 928 230V640", C.ink, 24),
    tube("M420 140H780", C.bark, 34),
    tube("M272 620V750M928 620V750M600 620V750", C.ink, 22),
    wheel(272, 762, 54, C.paper),
    wheel(928, 762, 54, C.paper),
    wheel(568, 766, 46, C.paper),
    wheel(632, 766, 46, C.paper),
  ) +
  seatFront(438, C.sage) +
  seatFront(762, C.rose);

const sierra = (): string =>
  sheet(C.cream, 2) +
  cut(
    path(
      "M-320 560L60 340L190 440L360 290L560 510L700 430L900 560L1100 410L1520 600V760H-320Z",
      C.dew,
    ),
  ) +
  cut(path("M-320 650Q100 560 420 620T1000 600T1520 640V760H-320Z", C.sage)) +
  cut(path("M-320 716Q160 690 520 708T1020 700T1520 720V970H-320Z", C.straw)) +
  poplar(150, 730, 0.8, C.pine) +
  poplar(1060, 716, 0.66, C.moss) +
  shadow(590, 790, 380, 26, C.straw) +
  lift(
    wheel(730, 668, 122, C.honey, 6),
    tube("M900 236L360 700", C.ink, 24),
    tube("M470 560L730 668", C.ink, 24),
    tube("M886 248Q924 190 984 226", C.ink, 32),
    wheel(336, 694, 96, C.honey, 6),
  ) +
  lift(
    form(curve("760,300 806,330 716,560 640,600 470,580 452,548 600,510", true, 0.7), C.slate, 14),
    form(
      "M470 544Q440 548 424 592L396 660Q392 678 410 680L462 684L516 588Z",
      dark(C.slate, 0.12),
      8,
    ),
  ) +
  cut(
    form("M782 330C812 216 720 126 584 140C516 148 470 184 452 236L600 306Z", C.slate, 14),
    line("M782 330Q650 292 580 144M782 330Q720 220 700 168", dark(C.slate, 0.28), 6),
  ) +
  line("M600 486L668 436L706 512", C.cream, 14) +
  cut(weave("M486 622H690L660 690H520Z", C.wicker, 0.6));

const cabina = (): string =>
  arch(C.butter, C.cream, C.sky, 1) +
  shadow(450, 800, 220, 22, C.sky) +
  shadow(846, 800, 150, 18, C.sky) +
  lift(
    tube("M560 190L420 640", C.ink, 16),
    tube("M360 500L560 720", C.ink, 16),
    tube("M540 170Q580 140 620 170", C.ink, 26),
    wheel(400, 736, 50, C.paper, 4),
    wheel(560, 742, 50, C.paper, 4),
    tube("M430 610L404 730", C.ink, 16),
  ) +
  lift(
    form(curve("530,330 560,350 510,570 440,604 300,586 296,556 410,530", true, 0.7), C.pine, 12),
    form("M310 552Q286 556 274 600L246 676Q244 690 262 690H300L350 590Z", dark(C.pine, 0.14), 8),
  ) +
  cut(
    form("M546 352C566 256 500 186 386 196C336 202 300 230 286 270L416 326Z", C.pine, 12),
    line("M546 352Q440 320 384 200", light(C.pine, 0.2), 6),
  ) +
  lift(
    tube("M790 430V300H900V430", C.stone, 14),
    form(box(716, 420, 260, 350, 40), C.terracotta, 18),
    line("M770 440V750M922 440V750", dark(C.terracotta, 0.25), 6),
    rect(740, 760, 50, 34, 12, C.ink),
    rect(902, 760, 50, 34, 12, C.ink),
  ) +
  cut(
    path(box(800, 520, 92, 120, 14), C.cream),
    line("M826 610l40 -62m-40 0l40 62M818 560h56M818 600h56", C.pine, 7),
  );

export const carritos: Record<string, () => string> = {
  "carrito-tilavia-ronda-3-en-1": ronda,
  "silla-ligera-nubaro-pluma": pluma,
  "carrito-gemelar-tilavia-duo": duo,
  "silla-todoterreno-corzuela-sierra": sierra,
  "silla-compacta-veloria-cabina": cabina,
};
