import { onReturn } from "./on-return";

export function startMenus(): void {
  const menus = [...document.querySelectorAll<HTMLDetailsElement>("[data-menu]")];
  const closeOthers = (target: EventTarget | null) => {
    for (const menu of menus) if (!menu.contains(target as Node | null)) menu.open = false;
  };
  for (const menu of menus) {
    menu.addEventListener("toggle", () => {
      if (menu.open) closeOthers(menu);
    });
    menu.addEventListener("focusout", ({ relatedTarget }) => {
      if (relatedTarget) closeOthers(relatedTarget);
    });
  }
  document.addEventListener("click", ({ target }) => closeOthers(target));
  document.addEventListener("keydown", ({ key }) => {
    const open = key === "Escape" && menus.find((menu) => menu.open);
    if (!open) return;
    open.open = false;
    open.querySelector("summary")?.focus();
  });
  onReturn(() => closeOthers(null));
}
