import { fullLines } from "./ajuste";

export interface Cosa {
  /** The id stays when the text changes. Things that cannot be ticked off have none. */
  id?: string;
  name: string;
  text: string;
  slug?: string;
}

export interface Grupo {
  title: string;
  /** Things of such a group cannot be ticked off, because they are not needed. */
  isAside: boolean;
  cosas: Cosa[];
  categorias: string[];
}

const LINE = /^(?:\[(\w{1,12})\] *)?(.*)$/s;
const LINK = /\| *([a-z0-9-]+)$/;

/** Reads a line «[id] Nombre: texto | slug», of which only the name is required. */
function parseCosa(line: string): Cosa | undefined {
  const [, id, whole = ""] = LINE.exec(line.trim()) ?? [];
  const link = LINK.exec(whole);
  const [name = "", ...text] = whole.slice(0, link?.index).split(": ");
  if (name.trim() === "") return undefined;
  return { id, name: name.trim(), text: text.join(": ").trim(), slug: link?.[1] };
}

export const parseCosas = (text: string): Cosa[] =>
  fullLines(text).flatMap((line) => parseCosa(line) ?? []);

/** Reads groups: «## título» and its things, «### título» for extras, «> slug» for a category. */
export function parseLista(text: string): Grupo[] {
  const grupos: Grupo[] = [];
  for (const line of fullLines(text)) {
    const [, marks, rest = ""] = /^(###?|>) (.+)$/.exec(line.trim()) ?? [];
    const grupo = grupos.at(-1);
    if (marks === ">") grupo?.categorias.push(rest.trim());
    else if (marks)
      grupos.push({ title: rest, isAside: marks === "###", cosas: [], categorias: [] });
    else grupo?.cosas.push(...parseCosas(line));
  }
  return grupos;
}

export const countTickable = (text: string) =>
  parseLista(text).reduce((sum, { isAside, cosas }) => sum + (isAside ? 0 : cosas.length), 0);

/** Gives an id to each thing without one, and a new one to things that repeat an earlier id. */
export function withIds(text: string): string {
  const grupos = text.split(/^(?=##)/m);
  const kept = new Set(grupos.flatMap((grupo) => idsIn(grupo)));
  const seen = new Set<string>();
  const idFor = (id: string | undefined) => {
    let own = id ?? "";
    for (let n = 1; !own || seen.has(own) || (own !== id && kept.has(own)); n += 1) own = `c${n}`;
    seen.add(own);
    return own;
  };
  return grupos
    .map((grupo) =>
      grupo.startsWith("## ")
        ? grupo.replace(/^[^#>\n].*$/gm, (line) =>
            line.trim() ? `[${idFor(parseCosa(line)?.id)}] ${line.replace(ID, "")}` : line,
          )
        : grupo,
    )
    .join("");
}

const ID = /^ *\[\w*\] */;

const idsIn = (grupo: string) =>
  grupo.startsWith("## ") ? parseCosas(grupo).flatMap(({ id }) => id ?? []) : [];
