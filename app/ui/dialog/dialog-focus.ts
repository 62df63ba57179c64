import { type RefObject, useEffect } from "react";

/**
 * The focus goes to the first field or, in a question, to the way back; after a refusal to the
 * errors.
 */
export function useDialogFocus(
  ref: RefObject<HTMLDialogElement>,
  page: unknown,
  answer: unknown,
): void {
  useEffect(() => {
    if (page === undefined) return;
    const first = ref.current?.querySelector<HTMLElement>(
      "[data-enfocar], form input:not([type=hidden], :disabled), form textarea",
    );
    first?.focus();
  }, [ref, page === undefined]);
  useEffect(() => {
    if (answer !== undefined) ref.current?.querySelector<HTMLElement>("[data-errores]")?.focus();
  }, [ref, answer]);
}

/** The row that opened the dialog may be gone; the focus would stay in what is closed. */
export function keepFocus(dialog: HTMLDialogElement | null): void {
  const focused = document.activeElement;
  if (focused === document.body || dialog?.contains(focused)) {
    document.querySelector("main")?.focus();
  }
}
