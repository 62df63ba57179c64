import { readFileSync } from "node:fs";
import path from "node:path";
import { contrast, mix } from "~nouns/ajustes/colores";

const css = readFileSync(path.resolve("app/styles/tokens.css"), "utf8");
const [light = "", dark = ""] = css.split("@media screen and (prefers-color-scheme: dark)");

function colours(block: string): Record<string, string> {
  const pairs = [...block.matchAll(/--color-([a-z-]+): (#[0-9a-f]{6});/g)];
  return Object.fromEntries(pairs.map(([, name = "", value = ""]) => [name, value]));
}

export const themes = { light: colours(light), dark: { ...colours(light), ...colours(dark) } };

/** Text colours with their backgrounds, which need a contrast of 4.5. */
const TEXT: [string, string[]][] = [
  ["ink", ["page", "surface", "band", "band-strong", "brand-tint", "accent-tint", "danger-tint"]],
  ["soft", ["page", "surface", "band", "brand-tint"]],
  ["brand", ["page", "surface", "band", "brand-tint"]],
  ["accent", ["page", "surface", "accent-tint"]],
  ["danger", ["page", "surface", "danger-tint"]],
  ["on-brand", ["brand"]],
  ["on-accent", ["accent", "accent-strong"]],
  ["on-brand-soft", ["brand-strong"]],
  ["on-brand-strong", ["brand-strong"]],
];

/** Edges of controls and meaningful marks, which need a contrast of 3. */
const MARKS: [string, string[]][] = [
  ["control", ["page", "surface", "band"]],
  ["brand", ["page", "surface"]],
  ["danger", ["page", "danger-tint"]],
];

/** Backgrounds that touch without a line between, with their least contrast; cards have a line. */
const GROUNDS: [string, string, number][] = [
  ["surface", "page", 1.01],
  ["surface", "band-strong", 1.1],
  ["surface", "band", 1.1],
  ["band", "page", 1.07],
];

/** The share of dark ink that `.btn-brand:hover` mixes into its colour. */
const HOVER = 0.15;
const ON_HOVER: [string, string[]][] = [["on-brand", ["hover"]]];

type Tokens = Record<string, string>;

const faults = (theme: Tokens, pairs: [string, string[]][], minimum: number) =>
  pairs.flatMap(([front, grounds]) =>
    grounds
      .filter((ground) => contrast(theme[front] ?? "", theme[ground] ?? "") < minimum)
      .map((ground) => `${front} on ${ground}`),
  );

/** Lists the pairs of a theme's colours that have too little contrast. */
export const faultsOf = (theme: Tokens) => [
  ...faults(theme, TEXT, 4.5),
  ...faults(theme, MARKS, 3),
  ...faults({ ...theme, hover: mix(theme.brand ?? "", theme.ink ?? "", HOVER) }, ON_HOVER, 4.5),
];

export const groundFaultsOf = (theme: Tokens) =>
  GROUNDS.flatMap(([front, ground, minimum]) => faults(theme, [[front, [ground]]], minimum));

/** Checks both themes with an owner's colours in them. */
export const readable = (own: { light: Tokens; dark: Tokens }) => [
  ...faultsOf({ ...themes.light, ...own.light }),
  ...faultsOf({ ...themes.dark, ...own.light, ...own.dark }),
];
