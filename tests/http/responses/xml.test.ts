import { expect, it } from "vitest";
import { escapeXml } from "~/http/responses/xml";

it.each([
  ["<b>&\"'", "&lt;b&gt;&amp;&quot;&apos;"],
  ["&amp;", "&amp;amp;"],
  ["a\u0000b\u0008c\u000Bd\u001Fe\u007Ff\uFFFEg\uFFFF", "abcdefg"],
  ["tab\tline\nreturn\r", "tab\tline\nreturn\r"],
  ["Bañera «Ágil» 👶", "Bañera «Ágil» 👶"],
  ["]]>", "]]&gt;"],
])("%j", (text, escaped) => {
  expect(escapeXml(text)).toBe(escaped);
});
