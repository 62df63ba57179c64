export const PASOS: ReadonlyMap<unknown, -1 | 1> = new Map([
  ["subir", -1],
  ["bajar", 1],
]);

export function moveIn(ids: readonly string[], id: string, paso: -1 | 1): string[] | undefined {
  const from = ids.indexOf(id);
  const neighbour = ids[from + paso];
  if (from === -1 || neighbour === undefined) return undefined;
  return ids.with(from, neighbour).with(from + paso, id);
}
