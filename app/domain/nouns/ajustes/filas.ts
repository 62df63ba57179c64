import { completeAddress } from "~/http/text/text-schemas";
import { fullLines } from "./ajuste";
import { parseCosas } from "./lista";
import { PREGUNTAS, TODAS } from "./medidas";

/** A setting that is edited as rows; each row is stored as one line of its text. */
export interface Filas {
  max: number;
  columnas: readonly { label: string; opciones?: Readonly<Record<string, string>> }[];
  grid: string;
  read(line: string): string[];
  write(...cells: string[]): string;
}

/** Takes the last part of an address, so that a pasted one works too. */
const toSlugTyped = (typed: string) =>
  typed
    .replace(/[?#].*$/s, "")
    .replace(/\/$/, "")
    .replace(/^.*\//s, "");

const pares = (max: number, first: string, second: string): Filas => ({
  max,
  columnas: [{ label: first }, { label: second }],
  grid: "sm:grid-cols-[4rem_1fr_1fr]",
  read: (line) => line.split(/\|(.*)/s).slice(0, 2),
  write: (...cells) => cells.join(" | "),
});

const enlaces = (max: number): Filas => ({
  ...pares(max, "Texto", "Adónde lleva"),
  write: (label = "", href = "") => `${label} | ${completeAddress(href)}`,
});

const LLEVA_A = { label: "Lleva a" };

/** A row without a name is kept as typed, so that the form can show it with its error. */
function readCosa(line: string): string[] {
  const [cosa] = parseCosas(line);
  if (cosa?.name) return [cosa.name, cosa.text, cosa.slug ?? "", cosa.id ?? ""];
  const [, id = "", text = "", slug = ""] = NAMELESS.exec(line.trim()) ?? [];
  return ["", text.trim(), slug.trim(), id];
}

const NAMELESS = /^(?:\[(\w{1,12})\] *)?(?:: ([^|]*))?(?:\|(.*))?$/;

const writeCosa = (name = "", text = "", slug = "") =>
  `${name.replace(/^[\s#>]+/, "").replace(/^\[(\w{0,12})\]/, "($1)")}${text && `: ${text}`}${slug && ` | ${toSlugTyped(slug)}`}`;

const COSAS = {
  grupo: "Grupo",
  aparte: "Grupo sin casillas",
  cosa: "Cosa",
  categoria: "Categoría",
};
const MARKS: Readonly<Record<string, string>> = { grupo: "## ", aparte: "### ", categoria: "> " };

const LISTA: Filas = {
  max: 120,
  columnas: [
    { label: "Qué es", opciones: COSAS },
    { label: "Nombre" },
    { label: "Por qué" },
    LLEVA_A,
  ],
  grid: "sm:grid-cols-[4rem_9rem_1fr_1fr] xl:grid-cols-[4rem_9rem_2fr_3fr_2fr]",
  read: (line) => {
    const [tipo, mark = ""] = Object.entries(MARKS).find(([, each]) => line.startsWith(each)) ?? [];
    if (!tipo) return ["cosa", ...readCosa(line)];
    const own = line.slice(mark.length);
    return tipo === "categoria" ? [tipo, "", "", own] : [tipo, own];
  },
  write: (tipo = "", name = "", text = "", slug = "", id = "") => {
    const mark = Object.hasOwn(MARKS, tipo) ? MARKS[tipo] : undefined;
    if (tipo === "categoria") return `> ${toSlugTyped(slug || name)}`;
    // A group cannot have a link, so a slug typed beside it becomes a category below it.
    if (mark) return `${mark}${writeCosa(name, text)}${slug && `\n> ${toSlugTyped(slug)}`}`;
    return `${id && `[${id}] `}${writeCosa(name, text, slug)}`;
  },
};

export const FILAS: Readonly<Record<string, Filas>> = {
  menu: enlaces(8),
  portada_botones: enlaces(2),
  verificacion: pares(6, "Nombre", "Contenido"),
  tags: pares(15, "Categoría principal", "Etiqueta"),
  esenciales: {
    max: 6,
    columnas: [{ label: "Título" }, { label: "Texto" }, LLEVA_A],
    grid: "sm:grid-cols-[4rem_1fr_2fr_1fr]",
    read: readCosa,
    write: writeCosa,
  },
  casa: {
    max: TODAS.length,
    columnas: [{ label: "Pregunta", opciones: PREGUNTAS }, { label: "Nombre" }, { label: "Frase" }],
    grid: "sm:grid-cols-[4rem_13rem_1fr_2fr]",
    read: (line) => line.split(/\|([^|]*)\|?(.*)/s).slice(0, 3),
    write: (...cells) => cells.slice(0, 3).join(" | "),
  },
  lista: LISTA,
};

/** The page with the longest lists has nearly this many fields. */
export const FILAS_FIELDS = 1_000;

export const cellName = (key: string, column: number | string) => `${key}_${column}`;
const ORDEN = "orden";
export const ANTES = "antes";

/** Joins the cells of rows to lines, sorted by the numbers that the editor typed. */
export function joinFilas(form: FormData): void {
  for (const [key, filas] of Object.entries(FILAS)) {
    const { columnas, write } = filas;
    const columns = [...columnas, {}].map((_, at) => form.getAll(cellName(key, at)).map(clean));
    const rows = form.getAll(cellName(key, ORDEN)).map((typed, at) => ({
      place: placeOf(Number(typed), at + 1),
      cells: columns.map((cells) => cells[at] ?? ""),
    }));
    if (rows.length === 0) continue;
    const isTyped = (cell: string, at: number) =>
      cell !== "" && at in columnas && !columnas[at]?.opciones;
    const filled = rows.filter(({ cells }) => cells.some(isTyped));
    filled.sort((a, b) => a.place - b.place);
    const text = filled.map(({ cells }) => write(...cells)).join("\n");
    // Keeps the stored spelling where the typed rows mean the same, so that it counts as unchanged.
    const stored = String(form.get(cellName(key, ANTES)) ?? "");
    const again = readFilas(filas, stored).map((cells) => write(...cells));
    const isSame = again.join("\n") === text;
    form.set(key, isSame ? stored : text);
    for (const name of [ORDEN, ANTES, ...columns.keys()]) form.delete(cellName(key, name));
  }
}

const clean = (cell: FormDataEntryValue) => String(cell).replace(/\s+/g, " ").trim();

/** Half a step puts a row before the row whose number it gets, or behind it when it moves down. */
const placeOf = (typed: number, place: number) =>
  typed > 0 && typed !== place ? typed + Math.sign(typed - place) / 2 : place;

export const readFilas = ({ read }: Filas, text: string) =>
  fullLines(text).map((line) => read(line.trim()).map((cell) => cell.trim()));
