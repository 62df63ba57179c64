export type Part = string | Rule | Block;

type Rule = { selectors: Needing[]; body: string; variables: Needing[] };

/** A selector is kept if the page has all these names; a variable, if a kept rule reads it. */
type Needing = { text: string; needs: string[] };

type Block = { opening: string; parts: Part[] };

const CLASS = ' class="';

/** @returns class names, elements as `<name`, and attributes for scripts as `[name` */
export function namesIn(html: string): Set<string> {
  const names = new Set<string>();
  for (const found of new Set(html.match(/<[a-z]\w*| class="[^"]*"| data-[\w-]+/g))) {
    if (found.startsWith("<")) names.add(found);
    else if (found.startsWith(CLASS)) {
      const list = found.slice(CLASS.length, -1).replaceAll("&amp;", "&").replaceAll("&gt;", ">");
      for (const name of list.split(" ")) names.add(name);
    } else names.add(`[${found.trim()}`);
  }
  return names;
}

/** @returns the CSS of those parts that a page with these names may use */
export function fitSheet(parts: Part[], names: Set<string>): string {
  const known = new Set(names);
  for (;;) {
    const css = parts.map((part) => fit(part, known)).join("");
    const { size } = known;
    for (const variable of css.match(/(?<=var\()--[\w-]+/g) ?? []) known.add(variable);
    if (known.size === size) return css;
  }
}

function fit(part: Part, known: Set<string>): string {
  if (typeof part === "string") return part;
  if ("parts" in part) {
    return block(part.opening, part.parts.map((each) => fit(each, known)).join(""));
  }
  const isKept = ({ needs }: Needing) => needs.every((name) => known.has(name));
  const join = (all: Needing[], sign: string) =>
    all
      .filter(isKept)
      .map(({ text }) => text)
      .join(sign);
  return block(join(part.selectors, ","), join(part.variables, "") + part.body);
}

const block = (opening: string, body: string) => (opening && body ? `${opening}{${body}}` : "");
