import { useEffect } from "react";

const FIELDS = "input, textarea, select, [contenteditable]";

/**
 * Ctrl+B or Cmd+B, except where people write.
 * @param screens a media query: on which screens it is the shortcut of this menu
 * @param toggle stays the same function from one drawing to the next
 */
export function useMenuShortcut(screens: string, toggle: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isShortcut = event.key.toLowerCase() === "b" && (event.ctrlKey || event.metaKey);
      if (!isShortcut || (event.target instanceof Element && event.target.closest(FIELDS))) return;
      event.preventDefault();
      if (window.matchMedia(screens).matches) toggle();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [screens, toggle]);
}
