import type { RefObject } from "react";
import { DialogButton } from "~/ui/dialog/dialog-button";
import { replaceText } from "~record/marcas/pegar";
import { INSERT_INTENT } from "./contenido-field";

interface Mark {
  name: string;
  before: string;
  /** Marks what is selected; without it the mark opens each line. */
  after?: string;
  /** Stands for what is selected where nothing is. */
  sample?: string;
}

const MARKS: readonly Mark[] = [
  { name: "Título", before: "## " },
  { name: "Negrita", before: "**", after: "**", sample: "negrita" },
  { name: "Enlace", before: "[", after: "](https://…)", sample: "texto" },
  { name: "Lista", before: "- " },
  { name: "Recuadro", before: "::aviso " },
];

type Box = HTMLTextAreaElement;

function writeAround(box: Box, { before, after = "", sample = "" }: Mark): void {
  const { value, selectionStart: from, selectionEnd: to } = box;
  const text = value.slice(from, to) || sample;
  replaceText(box, before + text + after);
  // Selects the words, or the address that is still to be typed over «https://…».
  const address = after.indexOf("https");
  const start = from + before.length + (address < 0 ? 0 : text.length + address);
  box.setSelectionRange(start, start + (address < 0 ? text.length : after.length - address - 1));
}

/** Gives the mark to each line of the selection, or takes it from those that all have it. */
function openLines(box: Box, { before: mark }: Mark): void {
  const { value, selectionStart, selectionEnd } = box;
  const from = value.lastIndexOf("\n", selectionStart - 1) + 1;
  const end = value.indexOf("\n", selectionEnd);
  const to = end < 0 ? value.length : end;
  const lines = value.slice(from, to).split("\n");
  const isMarked = lines.every((line) => line.startsWith(mark));
  const marked = lines.map((line) => (isMarked ? line.slice(mark.length) : mark + line));
  replaceText(box, marked.join("\n"), [from, to]);
}

const LOOK = "btn btn-quiet btn-small flex-none";

type MarksBarProps = { box: RefObject<Box>; onPick: (line: string) => void };

/** Loaded when the text has the focus for the first time; the buttons write the marks. */
export const MarksBar = ({ box, onPick }: MarksBarProps) => (
  <>
    {MARKS.map((mark) => (
      <button
        key={mark.name}
        type="button"
        onClick={() => {
          if (box.current) (mark.after ? writeAround : openLines)(box.current, mark);
        }}
        className={LOOK}
      >
        {mark.name}
      </button>
    ))}
    {["Imagen", "Producto"].map((name) => (
      <DialogButton
        key={name}
        value={INSERT_INTENT}
        load={() => import("./insert-dialog")}
        onPick={onPick}
        className={LOOK}
      >
        {name}
      </DialogButton>
    ))}
  </>
);
