import { showAviso } from "~/enhance/toasts";
import { COMPARE_COOKIE, COMPARE_STORAGE_KEY, parseComparar } from "~features/comparativa/lista";
import { ADDED_LABEL } from "~nouns/productos/screens/toggle-state";
import { askLista, type Respuesta } from "./ask-list";
import { compareLink, showLista, shownLista, showToggle } from "./shown-list";
import { forgetStored, readStored, writeStored } from "./stored-list";

const ADDED_MS = 1500;

/** Changes run one after another, because each starts from the cookie that the last one set. */
let last: Promise<void> = Promise.resolve();

export function startComparar(): void {
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
    const button = event.submitter;
    if (!form.matches("[data-comparar]") || !(button instanceof HTMLButtonElement)) return;
    if ("plain" in button.dataset) return;
    event.preventDefault();
    // A double click would otherwise undo its own first half.
    if (button.ariaBusy) return;
    button.ariaBusy = "true";
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
    button.ariaBusy = null;
    showAnswer(answer);
    if (change.get("intent")?.startsWith("anadir") && answer.mensaje?.tone === "success")
      confirmAdded(button);
  } catch (error) {
    console.warn(error);
    button.ariaBusy = null;
    button.dataset.plain = "";
    form.requestSubmit(button);
  }
}

function showAnswer({ lista, mensaje }: Respuesta): void {
  writeStored(lista);
  showLista(lista.map(({ id }) => id));
  if (mensaje) showAviso(mensaje);
}

function confirmAdded(button: HTMLButtonElement): void {
  showToggle(button, true, ADDED_LABEL);
  setTimeout(() => showToggle(button, button.ariaPressed === "true"), ADDED_MS);
}

/**
 * Brings page and local storage in line with the cookie, which is the truth: a page restored,
 * prefetched or left open may be older than the cookie.
 */
export function startConciliar(): void {
  const link = compareLink();
  if (!link || !navigator.cookieEnabled) return;
  const start = (isOld: boolean) => reconcile(link, isOld).catch((error) => console.warn(error));
  addEventListener("pageshow", ({ persisted }) => start(persisted));
  addEventListener("storage", ({ key }) => {
    if (key === COMPARE_STORAGE_KEY) start(true);
  });
}

async function reconcile(link: HTMLAnchorElement, isOld: boolean): Promise<void> {
  const lista = readLista(document.cookie);
  if (!lista) return restore(link);
  const wanted = lista.join(".");
  const isShown = wanted === shownLista();
  const isStored = wanted === readStored().join(".");
  if (isShown && isStored) return;
  if (!isShown && isOld && isComparison(link)) return location.reload();
  if (wanted === "") return showNothing();
  if (isOld && isStored) showLista(lista);
  else await adopt(link);
}

async function restore(link: HTMLAnchorElement): Promise<void> {
  const ids = readStored().join(".");
  if (ids === "") return showNothing();
  await adopt(link, new URLSearchParams({ intent: "restaurar", ids }));
  const isRestored = (readLista(document.cookie) ?? []).length > 0;
  if (isRestored && isComparison(link)) location.reload();
}

async function adopt(link: HTMLAnchorElement, change?: URLSearchParams): Promise<void> {
  showAnswer(await askLista(link.dataset.compararEnlace ?? "", change));
}

function showNothing(): void {
  showLista([]);
  forgetStored();
}

const isComparison = (link: HTMLAnchorElement) => link.pathname === location.pathname;

/** @returns undefined without the cookie; a list that was emptied on purpose still has one */
export function readLista(cookies: string): string[] | undefined {
  const pair = cookies.split("; ").find((each) => each.startsWith(`${COMPARE_COOKIE}=`));
  return pair === undefined ? undefined : parseComparar(pair.slice(COMPARE_COOKIE.length + 1));
}
