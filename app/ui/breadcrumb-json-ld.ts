import type { Crumb } from "./breadcrumb";

/**
 * The same trail as the breadcrumb on the page.
 * @param origin of this site; addresses must be absolute
 */
export function breadcrumbJsonLd(crumbs: readonly Crumb[], origin: string) {
  const last = crumbs.length - 1;
  // A step without an address may only be the last one.
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
