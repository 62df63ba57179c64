import { shadow, sheet } from "../drawing/grounds";
import { C, dark } from "../drawing/palette";
import { at, blob, box, circle, clip, cut, form, lift, line, path, turn } from "../drawing/svg";
import { weave } from "../drawing/textures";
import { bano } from "../productos/bano";
import { barreras } from "../productos/barreras";
import { canastillas } from "../productos/canastillas";
import { buggy, pram } from "../productos/carritos";
import { juguetes } from "../productos/juguetes";
import { libros } from "../productos/libros";
import { luces } from "../productos/luces";
import { mama } from "../productos/mama";
import { mobiliario } from "../productos/mobiliario";
import { ropa } from "../productos/ropa";
import { textil } from "../productos/textil";
import { beechChair, booster } from "../productos/tronas";

/** The ground of this advice: linen paper with a pale sheet and a floor. */
const ground = (seed: number): string =>
  sheet(C.sand, seed) +
  cut(path(blob(600, 420, 520, 370, seed, 0.07), C.cream)) +
  cut(path("M-320 690Q240 676 620 688T1520 680V970H-320Z", C.dew));

/** A tape measure that lies along the floor, its case at the right. */
const tape = (): string =>
  lift(
    form(box(110, 750, 960, 54, 8), C.honey, 8),
    ...Array.from({ length: 23 }, (_, i) =>
      line(`M${140 + i * 40} 754v${i % 5 === 0 ? 34 : 18}`, C.ink, 5),
    ),
    path(box(96, 742, 20, 70, 6), C.stone),
  ) + lift(form(box(1000, 696, 126, 118, 34), C.terracotta, 12), circle(1060, 754, 26, C.cream));

const sillas = (): string =>
  ground(3) +
  shadow(340, 734, 290, 20, C.dew) +
  shadow(850, 734, 210, 18, C.dew) +
  at(-130, 113, 0.8, pram(C.pine)) +
  cut(at(-130, 113, 0.8, weave("M476 584H742L706 668Q700 680 686 680H538Q522 680 516 668Z"))) +
  at(365, 98, 0.8, buggy(C.terracotta)) +
  tape();

const tronas = (): string =>
  ground(7) +
  lift(weave("M70 738H1130L1190 824H10Z", C.wicker, 0.9)) +
  shadow(340, 752, 240, 16, dark(C.wicker, 0.1)) +
  shadow(800, 752, 190, 14, dark(C.wicker, 0.1)) +
  at(-140, 102, 0.79, beechChair()) +
  at(330, 86, 0.79, booster());

/** A print with a paper rim that shows another drawing. */
const print = (x: number, y: number, angle: number, drawing: (() => string) | undefined): string =>
  turn(
    angle,
    x + 262,
    y + 262,
    lift(form(box(x, y, 524, 524, 10), C.white, 8, C.straw)),
    at(x + 24, y + 24, 0.529, clip(box(0, 0, 900, 900, 12), at(-150, 0, 1, drawing?.() ?? ""))),
  );

/** Two prints that lie over the tape: the categories whose things are too many for one scene. */
const prints = (seed: number, one?: () => string, two?: () => string) => (): string =>
  ground(seed) + tape() + print(62, 150, -3, one) + print(618, 120, 3, two);

export const guias: Record<string, () => string> = {
  "mejores-sillas-de-paseo": sillas,
  "mejores-tronas": tronas,
  "cuarto-del-bebe": prints(
    2,
    mobiliario["cuna-convertible-pinarela-bosque"],
    textil["saco-dormir-ondaria-tog-1"],
  ),
  "ropa-primer-ano": prints(
    4,
    ropa["bodies-cruzados-ondaria-nido"],
    ropa["pijama-cremallera-ondaria-siesta"],
  ),
  "barreras-y-luces": prints(
    5,
    barreras["barrera-escalera-baluro-firme"],
    luces["luz-nocturna-lumbrel-conejo"],
  ),
  "juguetes-y-cuentos": prints(
    6,
    juguetes["cubos-apilables-pinarela-torre"],
    libros["cuento-carton-garabo-luna"],
  ),
  "bano-y-cuidado": prints(8, bano["banera-plegable-nubaro-ola"], bano["capa-bano-ondaria-rizo"]),
  "para-ti-embarazo": prints(
    9,
    mama["almohada-embarazo-almenda-abrazo"],
    mama["bolso-maternidad-veloria-planta"],
  ),
  "regalos-recien-nacido": prints(
    10,
    canastillas["canastilla-primera-puesta-ondaria"],
    canastillas["caja-recuerdos-garabo-primer-ano"],
  ),
};
