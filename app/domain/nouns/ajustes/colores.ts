/** Background colours of `tokens.css`, and text colours that stand on tints of the owner's. */
const LIGHT = { grounds: ["#fffdfa", "#ffffff", "#f6f0e6"], texts: ["#28231f", "#63594f"] };
const DARK = { grounds: ["#161411", "#292520", "#1f1c18"], texts: ["#f3ece2", "#c0b5a7"] };
const [WHITE, BLACK] = ["#ffffff", "#000000"];
/** The contrast that WCAG 2 requires of text. */
const READABLE = 4.5;
const STEP = 0.02;

/** The default colours, as in `tokens.css`, which has others for dark mode. */
export const HOUSE = { marca: "#2a5a4c", compra: "#a84a27" };

/** Also reads `2A5A4C` and `#abc`. */
export const toHex = (typed: string): string => {
  const [, digits = ""] = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/.exec(typed.trim().toLowerCase()) ?? [];
  if (!digits) return typed;
  return `#${digits.length === 3 ? digits.replace(/./g, "$&$&") : digits}`;
};

export const isHex = (text: string) => /^#[0-9a-f]{6}$/.test(text);

const channels = (hex: string) =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

const hexOf = (values: readonly number[]) =>
  `#${values.map((value) => Math.round(value).toString(16).padStart(2, "0")).join("")}`;

/** The relative luminance as WCAG 2 defines it. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = channels(hex)
    .map((value) => value / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

export function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

export function mix(hex: string, other: string, share: number): string {
  const others = channels(other);
  const mixed = channels(hex).map((value, n) => value + ((others[n] ?? 0) - value) * share);
  return hexOf(mixed);
}

/** Mixes a colour with another, as little as is needed to pass. */
function towards(hex: string, other: string, passes: (mixed: string) => boolean): string {
  for (let share = 0; share < 1; share += STEP) {
    const mixed = mix(hex, other, share);
    if (passes(mixed)) return mixed;
  }
  return other;
}

const readsOn = (hex: string, others: readonly string[]) =>
  others.every((other) => contrast(hex, other) >= READABLE);

function lightOf(hex: string) {
  const tint = towards(mix(hex, WHITE, 0.86), WHITE, (each) =>
    readsOn(each, [hex, ...LIGHT.texts]),
  );
  return { base: hex, tint, strong: mix(hex, BLACK, 0.3), on: WHITE };
}

function darkOf(hex: string) {
  const { grounds, texts } = DARK;
  const tint = towards(mix(hex, "#161411", 0.7), "#161411", (each) => readsOn(each, texts));
  const base = towards(hex, WHITE, (each) => readsOn(each, [...grounds, tint]));
  const deep = towards(mix(hex, BLACK, 0.45), BLACK, (each) => readsOn(each, [WHITE]));
  const on = towards(mix(hex, BLACK, 0.7), BLACK, (each) => readsOn(each, [base]));
  return { base, tint, strong: mix(base, WHITE, 0.2), deep, on };
}

/** True if the colour has enough contrast as text and as a button in light mode. */
export const isReadable = (hex: string) =>
  readsOn(hex, LIGHT.grounds) && readsOn(lightOf(hex).tint, [hex, ...LIGHT.texts]);

/** Subtracts the same from each channel: mixing with black would make light colours greyish. */
export function nearestReadable(hex: string): string {
  const darker = channels(hex).map((value) => Math.max(0, value - 3));
  return isReadable(hex) ? hex : nearestReadable(hexOf(darker));
}

/** The changed tokens of both themes, named as in `tokens.css`; an empty colour changes none. */
export function tokensOf({ marca, compra }: Record<"marca" | "compra", string>) {
  const light: Record<string, string> = {};
  const dark: Record<string, string> = {};
  if (isHex(marca) && marca !== HOUSE.marca) {
    const [day, night] = [lightOf(marca), darkOf(marca)];
    const soft = (deep: string) =>
      towards(mix(deep, WHITE, 0.7), WHITE, (each) => readsOn(each, [deep]));
    Object.assign(light, toned("brand", day), { "on-brand-soft": soft(day.strong) });
    Object.assign(dark, toned("brand", { ...night, strong: night.deep }));
    Object.assign(dark, { "on-brand-soft": soft(night.deep) });
  }
  if (isHex(compra) && compra !== HOUSE.compra) {
    const { on, ...day } = lightOf(compra);
    Object.assign(light, toned("accent", day));
    Object.assign(dark, toned("accent", darkOf(compra)));
  }
  return { light, dark };
}

const toned = (name: string, { base, strong, tint, on }: Tones) => ({
  [name]: base,
  [`${name}-strong`]: strong,
  [`${name}-tint`]: tint,
  ...(on && { [`on-${name}`]: on }),
});

type Tones = Record<"base" | "strong" | "tint", string> & { on?: string };

/** Follows the style sheet of a public page and overrides its tokens. */
export function rulesOf(colours: Parameters<typeof tokensOf>[0]): string {
  const rule = (tokens: Record<string, string>) =>
    `:root{${Object.entries(tokens)
      .map(([name, hex]) => `--color-${name}:${hex}`)
      .join(";")}}`;
  const { light, dark } = tokensOf(colours);
  if (Object.keys(light).length === 0) return "";
  return `${rule(light)}@media screen and (prefers-color-scheme:dark){${rule(dark)}}`;
}
