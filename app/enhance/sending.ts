import { onReturn } from "./on-return";

export function startEnviando(): void {
  const waiting = new Map<HTMLElement, string>();
  document.addEventListener("submit", (event) => {
    const { submitter } = event;
    const label = submitter?.dataset.enviando;
    if (event.defaultPrevented || !submitter || !label) return;
    if (waiting.has(submitter)) return event.preventDefault();
    waiting.set(submitter, submitter.textContent ?? "");
    submitter.textContent = label;
    // A `disabled` button would lose the focus, and its value would be missing from the form.
    submitter.ariaDisabled = "true";
  });
  onReturn(() => {
    for (const [button, text] of waiting) {
      button.textContent = text;
      button.ariaDisabled = null;
    }
    waiting.clear();
  });
}
