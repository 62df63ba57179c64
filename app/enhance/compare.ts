import { ADDED_LABEL } from "~/domain/comparativa/toggle-state";
import { showAviso } from "~/enhance/toasts";
import { askLista, type Respuesta } from "./ask-list";
import { showLista, showToggle } from "./shown-list";
import { writeStored } from "./stored-list";

const ADDED_MS = 1500;

/** Each change starts from the cookie that the one before has set. */
let last: Promise<void> = Promise.resolve();

export function startComparar(): void {
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
    const button = event.submitter;
    if (!form.matches("[data-comparar]") || !(button instanceof HTMLButtonElement)) return;
    event.preventDefault();
    // The second half of a double click would take back the first.
    if (form.ariaBusy) return;
    form.ariaBusy = "true";
    const change = toParams(form, button);
    last = last.then(() => send(form, button, change));
  });
}

function toParams(form: HTMLFormElement, button: HTMLButtonElement): URLSearchParams {
  const params = new URLSearchParams({ [button.name]: button.value });
  for (const { name, value } of form.querySelectorAll("input")) params.append(name, value);
  return params;
}

async function send(form: HTMLFormElement, button: HTMLButtonElement, change: URLSearchParams) {
  try {
    const answer = await askLista(form.action, change);
    form.ariaBusy = null;
    showAnswer(answer);
    if (change.get("intent") === "anadir" && answer.mensaje?.tone === "success") confirmAdded(form);
  } catch (error) {
    console.warn(error);
    form.ariaBusy = null;
    form.removeAttribute("data-comparar");
    form.requestSubmit(button);
  }
}

function showAnswer({ lista, mensaje }: Respuesta): void {
  writeStored(lista);
  showLista(lista.map(({ id }) => id));
  if (mensaje) showAviso(mensaje);
}

function confirmAdded(form: HTMLFormElement): void {
  showToggle(form, true, ADDED_LABEL);
  setTimeout(() => {
    showToggle(form, form.querySelector("button")?.ariaPressed === "true");
  }, ADDED_MS);
}
