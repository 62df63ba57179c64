/** After this time a form counts as stopped by hand, of which no event tells. */
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
  // Whoever is asked whether to leave, and stays, has sent nothing. Other listeners decide after
  // this one whether it is asked.
  window.addEventListener("beforeunload", (event) => {
    setTimeout(() => event.defaultPrevented && sending.clear());
  });
  // On the window, so after React: what React sends by itself is prevented by then.
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
