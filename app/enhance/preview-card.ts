const OPEN_MS = 700;
const CLOSE_MS = 300;

export function startVistasPrevias(): void {
  for (const item of document.querySelectorAll<HTMLElement>("[data-vista-previa]")) {
    const card = item.querySelector<HTMLElement>("[data-tarjeta]");
    if (card) watch(item, card);
  }
}

function watch(item: HTMLElement, card: HTMLElement): void {
  let timer: ReturnType<typeof setTimeout>;
  const show = (isShown: boolean, delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      card.hidden = !isShown;
    }, delay);
  };
  item.addEventListener("pointerenter", ({ pointerType }) => {
    if (pointerType !== "touch") show(true, OPEN_MS);
  });
  item.addEventListener("focusin", () => show(true, OPEN_MS));
  item.addEventListener("pointerleave", () => show(false, CLOSE_MS));
  item.addEventListener("focusout", () => show(false, CLOSE_MS));
  document.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") show(false, 0);
  });
}
