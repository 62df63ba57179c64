export function onLeave(callback: (destination: URL) => void): void {
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
