/**
 * Runs when the browser brings back a page as it was left (bfcache), which then still shows what
 * was under way.
 */
export function onReturn(callback: () => void): void {
  addEventListener("pageshow", (event) => {
    if (event.persisted) callback();
  });
}
