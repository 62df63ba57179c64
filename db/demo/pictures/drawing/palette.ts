/** The paper drawer of Mimbre: the brand tokens and a few in-between sheets. */
export const C = {
  cream: "#FBF6EE",
  paper: "#F4EBDD",
  sand: "#E6D5BC",
  wicker: "#C99A5B",
  honey: "#E5AE4E",
  terracotta: "#C4613F",
  rose: "#E3A18B",
  sage: "#9DB39A",
  pine: "#2F5D50",
  deep: "#1F423A",
  sky: "#A9C4CC",
  ink: "#2C2723",
  white: "#FFFFFF",
  // In-between sheets: pale grounds, darker cuts and skins.
  straw: "#E2BF88",
  bark: "#8A6238",
  blush: "#F2D8CB",
  mist: "#D9E5E6",
  dew: "#D6E0D1",
  butter: "#F5E0B4",
  stone: "#8C8378",
  slate: "#5F7F89",
  moss: "#6B8B73",
  brick: "#9C4A30",
  skin1: "#EFC6A6",
  skin2: "#D9A077",
  skin3: "#A87350",
  hair1: "#5A3E2B",
  hair2: "#3A2A22",
  hair3: "#B9824A",
} as const;

/** Blend of two hex colours; `t` is the share of the second. */
export function mix(a: string, b: string, t: number): string {
  const part = (hex: string, i: number) => parseInt(hex.slice(1 + i * 2, 3 + i * 2), 16);
  const one = (i: number) =>
    Math.round(part(a, i) * (1 - t) + part(b, i) * t)
      .toString(16)
      .padStart(2, "0");
  return `#${one(0)}${one(1)}${one(2)}`;
}

/** The shaded side of a sheet: warmer and darker, never grey. */
export const dark = (hex: string, t = 0.2): string => mix(hex, "#4A2E1C", t);

/** The side that looks to the window. */
export const light = (hex: string, t = 0.35): string => mix(hex, "#FFFDF8", t);
