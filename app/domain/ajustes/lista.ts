import { linesOf } from "./ajuste";

export interface Cosa {
  /** Lasts while the text changes; things without a check box have none. */
  id?: string;
  name: string;
  text: string;
  /** Names a product or a category. */
  slug?: string;
}

export interface Grupo {
  title: string;
  /** Nobody ticks its things off, because they are not needed. */
  isAside: boolean;
  cosas: Cosa[];
  categorias: string[];
}

const LINE = /^(?:\[(\w{1,12})\] *)?([^:|]+)(?:: ([^|]*))?(?:\|(.*))?$/;

/** Reads a line «[id] Nombre: texto | slug», of which only the name must be there. */
function parseCosa(line: string): Cosa | undefined {
  const [, id, name, text = "", slug] = LINE.exec(line.trim()) ?? [];
  if (name === undefined) return undefined;
  return { id, name: name.trim(), text: text.trim(), slug: slug?.trim() || undefined };
}

export const parseCosas = (text: string): Cosa[] =>
  linesOf(text).flatMap((line) => parseCosa(line) ?? []);

/** Reads groups: «## título» with its things, «### título» aside, «> slug» a category of the group. */
export function parseLista(text: string): Grupo[] {
  const grupos: Grupo[] = [];
  for (const line of linesOf(text)) {
    const [, marks, rest = ""] = /^(###?|>) (.+)$/.exec(line.trim()) ?? [];
    const grupo = grupos.at(-1);
    if (marks === ">") grupo?.categorias.push(rest.trim());
    else if (marks)
      grupos.push({ title: rest, isAside: marks === "###", cosas: [], categorias: [] });
    else grupo?.cosas.push(...parseCosas(line));
  }
  return grupos;
}

/** Gives an id to each thing that can be ticked off and has none, or one that another has. */
export function withIds(text: string): string {
  const taken = new Set<string>();
  let isTicked = false;
  return text
    .split("\n")
    .map((line) => {
      if (/^ *#/.test(line)) isTicked = /^ *## /.test(line);
      const cosa = /^ *(#|>)/.test(line) ? undefined : parseCosa(line);
      if (!cosa || !isTicked) return line;
      let id = cosa.id ?? "";
      for (let number = taken.size + 1; !id || taken.has(id); number += 1) id = `c${number}`;
      taken.add(id);
      return `[${id}] ${line.trim().replace(/^\[\w*\] */, "")}`;
    })
    .join("\n");
}
