import { fromHtml } from "./html";
import { toMarks } from "./marcas";

const UNSEEN = "script, title, template, noscript, iframe, object, svg, select, textarea, img";
const BLOCKS = "p, div, br, li, ul, ol, h1, h2, h3, h4, h5, h6";
const TEXT = /^(?:B|STRONG|I|EM|SPAN|FONT)$/;

/** @returns the text of copied HTML in our marks; everything else of the HTML is dropped */
export function marksOfHtml(html: string): string {
  // Renames styles and handlers, as the browser reports these even in a document never shown.
  const inert = html
    .replace(/<(\/?)style\b/gi, "<$1template")
    .replace(/<[a-z][^<>]*/gi, (tag) => tag.replace(/\s(?=style=|on[a-z]+=)/gi, " data-"));
  const { body } = new DOMParser().parseFromString(inert, "text/html");
  for (const element of body.querySelectorAll(UNSEEN)) element.remove();
  flattenBlanks(body);
  for (const table of body.querySelectorAll("table")) simplifyTable(table);
  for (const element of body.querySelectorAll<HTMLElement>("*")) simplify(element);
  return toMarks(fromHtml(body.innerHTML.replace(/<\/([bi])><\1>/g, ""), true));
}

/** Word's HTML has line breaks within sentences. */
function flattenBlanks(body: Element) {
  const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const flat = text.data.replace(/[ \t\r\n\f]+/g, " ");
    text.data = text.parentElement?.closest("td, th") ? flat.replaceAll("|", "/") : flat;
  }
}

/** Turns layout tables, as in mails and old pages, into lines; tables of data stay. */
function simplifyTable(table: Element) {
  const isData = table.querySelector("td + td, th + th, th + td");
  if (isData && !table.querySelector("table, li, h1, h2, h3")) {
    for (const block of table.querySelectorAll(`:is(td, th) :is(${BLOCKS})`)) unwrap(block, " ");
  } else for (const part of table.querySelectorAll("td, th, tr")) unwrap(part, newTag("br"));
}

function simplify(element: HTMLElement) {
  const { style, tagName, textContent, attributes } = element;
  const css = element.getAttribute("data-style") ?? "";
  style.cssText = css;
  if (style.display === "none") element.remove();
  else if (/mso-list:\s*ignore/i.test(css)) {
    const [number] = /\d{1,3}/.exec(textContent ?? "") ?? [];
    element.replaceWith(number ? `${number}. ` : "- ");
  } else if (tagName === "BLOCKQUOTE" && element.querySelector("p")) {
    for (const each of element.querySelectorAll("p"))
      each.replaceWith(wrap("blockquote", each.childNodes));
    unwrap(element);
  } else if (TEXT.test(tagName)) simplifyText(element);
  const address = tagName === "A" ? addressOf(element) : undefined;
  for (const { name } of [...attributes]) element.removeAttribute(name);
  if (address) element.setAttribute("href", address);
}

/** Google wraps whole texts in <b> with a normal weight, so the style counts. Headings are bold. */
function simplifyText(element: HTMLElement) {
  const { style, tagName } = element;
  const { fontWeight = "", fontStyle } = style;
  const isBold = fontWeight ? /^(?:bold|[6-9]00)/.test(fontWeight) : /^(?:B|STRONG)$/.test(tagName);
  const isItalic = fontStyle ? fontStyle === "italic" : /^(?:I|EM)$/.test(tagName);
  const isInside = (tags: string) => element.parentElement?.closest(tags);
  let inner: Iterable<Node> = element.childNodes;
  if (isBold && !isInside("b, h1, h2, h3, h4, h5, h6")) inner = [wrap("b", inner)];
  if (isItalic && !isInside("i")) inner = [wrap("i", inner)];
  element.replaceWith(...inner);
}

/** Links to pages of this site are kept as paths. */
function addressOf(link: Element): string | undefined {
  const typed = link.getAttribute("href") ?? "#";
  if (typed.startsWith("#") || !URL.canParse(typed, location.href)) return undefined;
  const url = new URL(typed, location.href);
  const { origin, href, pathname, search, hash, protocol, username } = url;
  if (!/^https?:$/.test(protocol) || username) return undefined;
  const address = origin === location.origin ? pathname + search + hash : href;
  return address.replaceAll("(", "%28").replaceAll(")", "%29");
}

const newTag = (name: string) => document.createElement(name);

function wrap(name: string, inner: Iterable<Node>): HTMLElement {
  const tag = newTag(name);
  tag.append(...inner);
  return tag;
}

const unwrap = (element: Element, before: string | Node = "") =>
  element.replaceWith(before, ...element.childNodes, " ");
