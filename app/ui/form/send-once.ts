import { type FormEvent, useEffect, useState } from "react";
import { isUnsaved } from "./unsaved";

/** No event tells that the visitor stopped a request, so after this time it counts as stopped. */
const STOPPED_MS = 20_000;

/** In bytes per millisecond: the server waits for uploads at this speed or faster. */
const SLOWEST = 8;

/** Runs `work` if the page is still shown after a stopped request, or is shown again. */
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
 * Sends each form once: browsers show the second of two answers, and the first may hold a new
 * session cookie or codes shown only once. Also warns before unsaved text is lost.
 */
export function sendOnce(): void {
  const sending = new Set<EventTarget>();
  window.addEventListener("beforeunload", (event) => {
    const isLost = (form: HTMLFormElement) => isUnsaved(form) && !sending.has(form);
    if (![...document.forms].some(isLost)) return;
    event.preventDefault();
    // The visitor chose to stay on the page, so the request was not sent.
    setTimeout(() => sending.clear());
  });
  // The window listens last, after React, which prevents the event where it sends itself.
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
