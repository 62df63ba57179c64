import { arch, blobGround, room, shadow, sun } from "../drawing/grounds";
import { C, dark, light } from "../drawing/palette";
import { frame, leaf } from "../drawing/shapes";
import { at, box, circle, curve, cut, form, lift, line, oval, path, tube } from "../drawing/svg";
import { dots, stripes } from "../drawing/textures";

const bowl = (x: number, y: number, s: number, color: string): string =>
  at(
    x,
    y,
    s,
    oval(0, -64, 70, 16, C.cream),
    circle(-20, -72, 18, C.terracotta),
    circle(16, -74, 20, C.honey),
    cut(form("M-80 -66H80Q76 0 30 0H-30Q-76 0 -80 -66Z", color, 10)),
  );

/** Side of the beech chair: a leaning post on a runner. */
const post = (dx: number, color: string): string =>
  form(
    `M${370 + dx} 120Q${362 + dx} 96 ${392 + dx} 92L${424 + dx} 90L${770 + dx} 770H${800 + dx}` +
      `Q${822 + dx} 774 ${820 + dx} 796T${796 + dx} 816H${330 + dx}Q${308 + dx} 812 ${308 + dx} 792` +
      `T${334 + dx} 770H${690 + dx}Z`,
    color,
    12,
  );

/** The beech chair with its tray and bowl, on its runners at y 816. */
export const beechChair = (): string =>
  lift(post(60, dark(C.straw, 0.2))) +
  lift(
    form(curve("452,130 500,120 556,190 540,226 500,232 470,200", true, 0.8), C.straw, 6),
    form(curve("496,224 550,216 600,286 590,318 540,326 510,296", true, 0.8), C.straw, 6),
  ) +
  lift(
    form(box(590, 606, 330, 44, 20), C.straw, 8),
    form(box(560, 470, 330, 46, 20), C.straw, 8),
    form(curve("560,424 660,420 860,430 880,456 860,480 700,486 570,480"), C.terracotta, 10),
    form(curve("470,210 520,200 566,270 622,390 610,450 566,450 520,360"), C.terracotta, 10),
  ) +
  lift(post(0, C.straw)) +
  line("M566 270Q640 300 672 380V440", C.ink, 13) +
  circle(672, 446, 16, C.honey) +
  lift(line("M760 370V440", C.bark, 20), form(box(610, 344, 320, 34, 16), C.white, 8, C.sand)) +
  bowl(790, 346, 0.86, C.sage) +
  [0, 1, 2, 3].map((i) => circle(560 + i * 52, 410 + i * 102, 8, dark(C.straw, 0.4))).join("");

const evolutiva = (): string =>
  blobGround(C.dew, C.cream, 13) +
  shadow(600, 820, 320, 22, C.cream) +
  beechChair() +
  leaf(220, 800, 120, -76, C.moss) +
  leaf(232, 806, 90, -30, C.sage);

const plegable = (): string =>
  room(C.blush, C.straw, 730, 8) +
  frame(
    170,
    130,
    170,
    210,
    circle(255, 250, 50, C.terracotta) + leaf(255, 200, 50, -60, C.moss),
    C.bark,
  ) +
  shadow(640, 818, 300, 24, C.straw) +
  lift(
    tube("M520 560L430 810", C.stone, 24),
    tube("M760 560L850 810", C.stone, 24),
    tube("M540 570L760 800", C.stone, 22),
    tube("M740 570L520 800", C.stone, 22),
    circle(640, 680, 18, C.ink),
    tube("M410 812H490M790 812H870M500 806H540M742 806H782", C.ink, 20),
  ) +
  lift(
    form(
      curve("640,130 770,150 800,300 800,480 770,570 640,590 510,570 480,480 480,300 510,150"),
      C.slate,
      18,
    ),
  ) +
  cut(
    stripes(
      curve("640,166 744,182 766,310 764,450 730,520 640,530 550,520 516,450 514,310 536,182"),
      C.cream,
      C.sky,
      54,
      90,
    ),
  ) +
  line("M590 250L606 420M690 250L674 420M640 430V520", C.ink, 16) +
  circle(640, 430, 20, C.honey) +
  lift(
    form(
      curve("400,440 640,420 880,440 910,500 870,548 640,560 410,548 370,500", true, 0.8),
      C.white,
      12,
      C.sand,
    ),
  ) +
  path(curve("440,470 640,452 840,470 850,500 640,524 430,500", true, 0.8), C.mist) +
  bowl(600, 500, 0.9, C.terracotta) +
  line("M720 490L800 470", C.honey, 14) +
  oval(812, 466, 24, 15, C.honey) +
  cut(form(box(540, 566, 200, 60, 26), dark(C.slate, 0.1), 10));

/** A booster tied to a chair whose feet stand at y 840. */
export const booster = (): string =>
  lift(
    tube("M440 120V800M760 120V800", C.bark, 40),
    tube("M440 150H760M440 230H760", C.bark, 34),
    form(box(410, 590, 380, 52, 16), C.bark, 10),
    tube("M420 640V820M780 640V820", C.bark, 40),
  ) +
  line("M420 400H780", C.ink, 26) +
  line("M430 660H770", C.ink, 22) +
  lift(
    form(
      curve("600,280 740,290 770,400 780,560 740,600 600,606 460,600 420,560 430,400 460,290"),
      C.honey,
      18,
    ),
  ) +
  cut(
    form(
      curve("600,324 700,332 716,420 716,520 600,540 484,520 484,420 500,332"),
      light(C.honey, 0.45),
      10,
    ),
  ) +
  line("M560 350V470M640 350V470M560 470L600 500L640 470", C.ink, 16) +
  circle(600, 500, 20, C.pine) +
  lift(
    form(
      curve(
        "420,500 470,480 500,530 600,560 700,530 730,480 780,500 800,590 600,610 400,590",
        true,
        0.8,
      ),
      C.honey,
      14,
    ),
  ) +
  lift(
    form(
      curve("380,540 600,520 820,540 840,584 800,616 600,626 400,616 360,584", true, 0.8),
      C.pine,
      12,
    ),
  ) +
  path(curve("430,556 600,542 770,556 780,582 600,596 420,582", true, 0.8), light(C.pine, 0.22)) +
  bowl(640, 578, 0.82, C.cream);

const elevador = (): string =>
  arch(C.straw, C.cream, C.moss, 6) + shadow(600, 826, 260, 20, C.moss) + booster();

/** A cloth seat pulled over the back of a grown-up's chair, its harness open. */
const viaje = (): string =>
  sun(C.sky, C.cream, undefined, 4) +
  cut(path("M-320 800Q260 788 620 796T1520 790V970H-320Z", C.straw)) +
  shadow(600, 852, 260, 20, C.straw) +
  lift(
    tube("M430 130V846M770 130V846", C.bark, 38),
    tube("M430 150H770", C.bark, 34),
    tube("M500 650V846M700 650V846", dark(C.bark, 0.16), 34),
    form(box(396, 606, 408, 52, 18), C.bark, 10),
  ) +
  lift(
    form(
      curve("600,196 780,204 806,240 800,430 790,600 600,612 410,600 400,430 394,240 420,204"),
      C.pine,
      18,
    ),
  ) +
  cut(
    form(
      curve("600,240 724,250 740,300 736,440 716,520 600,532 484,520 464,440 460,300 476,250"),
      C.sage,
      8,
    ),
    dots(
      curve("600,252 716,262 728,306 724,436 706,508 600,520 494,508 476,436 472,306 484,262"),
      C.sage,
      C.cream,
      48,
      7,
    ),
  ) +
  line("M548 266L566 430M652 266L634 430M566 430L600 470L634 430M600 470V560", C.ink, 17) +
  circle(600, 462, 22, C.honey) +
  lift(
    form(
      curve("410,560 600,540 790,560 826,600 800,652 600,664 400,652 374,600", true, 0.8),
      C.pine,
      14,
    ),
  ) +
  line("M440 600Q600 584 760 600", light(C.pine, 0.24), 6, { "stroke-dasharray": "4 16" }) +
  tube("M374 420H826", C.stone, 16) +
  cut(form(box(776, 396, 60, 48, 10), C.ink, 6));

export const tronas: Record<string, () => string> = {
  "trona-evolutiva-pinarela-crece": evolutiva,
  "trona-plegable-tilavia-pliega": plegable,
  "asiento-elevador-nubaro-mesa": elevador,
  "trona-viaje-nubaro-bolsa": viaje,
};
