import { C, dark, light } from "./palette";
import { type Face, head, limb } from "./people";
import { at, cut, form, line, path, rect, turn } from "./svg";

/** The glass palace of the Retiro, from the pond; the origin is the middle of its foot. */
export function crystalPalace(x: number, y: number, s: number): string {
  const glass = C.mist;
  const iron = C.white;
  const wing = (x0: number, n: number, top: number) =>
    Array.from({ length: n }, (_, i) => {
      const a = x0 + i * 46;
      return (
        path(`M${a} 0V${top + 24}Q${a + 22} ${top - 14} ${a + 44} ${top + 24}V0Z`, glass) +
        line(
          `M${a} 0V${top + 24}Q${a + 22} ${top - 14} ${a + 44} ${top + 24}V0M${a + 22} ` +
            `${top + 8}V0M${a} ${top * 0.45}h44`,
          iron,
          5,
        )
      );
    }).join("");
  return at(
    x,
    y,
    s,
    path("M-280 -112H-40L-60 -140H-262ZM280 -112H40L60 -140H262Z", C.sky),
    wing(-276, 5, -104),
    wing(46, 5, -104),
    path("M-110 -196C-100 -300 -40 -328 0 -336C40 -328 100 -300 110 -196Z", C.sky),
    line(
      "M-110 -196C-100 -300 -40 -328 0 -336C40 -328 100 -300 110 -196M-56 -200Q-50 -290 0 -334" +
        "Q50 -290 56 -200M0 -334V-200M-90 -254H90",
      iron,
      5,
    ),
    rect(-14, -366, 28, 34, 6, C.sky),
    line("M0 -366V-392", iron, 6),
    path("M-116 0V-196H116V0Z", glass),
    wing(-115, 5, -184),
    path("M-44 0V-100Q0 -156 44 -100V0Z", light(C.sky, 0.1)),
    line("M-44 0V-100Q0 -156 44 -100V0M0 -126V0", iron, 6),
    rect(-124, -206, 248, 16, 6, iron),
    rect(-290, -12, 580, 16, 4, iron),
  );
}

/** Adult walking to the left; feet at the origin, 500 high. */
export function walker(
  x: number,
  y: number,
  s: number,
  o: {
    coat: string;
    legs: string;
    face: Face;
    front: string;
    back: string;
    over?: string;
    skirt?: boolean;
  },
): string {
  const shoe = (sx: number, sy: number, d: number) =>
    turn(
      d,
      sx,
      sy,
      form(
        `M${sx + 26} ${sy - 22}V${sy + 8}H${sx - 44}Q${sx - 46} ${sy - 14} ` +
          `${sx - 10} ${sy - 26}Z`,
        C.bark,
        5,
      ),
    );
  const hem = o.skirt ? 96 : 76;
  return at(
    x,
    y,
    s,
    limb("M16 -200Q56 -110 72 -34", dark(o.legs, 0.14), 46),
    shoe(78, -8, -24),
    limb("M-14 -200Q-36 -110 -52 -20", o.legs, 48),
    shoe(-54, -4, 0),
    limb(o.back, dark(o.coat, 0.18), 40),
    cut(
      form(
        `M-50 -392Q-74 -380 -76 -340L-${hem} -150Q0 -126 ${hem} -150L76 -340Q74 -380 50 -392` +
          "Q0 -408 -50 -392Z",
        o.coat,
        13,
      ),
    ),
    path("M-22 -412H22V-384Q0 -366 -22 -384Z", dark(o.face.skin ?? C.skin1, 0.12)),
    head(0, -452, 0.56, { look: -0.6, ...o.face }),
    limb(o.front, o.coat, 42),
    o.over ?? "",
  );
}
