import { isDay, readDay } from "~base/fechas";
import { toSlug } from "~base/texto";
import { readLine, type Trozo, textOfTrozos } from "./en-linea.server";

type Linea = { line: number; trozos: Trozo[] };

export type Apartado = { id: string; texto: string };

/** A product that a guide advises against: its name, the reason, and perhaps the date. */
export type Descartado = Linea & { motivo: Trozo[]; dia: string };

type Descartados = Apartado & { kind: "descartados"; line: number; items: Descartado[] };

export type Tabla = { kind: "table"; line: number; last: number; rows: Trozo[][][] };

export type Bloque =
  | (Linea & Apartado & { kind: "h2" })
  | (Linea & { kind: "h3" | "h4" | "p" | "aviso" })
  | { kind: "ul" | "ol" | "blockquote"; line: number; start?: number; items: Linea[] }
  | Descartados
  | Tabla;

/** A block that refers to a picture or product, which is looked up before drawing. */
export type Mencion =
  | { kind: "foto"; line: number; url: string; alt: string; pie: Trozo[] }
  | { kind: "producto" | "eleccion"; line: number; slug: string; etiqueta: string };

const CARDS_MAX = 30;
const PICKS_MAX = 15;
const COLUMNS_MAX = 8;

const MARKED_LINE = /^(#{2,4}|-|>|\d{1,3}\.|::\w+) (.*)$/s;
const PICTURE = /^!\[([^\]]*)\]\((\/media\/[0-9a-f]{16,64})\)(?: (.*))?$/s;
const ROW = /^\|.+\|$/s;
const RULE = /^\|(?: *:?-+:? *\|)+$/;
const PICK = /^([a-z0-9-]+)(?: *\| *([^ ].*))?$/s;
const DAY = /^ *\d[\d/.-]+$/;
const DESCARTADOS = { id: "lo-que-descartamos", texto: "Lo que descartamos" };
const LINES = { "###": "h3", "####": "h4", "::aviso": "aviso" } as const;
const CARDS = { "::producto": "producto", "::eleccion": "eleccion" } as const;
const GROUPS = { "-": "ul", ">": "blockquote" } as const;

/** The state of parsing: blocks so far, ids of headings, and how many cards or picks may follow. */
interface Lectura {
  bloques: (Bloque | Mencion)[];
  ids: Map<string, number>;
  left: { producto: number; eleccion: number };
}

/** Parses a text line by line; a line that matches no rule becomes a paragraph, unchanged. */
export function parseContenido(contenido: string): (Bloque | Mencion)[] {
  const left = { producto: CARDS_MAX, eleccion: PICKS_MAX };
  const lectura: Lectura = { bloques: [], ids: new Map(), left };
  for (const [line, typed] of contenido.split(/\r\n?|\n/).entries()) {
    const [, mark, rest = typed] = MARKED_LINE.exec(typed) ?? [];
    const text = rest.trimEnd();
    if (text === "") continue;
    add(lectura.bloques, readMarked(lectura, mark, text, line) ?? readOther(lectura, typed, line));
  }
  return lectura.bloques;
}

function readMarked(lectura: Lectura, mark: string | undefined, text: string, line: number) {
  const read = () => ({ line, trozos: readLine(text) });
  switch (mark) {
    case "##": {
      const { trozos } = read();
      const texto = textOfTrozos(trozos);
      return { kind: "h2" as const, line, trozos, texto, id: newId(texto, lectura.ids) };
    }
    case "###":
    case "####":
    case "::aviso":
      return { kind: LINES[mark], ...read() };
    case "-":
    case ">":
      return { kind: GROUPS[mark], line, items: [read()] };
    case "::descartado":
      return readDescartado(text, line);
    case "::producto":
    case "::eleccion":
      return readCard(lectura.left, CARDS[mark], text, line);
    default: {
      const start = Number.parseInt(mark ?? "", 10);
      return start >= 0 ? { kind: "ol" as const, line, start, items: [read()] } : undefined;
    }
  }
}

function readDescartado(text: string, line: number): Descartados | undefined {
  const [nombre = "", ...rest] = text.split("|");
  const hasDay = rest.length > 1 && DAY.test(rest.at(-1) ?? "");
  const dia = readDay((hasDay && rest.pop()) || "");
  const motivo = rest.join("|").trim();
  if (nombre.trim() === "" || motivo === "" || (hasDay && !isDay(dia))) return undefined;
  const own = { line, trozos: readLine(nombre.trim()), motivo: readLine(motivo), dia };
  return { kind: "descartados", line, items: [own], ...DESCARTADOS };
}

function readCard(
  left: Lectura["left"],
  kind: "producto" | "eleccion",
  text: string,
  line: number,
): Mencion | undefined {
  const [, slug, etiqueta = ""] = PICK.exec(text) ?? [];
  const isFull = left.producto === 0 || left[kind] === 0;
  if (!slug || (etiqueta && kind === "producto") || isFull) return undefined;
  left.producto -= 1;
  if (kind === "eleccion") left.eleccion -= 1;
  return { kind, line, slug, etiqueta };
}

function readOther({ bloques }: Lectura, whole: string, line: number): Bloque | Mencion {
  const typed = whole.trimEnd();
  const [, alt = "", url, pie = ""] = PICTURE.exec(typed) ?? [];
  if (url) return { kind: "foto", line, url, alt, pie: readLine(pie) };
  const cells = ROW.test(typed) ? typed.slice(1, -1).split("|") : [];
  const isRule = RULE.test(typed);
  if (cells.length === 0 || cells.length > COLUMNS_MAX || (isRule && !tableBefore(bloques, line))) {
    return { kind: "p", line, trozos: readLine(typed) };
  }
  const row = cells.map((cell) => readLine(cell.trim()));
  return { kind: "table", line, last: line, rows: isRule ? [] : [row] };
}

/** Finds the table that this line continues; a blank line ends a table. */
function tableBefore(bloques: Lectura["bloques"], line: number): Tabla | undefined {
  const before = bloques.at(-1);
  return before?.kind === "table" && before.last === line - 1 ? before : undefined;
}

function add(bloques: Lectura["bloques"], bloque: Bloque | Mencion) {
  const isLeftOut = bloque.kind === "descartados";
  const before = isLeftOut ? bloques.find(({ kind }) => kind === bloque.kind) : bloques.at(-1);
  const table = bloque.kind === "table" && tableBefore(bloques, bloque.line);
  if (table) {
    table.last = bloque.line;
    table.rows.push(...bloque.rows);
  } else if ("items" in bloque && before?.kind === bloque.kind) {
    (before.items as Linea[]).push(...bloque.items);
  } else {
    bloques.push(bloque);
  }
}

/** The prefix keeps ids of headings apart from other ids of the page. */
function newId(text: string, ids: Map<string, number>): string {
  const base = `s-${toSlug(text) || "apartado"}`;
  let number = ids.get(base) ?? 1;
  let id = base;
  while (ids.has(id)) {
    number += 1;
    id = `${base}-${number}`;
  }
  ids.set(id, 1);
  ids.set(base, number);
  return id;
}

const TOC_MIN = 3;

export function tableOfContents(bloques: readonly { kind: string }[]): Apartado[] {
  const apartados = (bloques as Bloque[]).filter(
    ({ kind }) => kind === "h2" || kind === "descartados",
  ) as Apartado[];
  return apartados.length >= TOC_MIN ? apartados : [];
}
