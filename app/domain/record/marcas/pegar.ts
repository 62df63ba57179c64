import type { ClipboardEvent } from "react";

/** Pastes copied HTML as our marks, by a module loaded only then; plain text pastes as usual. */
export function pasteMarks(event: ClipboardEvent<HTMLTextAreaElement>) {
  const { clipboardData, currentTarget: box } = event;
  const html = clipboardData.getData("text/html");
  const plain = clipboardData.getData("text/plain");
  if (!html || !plain) return;
  event.preventDefault();
  import("./copiado")
    .then(({ marksOfHtml }) => marksOfHtml(html))
    .catch(() => "")
    .then((marks) => insertText(box, marks || plain, /[^\S\n]$/.test(plain) ? " " : ""));
}

const BLOCK = /\n|^(?:#{2,4}|[->|]|\d{1,3}\.) /;

/** Puts blocks on lines of their own; after a word the blank is kept. */
function insertText(box: HTMLTextAreaElement, text: string, blank: string) {
  const { value, selectionStart, selectionEnd } = box;
  const before = /[^\n]$/.test(value.slice(0, selectionStart)) ? "\n" : "";
  const after = /^[^\n]/.test(value.slice(selectionEnd)) ? "\n" : "";
  replaceText(box, BLOCK.test(text) ? before + text + after : text.trimEnd() + blank);
}

/** Writes over what is selected, or over what stands between the two places. */
export function replaceText(
  box: HTMLTextAreaElement,
  text: string,
  [from, to]: readonly [number, number] = [box.selectionStart, box.selectionEnd],
) {
  box.focus();
  box.setSelectionRange(from, to);
  // `execCommand` is deprecated, but only it lets the browser's «Undo» take the text out again.
  if (document.execCommand("insertText", false, text)) return;
  box.setRangeText(text, from, to, "end");
  box.dispatchEvent(new InputEvent("input", { bubbles: true }));
}
