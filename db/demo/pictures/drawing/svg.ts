import { C, dark } from "./palette";

/** Canvas of every picture. Grounds bleed to the sides so that wide crops stay covered. */
export const W = 1200;
export const H = 900;
export const BLEED = 320;

let ids = 0;
/** Ids restart with each picture, so that the same drawing always gives the same SVG. */
export function resetIds(): void {
  ids = 0;
}
export function newId(): string {
  ids += 1;
  return `i${ids}`;
}

type Attrs = Record<string, string | number | undefined>;

const attrs = (a: Attrs): string =>
  Object.entries(a)
    .filter(([, v]) => v !== undefined)
    .map(([k, v]) => ` ${k}="${typeof v === "number" ? Math.round(v * 100) / 100 : v}"`)
    .join("");

export const el = (tag: string, a: Attrs, inner = ""): string =>
  inner ? `<${tag}${attrs(a)}>${inner}</${tag}>` : `<${tag}${attrs(a)}/>`;

export const path = (d: string, fill: string, a: Attrs = {}): string =>
  el("path", { d, fill, ...a });

export const line = (d: string, stroke: string, width = 6, a: Attrs = {}): string =>
  el("path", {
    d,
    fill: "none",
    stroke,
    "stroke-width": width,
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
    ...a,
  });

export const circle = (cx: number, cy: number, r: number, fill: string, a: Attrs = {}): string =>
  el("circle", { cx, cy, r, fill, ...a });

export const oval = (cx: number, cy: number, rx: number, ry: number, fill: string, a: Attrs = {}) =>
  el("ellipse", { cx, cy, rx, ry, fill, ...a });

export const rect = (
  x: number,
  y: number,
  w: number,
  h: number,
  r: number,
  fill: string,
  a: Attrs = {},
): string => el("rect", { x, y, width: w, height: h, rx: r, fill, ...a });

export const group = (a: Attrs, ...inner: string[]): string => el("g", a, inner.join("") || " ");

export const at = (x: number, y: number, scale: number, ...inner: string[]): string =>
  group({ transform: `translate(${x} ${y}) scale(${scale})` }, ...inner);

export const turn = (deg: number, cx: number, cy: number, ...inner: string[]): string =>
  group({ transform: `rotate(${deg} ${cx} ${cy})` }, ...inner);

export const flip = (axis: number, ...inner: string[]): string =>
  group({ transform: `translate(${axis * 2} 0) scale(-1 1)` }, ...inner);

/** One cut sheet lying on the one below: a soft shadow to the lower right. */
export const cut = (...inner: string[]): string => group({ filter: "url(#cut)" }, ...inner);

/** The same with a higher stand, for the main object. */
export const lift = (...inner: string[]): string => group({ filter: "url(#lift)" }, ...inner);

export function clip(d: string, ...inner: string[]): string {
  const id = newId();
  return (
    `<clipPath id="${id}"><path d="${d}"/></clipPath>` +
    group({ "clip-path": `url(#${id})` }, ...inner)
  );
}

/** A sheet with its shaded rim at the lower right, which keeps the light the same everywhere. */
export const form = (d: string, fill: string, depth = 14, shade = dark(fill, 0.17)): string =>
  path(d, shade) +
  clip(d, group({ transform: `translate(${-depth} ${-depth * 0.7})` }, path(d, fill)));

/** Path text of a rounded box, so that boxes can be forms and clips as well. */
export function box(x: number, y: number, w: number, h: number, r = 20): string {
  const q = Math.min(r, w / 2, h / 2);
  return (
    `M${x + q} ${y}H${x + w - q}Q${x + w} ${y} ${x + w} ${y + q}V${y + h - q}` +
    `Q${x + w} ${y + h} ${x + w - q} ${y + h}H${x + q}Q${x} ${y + h} ${x} ${y + h - q}` +
    `V${y + q}Q${x} ${y} ${x + q} ${y}Z`
  );
}

export const disc = (cx: number, cy: number, rx: number, ry = rx): string =>
  `M${cx - rx} ${cy}A${rx} ${ry} 0 1 1 ${cx + rx} ${cy}A${rx} ${ry} 0 1 1 ${cx - rx} ${cy}Z`;

type Point = readonly [number, number];

const points = (text: string): Point[] =>
  text
    .trim()
    .split(/\s+/)
    .map((p) => {
      const [x = 0, y = 0] = p.split(",").map(Number);
      return [x, y] as const;
    });

/** A curve through the points (Catmull-Rom), as scissors would follow a pencil line. */
export function curve(text: string | Point[], closed = true, tension = 1): string {
  const ps = typeof text === "string" ? points(text) : text;
  const n = ps.length;
  const get = (i: number): Point =>
    (closed ? ps[(i + n) % n] : ps[Math.max(0, Math.min(n - 1, i))]) ?? [0, 0];
  const f = (v: number) => Math.round(v * 10) / 10;
  let d = `M${f(get(0)[0])} ${f(get(0)[1])}`;
  const k = tension / 6;
  for (let i = 0; i < (closed ? n : n - 1); i += 1) {
    const [p0, p1, p2, p3] = [get(i - 1), get(i), get(i + 1), get(i + 2)];
    d +=
      `C${f(p1[0] + (p2[0] - p0[0]) * k)} ${f(p1[1] + (p2[1] - p0[1]) * k)} ` +
      `${f(p2[0] - (p3[0] - p1[0]) * k)} ${f(p2[1] - (p3[1] - p1[1]) * k)} ` +
      `${f(p2[0])} ${f(p2[1])}`;
  }
  return closed ? `${d}Z` : d;
}

/** Small repeatable random source; pictures must not change between runs. */
export function random(seed: number): () => number {
  let s = (seed * 2654435761) >>> 0;
  return () => {
    s = (Math.imul(s ^ (s >>> 15), 2246822519) + 0x9e3779b9) >>> 0;
    return ((s ^ (s >>> 13)) >>> 0) / 4294967296;
  };
}

/** An uneven round sheet. */
export function blob(cx: number, cy: number, rx: number, ry: number, seed = 1, rough = 0.09) {
  const rnd = random(seed);
  const n = 9;
  return curve(
    Array.from({ length: n }, (_, i): Point => {
      const a = (i / n) * Math.PI * 2 + rnd() * 0.2;
      const k = 1 + (rnd() - 0.5) * 2 * rough;
      return [cx + Math.cos(a) * rx * k, cy + Math.sin(a) * ry * k];
    }),
  );
}

/** A tube or a wooden bar: a dark run and a lighter one on its sunny side. */
export const tube = (d: string, color: string, width = 18): string =>
  line(d, dark(color, 0.28), width) +
  group(
    { transform: `translate(${-width * 0.12} ${-width * 0.12})` },
    line(d, color, width * 0.72),
  );

/** A seam or a stitch. */
export const seam = (d: string, color: string = C.ink, width = 5, dash = "2 16"): string =>
  line(d, color, width, { "stroke-dasharray": dash });
