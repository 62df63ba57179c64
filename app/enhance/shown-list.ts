import { compareLinkLabel, toggleState } from "~nouns/productos/screens/toggle-state";

export const compareLink = () =>
  document.querySelector<HTMLAnchorElement>("[data-comparar-enlace]");

export const shownLista = () => compareLink()?.dataset.lista ?? "";

export function showLista(ids: readonly string[]): void {
  const link = compareLink();
  if (link) {
    link.dataset.lista = ids.join(".");
    link.hidden = ids.length === 0;
    setText(link.querySelector("[data-texto]"), compareLinkLabel(ids.length));
  }
  for (const button of document.querySelectorAll<HTMLButtonElement>("[data-comparar] button")) {
    showToggle(button, ids.includes(idOf(button)));
  }
}

const idOf = (button: HTMLButtonElement) => button.value.split(" ")[1] ?? "";

export function showToggle(button: HTMLButtonElement, isCompared: boolean, label?: string): void {
  const state = toggleState(isCompared, idOf(button));
  button.value = state.value;
  button.ariaPressed = String(isCompared);
  setText(button.firstChild, label ?? state.label);
}

/** Skips a text that is the same, because screen readers announce it each time it is set. */
function setText(node: Node | null, text: string): void {
  if (node && node.textContent !== text) node.textContent = text;
}
