import { unescapeAll } from "markdown-it/lib/common/utils.mjs";

/** A tag; those of Word have a colon, as in `<o:p>`. */
const NAME = /^<(\/?)([a-z][a-z0-9-]*(?::[a-z]\w*)?)[\s/>]/i;
/** Other names are not tags, so that «<» stays text. */
const NAMES = new Set(
  "a b blockquote br center dd div dl dt em font h1 h2 h3 h4 h5 h6 hr i iframe img li ol p pre script section small span strong style sub sup table tbody td th thead tr u ul video".split(
    " ",
  ),
);
const ENTITY = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/gi;
const HREF = /\shref=["']?(https?:\/\/[^"'\s<>]+|\/[^"'\s<>]*)/i;

const INLINE: Readonly<Record<string, string>> = { b: "**", strong: "**", i: "*", em: "*" };
const HEADS = { h1: "## ", h2: "## ", h3: "### ", h4: "#### ", h5: "#### ", h6: "#### " };
const BEGINS: Readonly<Record<string, string>> = { ...HEADS, blockquote: "> ", tr: "|" };
const BLOCKS = /^(?:address|article|aside|br|center|d[dlt]|div|figure|hr|ol|p|section|table|ul)$/;
const SILENT = /^(?:script|style|iframe)$/;

const tagsIn = (text: string) =>
  [...text.matchAll(/<[^<>]+>/g)].flatMap(({ 0: whole, index }) => {
    const [, slash, name = ""] = NAME.exec(whole) ?? [];
    const tag = { index, whole, name: name.toLowerCase(), isEnd: slash === "/" };
    return name || whole.startsWith("<!--") ? [tag] : [];
  });

const hasTags = (text: string) => tagsIn(text).some(({ name }) => NAMES.has(name));

/** @returns true for a text with HTML tags or entities */
export const isHtml = (text: string) => hasTags(text) || text.search(ENTITY) >= 0;

const decodeEntities = (text: string) =>
  text.replace(ENTITY, (entity) => unescapeAll(entity)).replaceAll("\u00a0", " ");

/** Writes each block as a line in our marks. @param isRich false keeps only plain lines */
export function fromHtml(html: string, isRich: boolean): string {
  // Joined first, because a mark that ends where the next begins would be written as four stars.
  const text = html.replace(/<\/(b|strong|i|em)><\1(?:\s[^<>]*)?>/gi, "");
  const written = new Written(isRich);
  let at = 0;
  for (const { index, whole, name, isEnd } of hasTags(text) ? tagsIn(text) : []) {
    written.addText(text.slice(at, index));
    at = index + whole.length;
    written.addTag(name, isEnd, whole);
  }
  written.addText(text.slice(at));
  const lines = written.out.join("").split("\n").map(tidy).filter(Boolean);
  return lines.join("\n").replace(MARK_ALONE, "$1 ");
}

class Written {
  readonly out: string[] = [];
  /** Marks are written only once a text follows, so that empty ones leave nothing. */
  #waiting: { begin: string; end: string; tag: string }[] = [];
  readonly #open: { end: string; tag: string }[] = [];
  readonly #lists: (number | undefined)[] = [];
  #silent = "";

  constructor(private readonly isRich: boolean) {}

  addText(raw: string) {
    if (this.#silent) return;
    const piece = decodeEntities(raw);
    const start = piece.search(/\S/);
    if (start < 0) return void this.out.push(piece);
    const marks = this.#waiting.map(({ begin }) => begin);
    this.out.push(piece.slice(0, start), ...marks, piece.slice(start));
    this.#open.push(...this.#waiting);
    this.#waiting = [];
  }

  addTag(tag: string, isEnd: boolean, whole: string) {
    const begins = BEGINS[tag];
    if (SILENT.test(tag)) this.#silent = isEnd ? "" : this.#silent || tag;
    else if (this.#silent) return;
    else if (INLINE[tag] || tag === "a") this.#addMark(tag, isEnd, whole);
    else if (/^t[dh]$/.test(tag)) this.out.push(isEnd && this.isRich ? " |" : " ");
    else if (tag === "li") this.out.push("\n", isEnd ? "" : this.#bullet());
    else if (begins) this.out.push("\n", isEnd || !this.isRich ? "" : begins);
    else if (BLOCKS.test(tag)) this.out.push("\n");
    if (tag === "ol" || tag === "ul")
      isEnd ? this.#lists.pop() : this.#lists.push(tag === "ol" ? 0 : undefined);
  }

  #bullet(): string {
    const number = this.#lists.pop();
    this.#lists.push(number === undefined ? undefined : number + 1);
    return number === undefined ? "- " : `${number + 1}. `;
  }

  #addMark(tag: string, isEnd: boolean, whole: string) {
    if (!this.isRich) return;
    const href = decodeEntities(HREF.exec(whole)?.[1] ?? "");
    const [begin, end] = tag === "a" ? ["[", `](${href})`] : [INLINE[tag] ?? "", INLINE[tag] ?? ""];
    if (!isEnd) {
      if (tag !== "a" || href) this.#waiting.push({ begin, end, tag });
    } else if (this.#waiting.at(-1)?.tag === tag) this.#waiting.pop();
    else if (this.#open.at(-1)?.tag === tag) this.#closeMark(this.#open.pop()?.end ?? "");
  }

  /** Moves blanks behind the closing mark, which our grammar does not read after a blank. */
  #closeMark(end: string) {
    const last = this.out.pop() ?? "";
    const text = last.trimEnd();
    this.out.push(text, end, last.slice(text.length));
  }
}

const MARK_ALONE = /^(-|>|#{2,4}|\d{1,3}\.)\n/gm;

/** Removes marks that are open at the end of their line, because marks do not span lines. */
function tidy(line: string): string {
  const text = line.replace(/[ \t\r\f]+/g, " ").trim();
  return text.split("**").length % 2 === 0 ? text.replaceAll("**", "") : text;
}
