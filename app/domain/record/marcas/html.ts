import { unescapeAll } from "markdown-it/lib/common/utils.mjs";

/** Word's own have a colon: `<o:p>`. */
const NAME = /^<(\/?)([a-z][a-z0-9-]*(?::[a-z]\w*)?)[\s/>]/i;
/** Without one of these, «<» is a sign of the text. */
const NAMES = new Set(
  "a b blockquote br center dd div dl dt em font h1 h2 h3 h4 h5 h6 hr i iframe img li ol p pre script section small span strong style sub sup table tbody td th thead tr u ul video".split(
    " ",
  ),
);
const ENTITY = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/gi;
const HREF = /\shref=["']?(https?:\/\/[^"'\s<>]+|\/[^"'\s<>]*)/i;

const INLINE: Readonly<Record<string, string>> = { b: "**", strong: "**", i: "*", em: "*" };
const BEGINS: Readonly<Record<string, string>> = {
  ...{ h1: "## ", h2: "## ", h3: "### ", h4: "#### ", h5: "#### ", h6: "#### " },
  ...{ blockquote: "> ", tr: "|" },
};
const BLOCKS = /^(?:address|article|aside|br|center|d[dlt]|div|figure|hr|ol|p|section|table|ul)$/;
const SILENT = /^(?:script|style|iframe)$/;

const tagsIn = (text: string) =>
  [...text.matchAll(/<[^<>]+>/g)].flatMap(({ 0: whole, index }) => {
    const [, slash, name = ""] = NAME.exec(whole) ?? [];
    const tag = { index, whole, name: name.toLowerCase(), isEnd: slash === "/" };
    return name || whole.startsWith("<!--") ? [tag] : [];
  });

const hasTags = (text: string) => tagsIn(text).some(({ name }) => NAMES.has(name));

/** @returns whether it has tags or entities of HTML */
export const isHtml = (text: string) => hasTags(text) || text.search(ENTITY) >= 0;

const decodeEntities = (text: string) =>
  text.replace(ENTITY, (entity) => unescapeAll(entity)).replaceAll("\u00a0", " ");

/** In the grammar of articles, a block in a line. @param isRich false where only lines are drawn */
export function fromHtml(html: string, isRich: boolean): string {
  // One mark that ends where the next begins would be four stars.
  const text = html.replace(/<\/(b|strong|i|em)><\1(?:\s[^<>]*)?>/gi, "");
  const out: string[] = [];
  /** A mark or link waits until a text follows, with what ends it. */
  let waiting: { begin: string; end: string; tag: string }[] = [];
  const open: { end: string; tag: string }[] = [];
  const lists: (number | undefined)[] = [];
  let silent = "";
  let at = 0;
  for (const { index, whole, name, isEnd } of hasTags(text) ? tagsIn(text) : []) {
    addText(text.slice(at, index));
    at = index + whole.length;
    addTag(name, isEnd, whole);
  }
  addText(text.slice(at));
  return out.join("").split("\n").map(tidy).filter(Boolean).join("\n").replace(MARK_ALONE, "$1 ");

  function addText(raw: string) {
    if (silent) return;
    const piece = decodeEntities(raw);
    const start = piece.search(/\S/);
    if (start < 0) return void out.push(piece);
    out.push(piece.slice(0, start), ...waiting.map(({ begin }) => begin), piece.slice(start));
    open.push(...waiting);
    waiting = [];
  }

  function addTag(tag: string, isEnd: boolean, whole: string) {
    if (SILENT.test(tag)) silent = isEnd ? "" : silent || tag;
    else if (silent) return;
    else if (INLINE[tag] || tag === "a") addMark(tag, isEnd, whole);
    else if (/^t[dh]$/.test(tag)) out.push(isEnd && isRich ? " |" : " ");
    else if (tag === "li") out.push("\n", isEnd ? "" : bullet());
    else if (BEGINS[tag]) out.push("\n", isEnd || !isRich ? "" : BEGINS[tag]);
    else if (BLOCKS.test(tag)) out.push("\n");
    if (tag === "ol" || tag === "ul")
      isEnd ? lists.pop() : lists.push(tag === "ol" ? 0 : undefined);
  }

  function bullet(): string {
    const number = lists.pop();
    lists.push(number === undefined ? undefined : number + 1);
    return number === undefined ? "- " : `${number + 1}. `;
  }

  function addMark(tag: string, isEnd: boolean, whole: string) {
    if (!isRich) return;
    const href = decodeEntities(HREF.exec(whole)?.[1] ?? "");
    const [begin, end] = tag === "a" ? ["[", `](${href})`] : [INLINE[tag] ?? "", INLINE[tag] ?? ""];
    if (!isEnd) {
      if (tag !== "a" || href) waiting.push({ begin, end, tag });
    } else if (waiting.at(-1)?.tag === tag) waiting.pop();
    else if (open.at(-1)?.tag === tag) closeMark(open.pop()?.end ?? "");
  }

  /** A mark that ends behind a blank is none. */
  function closeMark(end: string) {
    const last = out.pop() ?? "";
    const text = last.trimEnd();
    out.push(text, end, last.slice(text.length));
  }
}

const MARK_ALONE = /^(-|>|#{2,4}|\d{1,3}\.)\n/gm;

/** A mark that began in another line is none. */
function tidy(line: string): string {
  const text = line.replace(/[ \t\r\f]+/g, " ").trim();
  return text.split("**").length % 2 === 0 ? text.replaceAll("**", "") : text;
}
