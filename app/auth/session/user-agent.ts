const BROWSERS: readonly (readonly [part: RegExp, name: string])[] = [
  [/Edg(e|A|iOS)?\//, "Edge"],
  [/OPR\/|Opera/, "Opera"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/Chrome\/|CriOS\/|Chromium\//, "Chrome"],
  [/Safari\//, "Safari"],
  [/w3m|Lynx|Links/i, "Navegador de texto"],
];
const SYSTEMS: readonly (readonly [part: RegExp, name: string])[] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS X|Macintosh/, "Mac"],
  [/CrOS/, "ChromeOS"],
  [/Linux/, "Linux"],
];

/** «Firefox en Windows», for people to tell their devices apart. */
export function deviceName(userAgent: string | null): string {
  const find = (list: typeof BROWSERS) => list.find(([part]) => part.test(userAgent ?? ""))?.[1];
  const browser = find(BROWSERS) ?? "Navegador desconocido";
  const system = find(SYSTEMS);
  return system ? `${browser} en ${system}` : browser;
}
