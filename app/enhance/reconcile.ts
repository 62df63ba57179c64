import { COMPARE_COOKIE, COMPARE_STORAGE_KEY, parseLista } from "~/domain/comparativa/lista";
import { askLista } from "./ask-list";
import { compareLink, showLista, shownLista } from "./shown-list";
import { forgetStored, readStored, writeStored } from "./stored-list";

/**
 * The cookie is the truth, local storage mirrors it, and the page may be older than both: brought
 * back, fetched ahead, or left open while another tab changed the list.
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
  const { lista } = await askLista(link.dataset.compararEnlace ?? "", change);
  writeStored(lista);
  showLista(lista.map(({ id }) => id));
}

function showNothing(): void {
  showLista([]);
  forgetStored();
}

const isComparison = (link: HTMLAnchorElement) => link.pathname === location.pathname;

/** @returns undefined without such a cookie; a list that was emptied on purpose has one */
export function readLista(cookies: string): string[] | undefined {
  const pair = cookies.split("; ").find((each) => each.startsWith(`${COMPARE_COOKIE}=`));
  return pair === undefined ? undefined : parseLista(pair.slice(COMPARE_COOKIE.length + 1));
}
