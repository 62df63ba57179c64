import { parseIfFits, recordSchema } from "~base/stored-json.server";
import type { PublishedKind } from "~record/kind.server";

export type Fila = Readonly<Record<string, unknown>>;

type Comparing = Pick<PublishedKind, "valuesOf" | "diferencias">;

/** Compares one column as a form shows it, so that another spelling is no change. */
export function compareColumn(
  { valuesOf, diferencias }: Comparing,
  name: string,
  before: Fila,
  after: Fila,
) {
  const [old = "", now = ""] = [before[name] ?? "", after[name] ?? ""];
  if (old === now) return [];
  // An alternative text shows only beside its picture, so it is compared in both rows.
  return [before, after].flatMap((row) =>
    diferencias(valuesOf({ ...row, [name]: old }), valuesOf({ ...row, [name]: now })),
  );
}

/** Takes out of a row the columns that a form changes, except for the state. */
export function changesOf(kind: Comparing, before: Fila, after: Fila): Fila {
  const names = Object.keys(kind.valuesOf(after)).filter((name) => name in after);
  const changed = names.filter((name) => compareColumn(kind, name, before, after).length > 0);
  return Object.fromEntries(
    changed.filter((name) => name !== "estado").map((name) => [name, after[name]]),
  );
}

interface Tres<Vivo extends Fila> {
  base: Fila;
  vivo: Vivo;
  cambios: Fila;
}

/** Merges by column. Where both sides changed one, the waiting change wins, as a conflict. */
export function fuse<Vivo extends Fila>(kind: Comparing, { base, vivo, cambios }: Tres<Vivo>) {
  const ajenos = changesOf(kind, base, vivo);
  const conflictos: string[] = [];
  const merged: Record<string, unknown> = { ...cambios };
  for (const [name, value] of Object.entries(cambios)) {
    if (!(name in ajenos)) continue;
    const { text = value, isClash } = fuseKeys(base[name], vivo[name], value);
    merged[name] = text;
    if (isClash && compareColumn(kind, name, vivo, { ...vivo, ...cambios }).length > 0) {
      conflictos.push(name);
    }
  }
  return { row: { ...vivo, ...merged }, ajenos, conflictos };
}

const objectIn = (text: unknown) => parseIfFits(recordSchema, String(text));

/** Merges a data sheet fact by fact; any other value is taken as a whole. */
function fuseKeys(...texts: [base: unknown, vivo: unknown, cambio: unknown]) {
  const [base, vivo, cambio] = texts.map(objectIn);
  if (!base || !vivo || !cambio) return { isClash: true };
  let isClash = false;
  const entries = Object.keys({ ...vivo, ...cambio }).map((key) => {
    const [old, now, own] = [base, vivo, cambio].map((each) => JSON.stringify(each[key]));
    if (own === old) return [key, vivo[key]];
    isClash ||= now !== old && now !== own;
    return [key, cambio[key]];
  });
  return { text: JSON.stringify(Object.fromEntries(entries)), isClash };
}
