type Typed = Map<HTMLTextAreaElement, string>;

const isTextArea = (target: unknown): target is HTMLTextAreaElement =>
  target instanceof HTMLTextAreaElement;

/**
 * Remembers text typed before hydration, which React 18 would overwrite.
 * @returns a function that restores the text; call it after hydration
 */
export function keepTyped(): () => void {
  const typed: Typed = new Map();
  for (const area of document.querySelectorAll("textarea")) {
    if (area.value !== area.defaultValue) typed.set(area, area.value);
  }
  const note = ({ target }: Event) => {
    if (isTextArea(target)) typed.set(target, target.value);
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
