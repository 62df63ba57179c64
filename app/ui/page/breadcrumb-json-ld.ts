import type { Crumb } from "./breadcrumb";

export function breadcrumbJsonLd(crumbs: readonly Crumb[], origin: string) {
  const last = crumbs.length - 1;
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
