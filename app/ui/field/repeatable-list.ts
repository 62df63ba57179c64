export type ListOperation = "anadir" | "proponer" | "quitar" | "subir" | "bajar";

const PREFIX = "lista";

export function listIntent(name: string, operation: ListOperation, index = 0): string {
  return `${PREFIX}.${name}.${operation}.${index}`;
}

interface ListChange<Name extends string> {
  name: Name;
  operation: ListOperation;
  index: number;
}

export function parseListIntent<Name extends string>(
  intent: string,
  names: readonly Name[],
): ListChange<Name> | undefined {
  const [prefix, list, verb, place] = intent.split(".");
  const name = names.find((each) => each === list);
  const operation = OPERATIONS.find((each) => each === verb);
  if (prefix !== PREFIX || !name || !operation || !/^\d{1,3}$/.test(place ?? "")) return undefined;
  return { name, operation, index: Number(place) };
}

const OPERATIONS: readonly ListOperation[] = ["anadir", "proponer", "quitar", "subir", "bajar"];

export function changeList<Item>(
  items: readonly Item[],
  { operation, index }: { operation: ListOperation; index: number },
  added: readonly Item[],
): Item[] {
  if (operation === "anadir" || operation === "proponer") return [...items, ...added];
  if (operation === "quitar") return items.filter((_, at) => at !== index);
  const target = operation === "subir" ? index - 1 : index + 1;
  const [a, b] = [items[index], items[target]];
  if (a === undefined || b === undefined) return [...items];
  return items.map((item, at) => (at === index ? b : at === target ? a : item));
}
