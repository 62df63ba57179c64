import { toSlug } from "~/domain/texto";

interface Linea {
  line: number;
  text: string;
}

export interface Apartado extends Linea {
  kind: "h2";
  id: string;
}

interface Lista {
  kind: "ul";
  line: number;
  items: Linea[];
}

export type Bloque = Apartado | Lista | (Linea & { kind: "h3" | "h4" | "p" });

/** The blanks of its lines stay: `## ` is a heading, `##` and ` ## ` are text. */
export function trimContenido(contenido: string): string {
  const lines = contenido.split("\n");
  const isFull = (line: string) => line.trim() !== "";
  return lines
    .slice(Math.max(lines.findIndex(isFull), 0), lines.findLastIndex(isFull) + 1)
    .join("\n");
}

const MARKED_LINE = /^(#{2,4}|-) (.*)$/s;

/** Nothing but `## ` to `#### ` and `- ` is markup: what an editor typed stays text. */
export function parseContenido(contenido: string): Bloque[] {
  const bloques: Bloque[] = [];
  const ids: Ids = new Map();
  for (const [line, typed] of contenido.split(/\r\n?|\n/).entries()) {
    const [, mark, rest = typed] = MARKED_LINE.exec(typed) ?? [];
    const text = rest.trimEnd();
    if (text !== "") addLine(bloques, ids, mark, { line, text });
  }
  return bloques;
}

function addLine(bloques: Bloque[], ids: Ids, mark: string | undefined, { line, text }: Linea) {
  const last = bloques.at(-1);
  if (mark === undefined) bloques.push({ kind: "p", line, text });
  else if (mark === "##") bloques.push({ kind: "h2", line, text, id: newId(text, ids) });
  else if (mark !== "-") bloques.push({ kind: mark === "###" ? "h3" : "h4", line, text });
  else if (last?.kind === "ul") last.items.push({ line, text });
  else bloques.push({ kind: "ul", line, items: [{ line, text }] });
}

type Ids = Map<string, number>;

/** The prefix keeps headings apart from the anchors of the page itself. */
function newId(text: string, ids: Ids): string {
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

export function tableOfContents(bloques: readonly Bloque[]): Apartado[] {
  const apartados = bloques.filter((bloque) => bloque.kind === "h2");
  return apartados.length >= TOC_MIN ? apartados : [];
}
