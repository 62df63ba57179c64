import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { prose, proseSections } from "~/layout/legal/prose";

it("draws headings, paragraphs and links from lines", () => {
  const drawn = renderToStaticMarkup(prose("# Uno\n  Lee [esto](/a) y [eso](/b)."));
  expect(drawn).toBe('<h3>Uno</h3><p>Lee <a href="/a">esto</a> y <a href="/b">eso</a>.</p>');
});

it("reads sections with their id and title", () => {
  const sections = proseSections("\n## uno: El uno\nSí.\n## dos: El dos\nNo.\n");
  expect(sections.map(({ id, title }) => [id, title])).toEqual([
    ["uno", "El uno"],
    ["dos", "El dos"],
  ]);
  const drawn = renderToStaticMarkup(sections.map(({ content }) => content));
  expect(drawn).toBe("<p>Sí.</p><p>No.</p>");
});

it("draws items as a list and puts parts in their place", () => {
  const text = "{dl}\n  Esto:\n- [a](/a)\n- b\n  Por {quien}.";
  const parts = { dl: <dl />, quien: "Ana [x](y)" };
  expect(renderToStaticMarkup(prose(text, parts))).toBe(
    '<dl></dl><p>Esto:</p><ul><li><a href="/a">a</a></li><li>b</li></ul><p>Por Ana [x](y).</p>',
  );
});
