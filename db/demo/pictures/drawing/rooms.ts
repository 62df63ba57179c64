import { C, light } from "./palette";
import { at, box, circle, cut, form, lift, rect } from "./svg";

/** Safety gate, 640 wide and 460 high on the origin; the door is the middle part. */
export function gate(x: number, y: number, s: number, color: string, shade: string): string {
  const bar = (bx: number, top = -400, foot = -40) =>
    rect(bx - 9, top, 18, foot - top, 9, shade) + rect(bx - 9, top, 12, foot - top, 6, color);
  const bars =
    [-250, -190].map((b) => bar(b)).join("") +
    [190, 250].map((b) => bar(b)).join("") +
    [-120, -60, 0, 60, 120].map((b) => bar(b, -390, -40)).join("");
  return at(
    x,
    y,
    s,
    lift(
      form(box(-330, -450, 44, 450, 12), C.wicker, 8),
      form(box(286, -450, 44, 450, 12), C.wicker, 8),
    ),
    lift(
      form(box(-300, -60, 600, 30, 14), color, 6, shade),
      form(box(-290, -420, 130, 30, 14), color, 6, shade),
      form(box(160, -420, 130, 30, 14), color, 6, shade),
      bars,
      form(box(-168, -416, 336, 34, 16), color, 6, shade),
      form(box(-160, -440, 30, 400, 12), light(color, 0.2), 6, shade),
      form(box(130, -440, 30, 400, 12), light(color, 0.2), 6, shade),
    ),
    cut(form(box(92, -448, 92, 66, 22), C.terracotta, 8)),
    circle(138, -416, 12, C.cream),
  );
}
