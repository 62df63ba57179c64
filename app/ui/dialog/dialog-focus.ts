import { useLocation, useNavigationType } from "@remix-run/react";
import { type MouseEvent, type RefObject, useEffect, useRef } from "react";

type DialogRef = RefObject<HTMLDialogElement>;

/** Placed after the dialog's page, so that it runs once that is there, even if loaded late. */
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

/** Focuses the field by script: following the link would change history and close the dialog. */
export function leadToField(event: MouseEvent<HTMLDialogElement>): void {
  const href = (event.target as Element).closest("a")?.getAttribute("href");
  if (!href?.startsWith("#")) return;
  event.preventDefault();
  const field = event.currentTarget.querySelector<HTMLElement>(href);
  const folded = field?.closest("details");
  if (folded) folded.open = true;
  field?.scrollIntoView({ block: "nearest" });
  field?.focus();
}

/** Focuses the list if the row that opened the dialog is gone: the focus would be lost with it. */
export function keepFocus(dialog: HTMLDialogElement | null): void {
  const focused = document.activeElement;
  if (focused === document.body || dialog?.contains(focused)) {
    document.querySelector("main")?.focus();
  }
}

/** Ignores a late answer to a button of the list, which must not close the dialog. */
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
