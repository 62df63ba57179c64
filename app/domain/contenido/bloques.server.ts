import { toSlug } from "~/domain/texto";
import { readLine, type Trozo, textOf } from "./en-linea.server";

interface Linea {
  line: number;
  trozos: Trozo[];
}

export interface Apartado {
  id: string;
  texto: string;
}

interface Grupo {
  kind: "ul" | "ol" | "blockquote";
  line: number;
  start?: number;
  items: Linea[];
}

export interface Tabla {
  kind: "table";
  line: number;
  last: number;
  rows: Trozo[][][];
}

/** A block that is drawn as it is read. */
export type Bloque =
  | (Linea & Apartado & { kind: "h2" })
  | (Linea & { kind: "h3" | "h4" | "p" | "aviso" })
  | Grupo
  | Tabla;

/** A block that names something else, which is looked up before it is drawn. */
export type Mencion =
  | { kind: "foto"; line: number; url: string; alt: string; pie: Trozo[] }
  | { kind: "producto" | "eleccion"; line: number; slug: string; etiqueta: string };

const CARDS_MAX = 30;
const PICKS_MAX = 15;
const COLUMNS_MAX = 8;

/** The blanks of its lines stay: `## ` is a heading, `##` and ` ## ` are text. */
export function trimContenido(contenido: string): string {
  const lines = contenido.split("\n");
  const isFull = (line: string) => line.trim() !== "";
  return lines
    .slice(Math.max(lines.findIndex(isFull), 0), lines.findLastIndex(isFull) + 1)
    .join("\n");
}

const MARKED_LINE = /^(#{2,4}|-|>|\d{1,3}\.|::\w+) (.*)$/s;
const PICTURE = /^!\[([^\]]*)\]\((\/media\/[0-9a-f]{16,64})\)(?: (.*))?$/s;
const ROW = /^\|.+\|$/s;
const RULE = /^\|(?: *:?-+:? *\|)+$/;
const PICK = /^([a-z0-9-]+)(?: *\| *(.+))?$/;
const GROUPS = { "-": "ul", ">": "blockquote" } as const;

/** Reads a text line by line; a line that no rule knows is a paragraph, just as it was typed. */
export function parseContenido(contenido: string): (Bloque | Mencion)[] {
  const left = { producto: CARDS_MAX, eleccion: PICKS_MAX };
  const reading: Reading = { bloques: [], ids: new Map(), left };
  for (const [line, typed] of contenido.split(/\r\n?|\n/).entries()) {
    const [, mark, rest = typed] = MARKED_LINE.exec(typed) ?? [];
    if (rest.trimEnd() !== "") addLine(reading, mark, { line, text: rest.trimEnd(), typed });
  }
  return reading.bloques;
}

interface Reading {
  bloques: (Bloque | Mencion)[];
  ids: Map<string, number>;
  left: { producto: number; eleccion: number };
}

interface TypedLine {
  line: number;
  /** The line without its mark. */
  text: string;
  typed: string;
}

function addLine(reading: Reading, mark: string | undefined, typedLine: TypedLine) {
  const { bloques, ids } = reading;
  const { line, text } = typedLine;
  if (mark === "##") {
    const trozos = readLine(text);
    const texto = textOf(trozos);
    bloques.push({ kind: "h2", line, trozos, texto, id: newId(texto, ids) });
  } else if (mark === "###" || mark === "####") {
    bloques.push({ kind: mark === "###" ? "h3" : "h4", line, trozos: readLine(text) });
  } else if (mark === "-" || mark === ">") {
    addItem(bloques, { kind: GROUPS[mark] }, typedLine);
  } else if (mark?.endsWith(".")) {
    addItem(bloques, { kind: "ol", start: Number.parseInt(mark, 10) }, typedLine);
  } else {
    addOther(reading, mark, typedLine);
  }
}

function addItem(
  bloques: Reading["bloques"],
  group: Pick<Grupo, "kind" | "start">,
  { line, text }: TypedLine,
) {
  const last = bloques.at(-1);
  const item = { line, trozos: readLine(text) };
  if (last?.kind === group.kind) last.items.push(item);
  else bloques.push({ ...group, line, items: [item] });
}

function addOther(reading: Reading, mark: string | undefined, typedLine: TypedLine) {
  const { bloques } = reading;
  const { line, text } = typedLine;
  const typed = typedLine.typed.trimEnd();
  const card = readCard(reading, mark, typedLine);
  const [, alt = "", url, pie = ""] = PICTURE.exec(typed) ?? [];
  if (card) bloques.push(card);
  else if (mark === "::aviso") bloques.push({ kind: "aviso", line, trozos: readLine(text) });
  else if (url) bloques.push({ kind: "foto", line, url, alt, pie: readLine(pie) });
  else if (!addRow(bloques, line, typed))
    bloques.push({ kind: "p", line, trozos: readLine(typed) });
}

function readCard(
  reading: Reading,
  mark: string | undefined,
  { line, text }: TypedLine,
): Mencion | undefined {
  if (mark !== "::producto" && mark !== "::eleccion") return;
  const kind = mark === "::producto" ? "producto" : "eleccion";
  const [, slug, etiqueta = ""] = PICK.exec(text) ?? [];
  if (
    !slug ||
    (etiqueta && kind === "producto") ||
    Math.min(reading.left[kind], reading.left.producto) === 0
  )
    return;
  reading.left.producto -= 1;
  if (kind === "eleccion") reading.left.eleccion -= 1;
  return { kind, line, slug, etiqueta };
}

/** @returns whether the line belongs to a table; a blank line ends one */
function addRow(bloques: Reading["bloques"], line: number, typed: string): boolean {
  const before = bloques.at(-1);
  const table = before?.kind === "table" && before.last === line - 1 ? before : undefined;
  if (!ROW.test(typed)) return false;
  const cells = typed.slice(1, -1).split("|");
  if (cells.length > COLUMNS_MAX || (RULE.test(typed) && !table)) return false;
  const row = cells.map((cell) => readLine(cell.trim()));
  if (!table) bloques.push({ kind: "table", line, last: line, rows: [row] });
  else {
    table.last = line;
    if (!RULE.test(typed)) table.rows.push(row);
  }
  return true;
}

/** The prefix keeps headings apart from the anchors of the page itself. */
function newId(text: string, ids: Reading["ids"]): string {
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
  const apartados = (bloques as Bloque[]).filter((bloque) => bloque.kind === "h2");
  return apartados.length >= TOC_MIN ? apartados : [];
}
