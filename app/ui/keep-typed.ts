type Typed = Map<HTMLTextAreaElement, string>;

const isTextArea = (target: unknown): target is HTMLTextAreaElement =>
  target instanceof HTMLTextAreaElement;

/**
 * Remembers what is typed into text areas until React has taken over the page: React 18 then puts back
 * the text that the page came with.
 * @returns puts what was typed in again; called once the page is React's
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
      // What watches the form hears of it too.
      area.dispatchEvent(new Event("input", { bubbles: true }));
    }
  };
}
