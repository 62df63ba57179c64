import { createElement } from "./create-element";

const DELAY_MS = 200;
/** The visitor has stopped the load by then, or the answer was no page. */
const GIVE_UP_MS = 20_000;

const BAR = "rounded-sm bg-band-strong";
const LINES = `<p class="h-4 w-1/3 ${BAR}"></p><p class="h-6 ${BAR}"></p><p class="h-4 w-2/3 ${BAR}"></p>`;
const CARD = `<li class="card"><div class="frame"></div><div class="grid gap-3 p-5">${LINES}</div></li>`;
const ROW = `<li class="card flex-row gap-4 p-4"><div class="frame size-20 flex-none rounded-md"></div><div class="grid flex-1 gap-2">${LINES}</div></li>`;

const grid = (item: string, count: number) =>
  `<ul class="grid gap-6 py-10 sm:grid-cols-2 lg:grid-cols-3">${item.repeat(count)}</ul>`;

const HOME = grid(CARD, 3) + grid(ROW, 10) + grid(CARD, 3);
const CARDS = grid(CARD, 6);
const CONSEJOS = `<div class="grid gap-10 lg:grid-cols-[1fr_18rem]">${CARDS}<ul class="grid content-start gap-4 py-10">${ROW.repeat(4)}</ul></div>`;

function sketch(path: string): string | undefined {
  if (path === "/") return HOME;
  if (path === "/consejos") return CONSEJOS;
  return /^\/categoria(s$|\/)/.test(path) ? CARDS : undefined;
}

export function startEsqueletos(): void {
  const main = document.querySelector("main");
  if (!main) return;
  const overlay = createElement("div", "fixed inset-x-0 bottom-0 z-10 overflow-hidden bg-page");
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

/** The shapes lie over the page, so that the way back finds it scrolled as it was. */
function insert(main: HTMLElement, overlay: HTMLElement, shapes: string): void {
  overlay.innerHTML = `<p role="status" class="sr-only">Cargando…</p><div aria-hidden="true" class="wrap motion-safe:animate-pulse">${shapes}</div>`;
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
