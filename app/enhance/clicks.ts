type Arrival = PerformanceEntry & { deliveryType?: string };

/** Counts followed links by script where the browser lacks `ping` or, like Firefox, disables it. */
export function startClics(): void {
  const [page] = performance.getEntriesByType("navigation") as [Arrival];
  // A page fetched ahead shows without a request, so the server learns of the view by this one.
  if (page.deliveryType) void fetch("");
  if ("ping" in HTMLAnchorElement.prototype && !CSS.supports("-moz-appearance", "none")) return;
  const count = ({ target, button }: MouseEvent) => {
    const ping = (target as Element).closest("a[ping]")?.getAttribute("ping");
    if (ping && button < 2) navigator.sendBeacon(ping);
  };
  for (const type of ["click", "auxclick"] as const) document.addEventListener(type, count);
}
