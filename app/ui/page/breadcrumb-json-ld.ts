import type { Crumb } from "./breadcrumb";

/** @param origin of this site; addresses must be absolute */
export function breadcrumbJsonLd(crumbs: readonly Crumb[], origin: string) {
  const last = crumbs.length - 1;
  // Only the last step may lack an address.
  const steps = crumbs.filter(({ href }, index) => href !== undefined || index === last);
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ label, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: href && origin + href,
    })),
  };
}
