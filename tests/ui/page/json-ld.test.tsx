import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { breadcrumbJsonLd, JsonLd, toInlineJson } from "~/ui/page/json-ld";

const OPEN = '<script type="application/ld+json">';
const ORIGIN = "https://www.ejemplo.es";

it.each([
  [
    "the end of a script",
    "</script><svg onload=x>",
    "\\u003c/script\\u003e\\u003csvg onload=x\\u003e",
  ],
  ["the start of a comment", "<!-- <script>", "\\u003c!-- \\u003cscript\\u003e"],
  ["an entity", "&lt;b&gt;", "\\u0026lt;b\\u0026gt;"],
  ["line separators", "a\u2028b\u2029c", "a\\u2028b\\u2029c"],
  ["quotes and backslashes", 'a"b\\c', 'a\\"b\\\\c'],
  ["a CDATA end", "]]>", "]]\\u003e"],
  ["ordinary Spanish", "Bañera «Ágil», 38 ºC", "Bañera «Ágil», 38 ºC"],
])("%s stays a string", (_, text, written) => {
  const html = renderToStaticMarkup(<JsonLd data={{ name: text }} />);
  expect(html).toBe(`${OPEN}{"name":"${written}"}</script>`);
  expect(JSON.parse(html.slice(OPEN.length, -"</script>".length))).toEqual({ name: text });
});

it("keys are escaped as well as values, and __proto__ is a key like any other", () => {
  const data = JSON.parse('{"__proto__":{"x":1},"<b>":"&"}') as object;
  const written = toInlineJson(data);
  expect(written).not.toMatch(/[<>&]/);
  expect(Object.keys(JSON.parse(written) as object)).toEqual(["__proto__", "<b>"]);
});

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
