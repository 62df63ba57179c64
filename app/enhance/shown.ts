/** The server counts no page that is fetched in advance, and shown without asking for it again. */
export function startVistas(): void {
  const [page] = performance.getEntriesByType("navigation");
  if (page && "deliveryType" in page && page.deliveryType === "navigational-prefetch") {
    void fetch(location.pathname, { method: "HEAD", cache: "no-store" }).catch(() => undefined);
  }
}
