import type { Crumb } from "./breadcrumb";
import { listItems } from "./json-ld";

export function breadcrumbJsonLd(crumbs: readonly Crumb[], origin: string) {
  const last = crumbs.length - 1;
  const steps = crumbs.filter(({ href }, index) => href !== undefined || index === last);
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: listItems(
      steps.map(({ label: name, href }) => ({ name, item: href && origin + href })),
    ),
  };
}
