import { nameEstado } from "~/domain/estado";

type Value = string | boolean | readonly string[];

export interface Diferencia {
  label: string;
  before: string;
  after: string;
}

export function compareFields<Name extends string>(
  labels: Readonly<Record<Name, string>>,
  before: Readonly<Partial<Record<Name, Value>>>,
  after: Readonly<Partial<Record<Name, Value>>>,
): Diferencia[] {
  return (Object.keys(labels) as Name[])
    .map((name) => ({
      label: labels[name],
      before: shown(name, before[name]),
      after: shown(name, after[name]),
    }))
    .filter((field) => field.before !== field.after);
}

function shown(name: string, value: Value = ""): string {
  if (typeof value === "boolean") return value ? "Sí" : "No";
  if (typeof value === "string") {
    const text = value.replace(/\r\n?/g, "\n").trim();
    if (name === "rating") return text.replace(".", ",");
    return name === "estado" ? nameEstado(text) : text;
  }
  return value
    .map((item) => item.trim())
    .filter(Boolean)
    .join("\n");
}
