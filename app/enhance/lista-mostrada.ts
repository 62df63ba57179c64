import { compareLinkLabel, toggleState } from "~/domain/comparativa/toggle-state";

/** Leads to the comparison, on every page; holds the list that the page shows. */
export const compareLink = () =>
  document.querySelector<HTMLAnchorElement>("[data-comparar-enlace]");

/** Ids of the list that the page shows. */
export const shownLista = () => compareLink()?.dataset.lista ?? "";

/** Brings the floating link and all toggles into line with the list. */
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

/** @param label stands on the button instead of the state's own */
export function showToggle(form: HTMLFormElement, isCompared: boolean, label?: string): void {
  const state = toggleState(isCompared);
  const button = form.querySelector("button");
  if (!button) return;
  button.value = state.intent;
  button.setAttribute("aria-pressed", String(isCompared));
  setText(button, "[data-texto]", label ?? state.label);
  const use = button.querySelector("use");
  use?.setAttribute("href", `${use.getAttribute("href")?.split("#")[0]}#${state.icon}`);
}

/** Readers announce a text that is set again, so one that stays is left alone. */
function setText(parent: Element, selector: string, text: string): void {
  const element = parent.querySelector(selector);
  if (element && element.textContent !== text) element.textContent = text;
}
