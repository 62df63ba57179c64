/** Runs when the browser restores a page (bfcache), which may still show a state of sending. */
export function onReturn(callback: () => void): void {
  addEventListener("pageshow", (event) => {
    if (event.persisted) callback();
  });
}
