import { createElement } from "./create-element";

const DELAY_MS = 200;
/** Removes the shapes if no page came: the load was stopped, or the answer was a download. */
const GIVE_UP_MS = 20_000;

const SHAPE = "<i></i><p></p><p></p><p></p></li>";
const CARD = `<li>${SHAPE}`;
const ROW = `<li class="fila">${SHAPE}`;

const grid = (item: string, count: number) => `<ul>${item.repeat(count)}</ul>`;

const HOME = grid(CARD, 3) + grid(ROW, 10) + grid(CARD, 3);
const CARDS = grid(CARD, 6);
const CONSEJOS = `<div class="con-lado">${CARDS}${grid(ROW, 4)}</div>`;

function sketch(path: string): string | undefined {
  if (path === "/") return HOME;
  if (path === "/consejos") return CONSEJOS;
  return /^\/categoria(s$|\/)/.test(path) ? CARDS : undefined;
}

export function startEsqueletos(): void {
  const main = document.querySelector("main");
  if (!main) return;
  const overlay = createElement("div", "esbozo");
  let timer: ReturnType<typeof setTimeout>;

  const remove = () => {
    clearTimeout(timer);
    overlay.remove();
    main.ariaBusy = null;
  };
  onLeave(({ pathname }) => {
    remove();
    const shapes = sketch(pathname);
    if (!shapes) return;
    timer = setTimeout(() => {
      insert(main, overlay, shapes);
      timer = setTimeout(remove, GIVE_UP_MS);
    }, DELAY_MS);
  });
  document.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") remove();
  });
  addEventListener("pagehide", () => clearTimeout(timer));
  addEventListener("pageshow", remove);
}

/** Lies over the page instead of replacing it, so that going back finds the scroll position. */
function insert(main: HTMLElement, overlay: HTMLElement, shapes: string): void {
  overlay.innerHTML = `<p role="status" class="sr-only">Cargando…</p><div aria-hidden="true" class="wrap">${shapes}</div>`;
  overlay.style.top = `${Math.max(0, main.getBoundingClientRect().top)}px`;
  main.ariaBusy = "true";
  main.append(overlay);
}

function onLeave(callback: (destination: URL) => void): void {
  document.addEventListener("click", (event) => {
    const destination = linkDestination(event);
    if (destination) callback(destination);
  });
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
    if (form.method === "get") callback(new URL(form.action));
  });
}

function linkDestination(event: MouseEvent): URL | undefined {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  const isPlain = button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
  const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href]");
  if (event.defaultPrevented || !isPlain || !link) return undefined;
  if (link.target || link.hasAttribute("download") || link.origin !== location.origin) {
    return undefined;
  }
  const isSamePage = link.pathname + link.search === location.pathname + location.search;
  return isSamePage && link.hash ? undefined : new URL(link.href);
}
