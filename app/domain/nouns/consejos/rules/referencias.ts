import { isPastDay } from "~base/fechas";

const REFERENCIAS_LIMIT = 30;
export const REFERENCIAS_MAX_LENGTH = 15_000;

/** A link to a shop among the sources would be an advertisement without a label. */
const SHOP = /(^|\.)(amazon(\.[a-z]{2,3})+|amzn\.(to|eu|com|asia|in)|a\.co|link\.amazon)$/;

/** Reads a line `Título | https://…`. */
export function readFuente(line: string) {
  const cells = line.split("|");
  const at = cells.findLastIndex((cell) => cell.trimStart().startsWith("https://"));
  const titulo = cells.slice(0, Math.max(at, 0)).join("|").trim();
  const url = cells.slice(at).join("|").trim();
  if (!titulo || /\s/.test(url) || !URL.canParse(url)) return undefined;
  if (SHOP.test(new URL(url).hostname)) return undefined;
  return { titulo, url };
}

/** Reads a line `2026-09-14 | frase`. */
export function readCorreccion(line: string) {
  const [, fecha, texto] = /^(\d{4}-\d{2}-\d{2})\s*\|\s*(\S.*)$/.exec(line) ?? [];
  if (!fecha || !texto || !isPastDay(fecha)) return undefined;
  return { fecha, texto };
}

type Read<Item> = (line: string) => Item | undefined;

export const parseLines = <Item>(text: string, read: Read<Item>): Item[] =>
  text.split("\n").flatMap((line) => read(line.trim()) ?? []);

/** @returns the problem of the first unreadable line, or that there are too many lines */
export function findWrongLine(text: string, read: Read<unknown>, expected: string) {
  const lines = text.split("\n").map((line) => line.trim());
  const wrong = lines.findIndex((line) => line !== "" && !read(line));
  if (wrong >= 0) return `Línea ${wrong + 1}, «${lines[wrong]?.slice(0, 60)}»: escribe ${expected}`;
  const count = lines.filter(Boolean).length;
  return count > REFERENCIAS_LIMIT
    ? `Caben ${REFERENCIAS_LIMIT} líneas, y hay ${count}`
    : undefined;
}
