import { compareLinkLabel, toggleState } from "~nouns/productos/screens/toggle-state";

export const compareLink = () =>
  document.querySelector<HTMLAnchorElement>("[data-comparar-enlace]");

export const shownLista = () => compareLink()?.dataset.lista ?? "";

export function showLista(ids: readonly string[]): void {
  const link = compareLink();
  if (link) {
    link.dataset.lista = ids.join(".");
    link.hidden = ids.length === 0;
    setText(link, "[data-texto]", compareLinkLabel(ids.length));
  }
  for (const form of document.querySelectorAll<HTMLFormElement>("form[data-comparar]")) {
    const id = form.querySelector<HTMLInputElement>("[name=id]")?.value ?? "";
    showToggle(form, ids.includes(id));
  }
}

export function showToggle(form: HTMLFormElement, isCompared: boolean, label?: string): void {
  const state = toggleState(isCompared);
  const button = form.querySelector("button");
  if (!button) return;
  button.value = state.intent;
  button.ariaPressed = String(isCompared);
  setText(button, "span", label ?? state.label);
  const use = button.querySelector("use");
  use?.setAttribute("href", `${use.getAttribute("href")?.split("#")[0]}#${state.icon}`);
}

/** Readers announce a text that is set again, so an unchanged one is left alone. */
function setText(parent: Element, selector: string, text: string): void {
  const element = parent.querySelector(selector);
  if (element && element.textContent !== text) element.textContent = text;
}
