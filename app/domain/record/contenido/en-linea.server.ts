import MarkdownIt, { type StateInline, type Token } from "markdown-it";
import { LINE_MAX_LENGTH } from "~base/texto";

/** A piece of a line: a text as typed, or an element with its own pieces. */
export type Trozo = string | { kind: "strong" | "em"; trozos: Trozo[] } | Enlace;

export type Enlace = { kind: "a"; href: string; isPaid: boolean; trozos: Trozo[] };

type Elemento = Exclude<Trozo, string>;

const ADDRESS_MAX_LENGTH = 2_000;
/** Elements nest to this depth only, because drawing thousands would overflow the stack. */
const OPEN_MAX = 20;
const PAID_MARK = " afiliado";
const OWN_PLACE = /^\/(?![/\\])[^\\<>"]*$/;

/** The preset reads plain text only, so HTML, entities, escapes and bare addresses stay text. */
const reader = new MarkdownIt("zero").enable("emphasis").enable("link");
reader.inline.ruler.at("link", readLink);
reader.inline.ruler.before("emphasis", "underscore", readUnderscore);

/** @returns the pieces of a line; marks that are unmatched or nested too deep stay text */
export function readLine(line: string): Trozo[] {
  if (line.length > LINE_MAX_LENGTH) return [line];
  const tokens: Token[] = [];
  reader.inline.parse(line, reader, {}, tokens);
  const root: Elemento = { kind: "em", trozos: [] };
  const open = [root];
  const tooDeep: string[] = [];
  for (const token of tokens) addToken(open, tooDeep, token);
  return root.trozos;
}

export const textOfTrozos = (trozos: readonly Trozo[]): string =>
  trozos.map((trozo) => (typeof trozo === "string" ? trozo : textOfTrozos(trozo.trozos))).join("");

/** @param tooDeep closing marks of elements that are nested so deep that they stay text */
function addToken(open: Elemento[], tooDeep: string[], token: Token) {
  const { tag, nesting, content, markup, attrs } = token;
  const { trozos } = open.at(-1) as Elemento;
  const href = attrs?.[0]?.[1] ?? "";
  if (nesting === -1) {
    const end = tooDeep.pop();
    if (end === undefined) open.pop();
    else addText(trozos, end);
  } else if (nesting === 0) {
    addText(trozos, content);
  } else if (open.length > OPEN_MAX) {
    tooDeep.push(tag === "a" ? `](${href}${markup})` : markup);
    addText(trozos, tag === "a" ? "[" : markup);
  } else {
    const element: Elemento =
      tag === "a"
        ? { kind: tag, href, isPaid: markup === PAID_MARK, trozos: [] }
        : { kind: tag === "strong" ? tag : "em", trozos: [] };
    trozos.push(element);
    open.push(element);
  }
}

function addText(trozos: Trozo[], text: string) {
  if (typeof trozos.at(-1) === "string") trozos.push(`${trozos.pop()}${text}`);
  else if (text !== "") trozos.push(text);
}

/** Treats `_` as text, because names of files and products have it; only stars are marks. */
function readUnderscore(state: StateInline, silent: boolean): boolean {
  if (state.src[state.pos] !== "_") return false;
  if (!silent) state.pending += "_";
  state.pos += 1;
  return true;
}

/** Reads `[texto](/lugar)` and `[texto](https://… afiliado)`; titles and escapes are not read. */
function readLink(state: StateInline, silent: boolean): boolean {
  const { src, pos, posMax, md } = state;
  if (src[pos] !== "[") return false;
  const labelEnd = md.helpers.parseLinkLabel(state, pos, true);
  if (labelEnd < 0 || src[labelEnd + 1] !== "(") return false;
  const hrefEnd = md.helpers.parseLinkDestination(src, labelEnd + 2, posMax).pos;
  const href = src.slice(labelEnd + 2, hrefEnd);
  const label = src.slice(pos + 1, labelEnd).trim();
  const isPaid = src.startsWith(PAID_MARK, hrefEnd) && !href.startsWith("/");
  const end = isPaid ? hrefEnd + PAID_MARK.length : hrefEnd;
  if (src[end] !== ")" || label === "" || !isAddress(href)) return false;
  if (!silent) {
    state.pos = pos + 1;
    state.posMax = labelEnd;
    const opening = state.push("link_open", "a", 1);
    opening.attrs = [["href", href]];
    opening.markup = isPaid ? PAID_MARK : "";
    md.inline.tokenize(state);
    state.push("link_close", "a", -1);
  }
  state.pos = end + 1;
  state.posMax = posMax;
  return true;
}

/** Refuses `//` and `/\`, which browsers read as the start of another host. */
function isAddress(href: string): boolean {
  if (href.length > ADDRESS_MAX_LENGTH) return false;
  if (href.startsWith("/")) return OWN_PLACE.test(href);
  if (!/^https?:\/\//.test(href) || !URL.canParse(href)) return false;
  const { username, password } = new URL(href);
  return username === "" && password === "";
}
