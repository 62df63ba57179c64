import { expect, it } from "vitest";
import { breadcrumbJsonLd } from "~/ui/page/json-ld";

const ORIGIN = "https://www.ejemplo.es";

it("holds the steps of the breadcrumb with absolute addresses", () => {
  const crumbs = [
    { label: "Inicio", href: "/" },
    { label: "Mobiliario", href: "/categoria/mobiliario" },
    { label: "Cuna Luna" },
  ];
  expect(JSON.parse(JSON.stringify(breadcrumbJsonLd(crumbs, ORIGIN)))).toEqual({
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: "Inicio", item: `${ORIGIN}/` },
      {
        "@type": "ListItem",
        position: 2,
        name: "Mobiliario",
        item: `${ORIGIN}/categoria/mobiliario`,
      },
      { "@type": "ListItem", position: 3, name: "Cuna Luna" },
    ],
  });
});

it("leaves out a step without an address that is not the last", () => {
  const crumbs = [{ label: "Inicio", href: "/" }, { label: "desconocida" }, { label: "Cuna" }];
  const { itemListElement } = breadcrumbJsonLd(crumbs, ORIGIN);
  expect(itemListElement.map(({ position, name }) => [position, name])).toEqual([
    [1, "Inicio"],
    [2, "Cuna"],
  ]);
});
