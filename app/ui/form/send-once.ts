import { type FormEvent, useEffect, useState } from "react";
import { isUnsaved } from "./unsaved";

/** No event tells that a form was stopped by hand; after this time it counts as stopped. */
const STOPPED_MS = 20_000;

/** The site waits for a line that brings so many bytes in a millisecond. */
const SLOWEST = 8;

/** Runs `work` when the page that sent a form is still shown, or shown again by going back. */
function whenStopped(form: HTMLFormElement, work: () => void): () => void {
  const values = [...new FormData(form).values()];
  const bytes = new Blob(values).size;
  const timer = setTimeout(work, STOPPED_MS + bytes / SLOWEST);
  window.addEventListener("pageshow", work);
  return () => {
    clearTimeout(timer);
    window.removeEventListener("pageshow", work);
  };
}

export function useSending() {
  const [sending, setSending] = useState<HTMLFormElement>();
  useEffect(() => sending && whenStopped(sending, () => setSending(undefined)), [sending]);
  const onSending = (event: FormEvent<HTMLFormElement>) => setSending(event.currentTarget);
  return [sending !== undefined, onSending] as const;
}

/**
 * Sends a form once: the browser shows the second of two answers, and the first may hold a new
 * session cookie or codes that are shown once. Unsaved forms make the browser ask before it leaves.
 */
export function sendOnce(): void {
  const sending = new Set<EventTarget>();
  window.addEventListener("beforeunload", (event) => {
    const isLost = (form: HTMLFormElement) => isUnsaved(form) && !sending.has(form);
    if (![...document.forms].some(isLost)) return;
    event.preventDefault();
    // The visitor chose to stay on the page, so nothing was sent.
    setTimeout(() => sending.clear());
  });
  // On the window, so after React, which has prevented by then what it sends by itself.
  window.addEventListener("submit", (event) => {
    const { target } = event;
    if (event.defaultPrevented || !(target instanceof HTMLFormElement)) return;
    if (target.method !== "post") return;
    if (sending.has(target)) {
      event.preventDefault();
      return;
    }
    sending.add(target);
    const stop = whenStopped(target, () => {
      stop();
      sending.delete(target);
    });
  });
}
