import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { JsonLd, toInlineJson } from "~/ui/page/json-ld";

const OPEN = '<script type="application/ld+json">';

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
