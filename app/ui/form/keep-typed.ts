/**
 * React 18 puts back the text that the page came with, so typed text is remembered until then.
 * @returns restores the text; call it once the page is React's
 */
export function keepTyped(): () => void {
  const typed = new Map<HTMLTextAreaElement, string>();
  for (const area of document.querySelectorAll("textarea")) {
    if (area.value !== area.defaultValue) typed.set(area, area.value);
  }
  const note = ({ target }: Event) => {
    if (target instanceof HTMLTextAreaElement) typed.set(target, target.value);
  };
  document.addEventListener("input", note, true);
  return () => {
    document.removeEventListener("input", note, true);
    for (const [area, text] of typed) {
      if (area.value === text) continue;
      area.value = text;
      area.dispatchEvent(new Event("input", { bubbles: true }));
    }
  };
}
