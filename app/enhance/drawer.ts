import { createElement } from "./create-element";
import { onReturn } from "./on-return";

export function startCajon(): void {
  const link = document.querySelector<HTMLAnchorElement>("a[data-cajon]");
  const content = link && document.getElementById(link.hash.slice(1));
  if (!content) return;
  // Keeps the height of the content that moves into the drawer, so that the page does not scroll.
  const gap = createElement("div", "");
  const drawer = createDrawer();
  drawer.setAttribute("aria-labelledby", content.getAttribute("aria-labelledby") ?? "");
  document.body.append(drawer);
  link.addEventListener("click", (event) => {
    event.preventDefault();
    gap.style.height = `${content.offsetHeight}px`;
    content.replaceWith(gap);
    drawer.append(content);
    drawer.showModal();
  });
  drawer.addEventListener("close", () => gap.replaceWith(content));
  onReturn(() => drawer.close());
}

function createDrawer(): HTMLDialogElement {
  const drawer = createElement("dialog", "cajon");
  const close = createElement("button", "btn btn-quiet", "Cerrar");
  close.type = "button";
  drawer.append(close);
  drawer.addEventListener("click", ({ target }) => {
    if (target === drawer || target === close) drawer.close();
  });
  return drawer;
}
