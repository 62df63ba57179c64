import { nameEstado } from "~record/tipos/estado";

export type Diferencia = Record<"label" | "before" | "after", string>;

export function compareFields<Name extends string>(
  labels: Readonly<Record<Name, string>>,
  before: Readonly<Partial<Record<Name, string>>>,
  after: Readonly<Partial<Record<Name, string>>>,
): Diferencia[] {
  return (Object.keys(labels) as Name[])
    .map((name) => ({
      label: labels[name],
      before: shown(name, before[name]),
      after: shown(name, after[name]),
    }))
    .filter((field) => field.before !== field.after);
}

/** The texts of a row by field; columns that the row lacks are empty. */
export const textsOf = <Name extends string>(
  labels: Readonly<Record<Name, string>>,
  row: Readonly<Record<string, unknown>>,
) =>
  Object.fromEntries(Object.keys(labels).map((name) => [name, String(row[name] ?? "")])) as Record<
    Name,
    string
  >;

function shown(name: string, value = ""): string {
  const text = value.replace(/\r\n?/g, "\n").trim();
  return name === "estado" ? nameEstado(text) : text;
}
