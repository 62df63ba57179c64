import type { ClipboardEvent } from "react";

/** A copied page becomes our marks, by a module that is loaded then; what is plain is pasted as ever. */
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

/** A block has a line of its own; a word keeps the blank behind it. */
function insertText(box: HTMLTextAreaElement, text: string, blank: string) {
  const { value, selectionStart, selectionEnd } = box;
  const before = /[^\n]$/.test(value.slice(0, selectionStart)) ? "\n" : "";
  const after = /^[^\n]/.test(value.slice(selectionEnd)) ? "\n" : "";
  const whole = BLOCK.test(text) ? before + text + after : text.trimEnd() + blank;
  box.focus();
  // «Undo» takes back what is put in so.
  if (document.execCommand("insertText", false, whole)) return;
  box.setRangeText(whole, selectionStart, selectionEnd, "end");
  box.dispatchEvent(new InputEvent("input", { bubbles: true }));
}
