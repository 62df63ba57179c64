import type { RefObject } from "react";
import { replaceText } from "~record/marcas/pegar";

type Box = HTMLTextAreaElement;
type Mark = readonly [name: string, before: string, after?: string, sample?: string];

/** A mark that has no end opens each line. */
const MARKS: readonly Mark[] = [
  ["Título", "## "],
  ["Negrita", "**", "**", "negrita"],
  ["Enlace", "[", "](https://…)", "texto"],
  ["Lista", "- "],
  ["Imagen", "![", "](/media/…)", "descripción"],
  ["Producto", "::producto "],
  ["Recuadro", "::aviso "],
];

function writeAround(box: Box, [, before, after = "", sample = ""]: Mark): void {
  const { value, selectionStart: from, selectionEnd: to } = box;
  const text = value.slice(from, to) || sample;
  replaceText(box, before + text + after);
  // Selects the words, or the address, which is to be typed next.
  const isLink = after.startsWith("](");
  const start = from + before.length + (isLink ? text.length + 2 : 0);
  box.setSelectionRange(start, start + (isLink ? after.length - 3 : text.length));
}

/** Gives the mark to each line of the selection, or takes it from those that all have it. */
function openLines(box: Box, [, mark]: Mark): void {
  const { value, selectionStart, selectionEnd } = box;
  const from = value.lastIndexOf("\n", selectionStart - 1) + 1;
  const end = value.indexOf("\n", selectionEnd);
  const to = end < 0 ? value.length : end;
  const lines = value.slice(from, to).split("\n");
  const isMarked = lines.every((line) => line.startsWith(mark));
  const marked = lines.map((line) => (isMarked ? line.slice(mark.length) : mark + line));
  replaceText(box, marked.join("\n"), [from, to]);
}

export const MarksBar = ({ box: { current } }: { box: RefObject<Box> }) =>
  MARKS.map((mark) => (
    <button
      key={mark[0]}
      type="button"
      onClick={() => current && (mark[2] ? writeAround : openLines)(current, mark)}
      className="btn btn-quiet btn-small flex-none"
    >
      {mark[0]}
    </button>
  ));
