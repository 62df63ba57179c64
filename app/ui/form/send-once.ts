/** No event tells that a form was stopped by hand; after this time it counts as stopped. */
const STOPPED_MS = 20_000;

/** Runs `work` when the page that sent a form is still there, or somebody has gone back to it. */
export function whenStopped(work: () => void): () => void {
  const timer = setTimeout(work, STOPPED_MS);
  window.addEventListener("pageshow", work);
  return () => {
    clearTimeout(timer);
    window.removeEventListener("pageshow", work);
  };
}

/**
 * Sends a form once: the browser shows the second of two answers, and the first may hold a new
 * session cookie or codes that are shown once.
 */
export function sendOnce(): void {
  const sending = new Set<EventTarget>();
  // A page whose visitor chose to stay has sent nothing. Other listeners decide after this one
  // whether it asks.
  window.addEventListener("beforeunload", (event) => {
    setTimeout(() => event.defaultPrevented && sending.clear());
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
    const stop = whenStopped(() => {
      stop();
      sending.delete(target);
    });
  });
}
