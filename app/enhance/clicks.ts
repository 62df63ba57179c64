type Arrival = PerformanceEntry & { deliveryType?: string };

/** Counts where the browser has no `ping` or, as Firefox, leaves it off. */
export function startClics(): void {
  const [page] = performance.getEntriesByType("navigation") as [Arrival];
  // A page that was fetched in advance is shown without asking the server, which counts what is read.
  if (page.deliveryType) void fetch("");
  if ("ping" in HTMLAnchorElement.prototype && !CSS.supports("-moz-appearance", "none")) return;
  const count = ({ target, button }: MouseEvent) => {
    const ping = (target as Element).closest("a[ping]")?.getAttribute("ping");
    if (ping && button < 2) navigator.sendBeacon(ping);
  };
  for (const type of ["click", "auxclick"] as const) document.addEventListener(type, count);
}
