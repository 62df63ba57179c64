import { useLocation, useNavigationType } from "@remix-run/react";
import { type RefObject, useEffect, useRef } from "react";

type DialogRef = RefObject<HTMLDialogElement>;

export function useDialogFocus(ref: DialogRef, page: unknown, answer: unknown): void {
  const isLoaded = page !== undefined;
  useEffect(() => {
    if (isLoaded) {
      focusFirst(ref, "[data-enfocar], form input:not([type=hidden], :disabled), form textarea");
    }
  }, [ref, isLoaded]);
  useEffect(() => {
    if (answer !== undefined) focusFirst(ref, "[data-errores]");
  }, [ref, answer]);
}

const focusFirst = ({ current }: DialogRef, selector: string) =>
  current?.querySelector<HTMLElement>(selector)?.focus();

/** The row that opened the dialog may be gone; the focus would stay in what is closed. */
export function keepFocus(dialog: HTMLDialogElement | null): void {
  const focused = document.activeElement;
  if (focused === document.body || dialog?.contains(focused)) {
    document.querySelector("main")?.focus();
  }
}

/**
 * Closes the dialog when the address changes. It stays when a button of the list, pressed before
 * the dialog opened, is answered only then: that answer leads to a row of the same screen.
 */
export function useClosingAtNewPlace(ref: DialogRef, isSent: boolean): void {
  const { key, pathname, search, hash } = useLocation();
  const isBack = useNavigationType() === "POP";
  const screen = pathname + search;
  const openedAt = useRef({ key, screen });
  useEffect(() => {
    if (key === openedAt.current.key) return;
    const isRowBehind = hash !== "" && screen === openedAt.current.screen && !isSent && !isBack;
    openedAt.current = { key, screen };
    if (isRowBehind) return;
    ref.current?.close();
    keepFocus(ref.current);
  }, [ref, key, screen, hash, isSent, isBack]);
}
