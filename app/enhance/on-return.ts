/** A page that the browser brings back (bfcache) still shows what was under way. */
export function onReturn(callback: () => void): void {
  addEventListener("pageshow", (event) => {
    if (event.persisted) callback();
  });
}
