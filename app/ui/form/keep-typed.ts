/**
 * Remembers text typed before hydration, which React 18 would overwrite.
 * @returns a function that restores the text; call it after hydration
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
