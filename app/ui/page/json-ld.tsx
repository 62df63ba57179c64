import type { Crumb } from "./breadcrumb";
export function JsonLd({ data }: { data: object }) {
  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toInlineJson(data) }} />
  );
}

export const listItems = <Item extends object>(items: readonly Item[]) =>
  items.map((item, index) => ({ "@type": "ListItem", position: index + 1, ...item }));

/** Escapes the JSON, so that no string in it can close the script element. */
export function toInlineJson(data: object): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

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
