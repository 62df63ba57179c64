import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { parseContenido, tableOfContents } from "~/domain/consejos/rules/contenido";
import { ContenidoConsejo } from "~/domain/consejos/screens/contenido-consejo";

/** The body as a page shows it, without the element around it. */
function render(contenido: string): string {
  const html = renderToStaticMarkup(<ContenidoConsejo bloques={parseContenido(contenido)} />);
  return html.replace(/^<div[^>]*>|<\/div>$/g, "");
}

describe("the lines of a body", () => {
  it.each([
    ["## Dormir", '<h2 id="s-dormir">Dormir</h2>'],
    ["### Dormir", "<h3>Dormir</h3>"],
    ["#### Dormir", "<h4>Dormir</h4>"],
    ["- uno\n- dos", "<ul><li>uno</li><li>dos</li></ul>"],
    ["- uno\n\n- dos", "<ul><li>uno</li><li>dos</li></ul>"],
    ["- uno\ntexto\n- dos", "<ul><li>uno</li></ul><p>texto</p><ul><li>dos</li></ul>"],
    ["uno\ndos", "<p>uno</p><p>dos</p>"],
    ["uno\r\n\r\ndos\rtres\n", "<p>uno</p><p>dos</p><p>tres</p>"],
    ["", ""],
    [" \n\t\n", ""],
    ["# uno", "<p># uno</p>"],
    ["##### uno", "<p>##### uno</p>"],
    ["##uno", "<p>##uno</p>"],
    ["##", "<p>##</p>"],
    ["## ", ""],
    ["###  \t\n#### ", ""],
    ["- uno\n- \n- dos", "<ul><li>uno</li><li>dos</li></ul>"],
    ["-uno", "<p>-uno</p>"],
    ["-", "<p>-</p>"],
    ["- ", ""],
    [" ## uno", "<p> ## uno</p>"],
    ["* uno", "<p>* uno</p>"],
    ["**uno** [dos](https://x.test) `tres`", "<p>**uno** [dos](https://x.test) `tres`</p>"],
    ["## a\u2028b", '<h2 id="s-a-b">a\u2028b</h2>'],
  ])("%j becomes %j", (contenido, html) => {
    expect(render(contenido)).toBe(html);
  });

  it.each([
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "</p></div><svg onload=alert(1)>",
    '" onmouseover="alert(1)',
    "<!-- <b>",
    "&lt;b&gt; &amp; &#60;b",
    "javascript:alert(1)",
    "{{constructor.constructor('x')()}}",
  ])("shows %s as it was typed, wherever it stands", (hostile) => {
    const lines = [hostile, `## ${hostile}`, `### ${hostile}`, `#### ${hostile}`, `- ${hostile}`];
    const html = render(lines.join("\n")).replace(/ id="s-[a-z0-9-]*"/, "");
    const text = renderToStaticMarkup(<p>{hostile}</p>).slice(3, -4);
    expect(text).not.toContain("<");
    expect(html).toBe(
      `<p>${text}</p><h2>${text}</h2><h3>${text}</h3><h4>${text}</h4><ul><li>${text}</li></ul>`,
    );
  });
});

describe("the table of contents", () => {
  const tocOf = (contenido: string) => tableOfContents(parseContenido(contenido));

  it("is there from three headings of the second level on", () => {
    expect(tocOf("## Uno\n### a\n### b\n## Dos")).toEqual([]);
    expect(tocOf("## Uno\n### a\n## Dos\n## Tres").map(({ text }) => text)).toEqual([
      "Uno",
      "Dos",
      "Tres",
    ]);
  });

  it("numbers namesakes and never gives an id twice", () => {
    const headings = ["Niño", "nino", "Niño 2", "NIÑO", "¿?", "…", "__proto__", "constructor"];
    const ids = tocOf(headings.map((text) => `## ${text}`).join("\n")).map(({ id }) => id);
    expect(ids).toEqual([
      "s-nino",
      "s-nino-2",
      "s-nino-2-2",
      "s-nino-3",
      "s-apartado",
      "s-apartado-2",
      "s-proto",
      "s-constructor",
    ]);
  });
});
