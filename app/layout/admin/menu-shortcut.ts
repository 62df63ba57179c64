import { useEffect } from "react";

const FIELDS = "input, textarea, select, [contenteditable]";

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
  });
}
