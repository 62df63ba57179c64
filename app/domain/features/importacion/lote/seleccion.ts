export type DuplicateChoice = "omitir" | "actualizar";
export const DUPLICATE_CHOICES: readonly DuplicateChoice[] = ["omitir", "actualizar"];

export type Tramo = readonly [desde: number, hasta: number];

/** Nobody types more ranges than this, and each costs a comparison in the query. */
const MAX_TRAMOS = 100;

/** Reads «12-40, 55, 90-», where `last` ends an open range; otherwise undefined. */
function parseTramos(text: string, last: number): Tramo[] | undefined {
  const parts = text.split(/[,;\s]+(?![-–])/).filter(Boolean);
  const tramos = parts.map((part): Tramo | undefined => {
    const [, from, dash, to = last] = /^(\d{1,6})\s*(?:([-–])\s*(\d{1,6})?)?$/.exec(part) ?? [];
    const [start, end] = [Number(from), Number(dash ? to : from)];
    return end >= start ? [start, end] : undefined;
  });
  const isGood = tramos.length > 0 && tramos.length <= MAX_TRAMOS;
  return isGood && tramos.every((tramo) => tramo !== undefined) ? tramos : undefined;
}

function mergeTramos(tramos: readonly Tramo[]): Tramo[] {
  const sorted = [...tramos].sort((a, b) => a[0] - b[0]);
  const merged: [number, number][] = [];
  for (const [from, to] of sorted) {
    const last = merged.at(-1);
    if (last && from <= last[1] + 1) last[1] = Math.max(last[1], to);
    else merged.push([from, to]);
  }
  return merged;
}

const RESTOS = ["todos", "ninguno", "filas"] as const;

export type Confirmacion = NonNullable<ReturnType<typeof readConfirmacion>>;
export type Eleccion = Omit<Confirmacion, "duplicados">;

const FIELDS = new Set(["intent", "duplicados", "fila", "resto", "filas"]);
const TEXT_MAX_LENGTH = 1_000;

export const readConfirmacion = (form: FormData) =>
  [...form.keys()].every((name) => FIELDS.has(name)) ? readChosen(form) : undefined;

/** Also used in the browser, to count what the form has chosen. */
export function readChosen(form: FormData) {
  const duplicados = DUPLICATE_CHOICES.find((c) => c === (form.get("duplicados") ?? "omitir"));
  const resto = RESTOS.find((each) => each === (form.get("resto") ?? "ninguno"));
  const tramos = form.get("filas") ?? "";
  const marcadas = form.getAll("fila").map((value) => readNumber(value));
  if (!duplicados || !resto || marcadas.includes(0)) return undefined;
  if (typeof tramos !== "string" || tramos.length > TEXT_MAX_LENGTH) return undefined;
  return { duplicados, resto, tramos, marcadas };
}

const readNumber = (value: FormDataEntryValue) =>
  typeof value === "string" && /^[1-9]\d{0,5}$/.test(value) ? Number(value) : 0;

type Last = { shown: number; file: number };

export function toTramos({ marcadas, resto, tramos }: Eleccion, last: Last): Tramo[] | undefined {
  const ticked = marcadas.map((fila): Tramo => [fila, fila]);
  const others = othersOf(resto, tramos, last);
  return others && mergeTramos([...ticked, ...others]);
}

/** Undefined if a range is mistyped, or if blank rows in the file would make the count wrong. */
export function countChosen(eleccion: Eleccion, last: Last, hidden: number) {
  const { marcadas, resto } = eleccion;
  if (resto !== "filas") return marcadas.length + (resto === "todos" ? hidden : 0);
  const chosen = toTramos(eleccion, last);
  if (!chosen || last.file - last.shown !== hidden) return undefined;
  const rowsOf = ([from, to]: Tramo) => Math.max(Math.min(to, last.file) - from + 1, 0);
  return chosen.reduce((sum, tramo) => sum + rowsOf(tramo), 0);
}

function othersOf(resto: Eleccion["resto"], text: string, last: Last) {
  if (last.file <= last.shown || resto === "ninguno") return [];
  if (resto === "todos") return [[last.shown + 1, last.file]] satisfies Tramo[];
  // A range chooses only rows beyond the page, because those on it have check boxes.
  return parseTramos(text, last.file)?.flatMap(([from, to]): Tramo[] =>
    to > last.shown ? [[Math.max(from, last.shown + 1), to]] : [],
  );
}
