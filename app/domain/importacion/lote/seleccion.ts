export type DuplicateChoice = "omitir" | "actualizar";
export const DUPLICATE_CHOICES: readonly DuplicateChoice[] = ["omitir", "actualizar"];

export type Tramo = readonly [desde: number, hasta: number];

/** More parts than anybody types; each costs a comparison in a query. */
const MAX_TRAMOS = 100;

/** Reads «12-40, 55, 90-», where `last` ends an open range; undefined for anything else. */
export function parseTramos(text: string, last: number): Tramo[] | undefined {
  const parts = text.split(/[,;\s]+(?![-–])/).filter(Boolean);
  if (parts.length === 0 || parts.length > MAX_TRAMOS) return undefined;
  const tramos: Tramo[] = [];
  for (const part of parts) {
    const [, from, dash, to] = /^(\d{1,6})\s*(?:([-–])\s*(\d{1,6})?)?$/.exec(part) ?? [];
    if (!from) return undefined;
    const start = Number(from);
    const end = dash ? Number(to ?? last) : start;
    if (end < start) return undefined;
    tramos.push([start, end]);
  }
  return tramos;
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

export const isIn = (tramos: readonly Tramo[], fila: number) =>
  tramos.some(([from, to]) => from <= fila && fila <= to);

const RESTOS = ["todos", "ninguno", "filas"] as const;

export type Confirmacion = NonNullable<ReturnType<typeof readConfirmacion>>;
export type Eleccion = Omit<Confirmacion, "duplicados">;

const FIELDS = new Set(["intent", "duplicados", "fila", "resto", "filas"]);
const TEXT_MAX_LENGTH = 1_000;

export function readConfirmacion(form: FormData) {
  const duplicados = DUPLICATE_CHOICES.find((c) => c === (form.get("duplicados") ?? "omitir"));
  const resto = RESTOS.find((each) => each === (form.get("resto") ?? "ninguno"));
  const tramos = form.get("filas") ?? "";
  const marcadas = form.getAll("fila").map((value) => readNumber(value));
  const isKnown = [...form.keys()].every((name) => FIELDS.has(name));
  if (!isKnown || !duplicados || !resto || marcadas.includes(0)) return undefined;
  if (typeof tramos !== "string" || tramos.length > TEXT_MAX_LENGTH) return undefined;
  return { duplicados, resto, tramos, marcadas };
}

const readNumber = (value: FormDataEntryValue) =>
  typeof value === "string" && /^[1-9]\d{0,5}$/.test(value) ? Number(value) : 0;

export function toTramos(
  { marcadas, resto, tramos }: Eleccion,
  last: { shown: number; file: number },
): Tramo[] | undefined {
  const ticked = marcadas.map((fila): Tramo => [fila, fila]);
  const others = othersOf(resto, tramos, last);
  return others && mergeTramos([...ticked, ...others]);
}

function othersOf(resto: Eleccion["resto"], text: string, last: { shown: number; file: number }) {
  if (last.file <= last.shown || resto === "ninguno") return [];
  if (resto === "todos") return [[last.shown + 1, last.file]] satisfies Tramo[];
  // A typed range chooses only rows that are not on the page, because those on it have their boxes.
  return parseTramos(text, last.file)?.flatMap(([from, to]): Tramo[] =>
    to > last.shown ? [[Math.max(from, last.shown + 1), to]] : [],
  );
}
