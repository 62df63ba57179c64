/** Nothing tells of a page whose sending was stopped by hand. */
const STOPPED_MS = 20_000;

/** A page that is left by sending a form and is still there was stopped, or somebody has gone back to it. */
export function whenStopped(work: () => void): () => void {
  const timer = setTimeout(work, STOPPED_MS);
  window.addEventListener("pageshow", work);
  return () => {
    clearTimeout(timer);
    window.removeEventListener("pageshow", work);
  };
}

/**
 * Lets a form that leaves the page go once: of two answers the browser hears the second alone, and
 * the first may have held the new cookie of the session, or codes that are shown once.
 */
export function sendOnce(): void {
  const sending = new Set<EventTarget>();
  // Whoever is asked whether to leave, and stays, sends nothing. The question is raised after this.
  window.addEventListener("beforeunload", (event) => {
    setTimeout(() => event.defaultPrevented && sending.clear());
  });
  // Behind React, which has stopped by then what it sends itself.
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
