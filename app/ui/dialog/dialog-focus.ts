import { useLocation, useNavigationType } from "@remix-run/react";
import { type MouseEvent, type RefObject, useEffect, useRef } from "react";

type DialogRef = RefObject<HTMLDialogElement>;

/** Stands behind the page of a dialog: it comes with it, also when its code is loaded late. */
export function DialogFocus({ dialog, answer }: { dialog: DialogRef; answer: unknown }) {
  useEffect(() => {
    focusFirst(dialog, "[data-enfocar], form input:not([type=hidden], :disabled), form textarea");
  }, [dialog]);
  useEffect(() => {
    if (answer !== undefined) focusFirst(dialog, "[data-errores]");
  }, [dialog, answer]);
  return null;
}

const focusFirst = ({ current }: DialogRef, selector: string) =>
  current?.querySelector<HTMLElement>(selector)?.focus();

/** The browser's own way to a field is a new place in the history, and closes the dialog. */
export function leadToField(event: MouseEvent<HTMLDialogElement>): void {
  const href = (event.target as Element).closest("a")?.getAttribute("href");
  if (!href?.startsWith("#")) return;
  event.preventDefault();
  const field = event.currentTarget.querySelector<HTMLElement>(href);
  field?.scrollIntoView({ block: "nearest" });
  field?.focus();
}

/** The row that opened the dialog may be gone; the focus would stay in what is closed. */
export function keepFocus(dialog: HTMLDialogElement | null): void {
  const focused = document.activeElement;
  if (focused === document.body || dialog?.contains(focused)) {
    document.querySelector("main")?.focus();
  }
}

/** A button of the list, pressed before the dialog opened, may be answered only now, and closes nothing. */
export function useClosingAtNewPlace(ref: DialogRef, hasSent: boolean): void {
  const { key } = useLocation();
  const isBack = useNavigationType() === "POP";
  const seen = useRef(key);
  useEffect(() => {
    if (key === seen.current) return;
    seen.current = key;
    if (!hasSent && !isBack) return;
    ref.current?.close();
    keepFocus(ref.current);
  }, [ref, key, hasSent, isBack]);
}
