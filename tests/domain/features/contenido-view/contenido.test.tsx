import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ContenidoView } from "~features/contenido-view/contenido";
import { type Bloque, parseContenido, tableOfContents } from "~record/contenido/bloques.server";
import { drawOnSite, withoutLooks } from "../../../support/drawn";

/** Parses and draws a text without a database, which needs no products or pictures. */
function render(
  text: string,
  amazonTag: string | null = "nuestra-21",
  networks: string[] = [],
): Promise<string> {
  const bloques = parseContenido(text) as Bloque[];
  const contenido = { bloques, apartados: [], productos: [], elecciones: [] };
  return drawOnSite(<ContenidoView contenido={contenido} />, { amazonTag, networks });
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
    ["**uno *dos***, `tres`", "<p><strong>uno <em>dos</em></strong>, `tres`</p>"],
    ["2 * 3 * 4 y **", "<p>2 * 3 * 4 y **</p>"],
    ["• uno\n· dos\n– tres", "<p>• uno</p><p>· dos</p><p>– tres</p>"],
    ["##\u00a0uno\n1) dos", "<p>##\u00a0uno</p><p>1) dos</p>"],
    ["_uno_ __dos__ a_b_c", "<p>_uno_ __dos__ a_b_c</p>"],
    ["\\*uno\\* &amp; &#42;", "<p>\\<em>uno\\</em> &amp;amp; &amp;#42;</p>"],
    ["[uno **dos**](/buscar?q=a_b)", '<p><a href="/buscar?q=a_b">uno <strong>dos</strong></a></p>'],
    ["[uno](https://x.test/a_(b))", '<p><a href="https://x.test/a_(b)" rel="noopener">uno</a></p>'],
    ["[uno](http://x.test/a)", '<p><a href="http://x.test/a" rel="noopener">uno</a></p>'],
    ["https://x.test", "<p>https://x.test</p>"],
    ["1. uno\n2. dos\n\n3. tres", "<ol><li>uno</li><li>dos</li><li>tres</li></ol>"],
    ["4. uno", '<ol start="4"><li>uno</li></ol>'],
    ["1.uno\n1985. uno", "<p>1.uno</p><p>1985. uno</p>"],
    ["> uno\n> dos\n>tres", "<blockquote><p>uno</p><p>dos</p></blockquote><p>&gt;tres</p>"],
    ["::aviso **uno**", '<p role="note"><strong>uno</strong></p>'],
    [
      "::descartado Zuri *2*|No cabe|en 60 cm\n\n::descartado Nubo | Cara | 14/9/2026",
      '<section aria-labelledby="lo-que-descartamos"><h2 id="lo-que-descartamos">Lo que descartamos</h2><dl><div><dt>Zuri <em>2</em></dt><dd>No cabe|en 60 cm</dd></div><div><dt>Nubo</dt><dd>Cara<span>Lo miramos el <time dateTime="2026-09-14">14 de septiembre de 2026</time>.</span></dd></div></dl></section>',
    ],
    [
      "::descartado Zuri\n::descartado | Cara\n::descartado Zuri |\n::descartado Zuri | Cara | 2026-13-01",
      "<p>::descartado Zuri</p><p>::descartado | Cara</p><p>::descartado Zuri |</p><p>::descartado Zuri | Cara | 2026-13-01</p>",
    ],
    ["::otra uno\n::aviso", "<p>::otra uno</p><p>::aviso</p>"],
    [
      "::producto Con Blancos\n::producto a | b",
      "<p>::producto Con Blancos</p><p>::producto a | b</p>",
    ],
    ["## a\u2028b", '<h2 id="s-a-b">a\u2028b</h2>'],
  ])("%j becomes %j", async (contenido, html) => {
    expect(withoutLooks(await render(contenido))).toBe(html);
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
  ])("shows %s as it was typed, wherever it stands", async (hostile) => {
    const lines = [hostile, `## ${hostile}`, `### ${hostile}`, `#### ${hostile}`, `- ${hostile}`];
    const html = (await render(lines.join("\n"))).replace(/ id="s-[a-z0-9-]*"/, "");
    const text = renderToStaticMarkup(<p>{hostile}</p>).slice(3, -4);
    expect(text).not.toContain("<");
    expect(html).toBe(
      `<p>${text}</p><h2>${text}</h2><h3>${text}</h3><h4>${text}</h4><ul><li>${text}</li></ul>`,
    );
  });
});

describe("marks inside each other", () => {
  const nested = (mark: string, count: number) =>
    `${`${mark}a `.repeat(count)}b${` a${mark}`.repeat(count)}`;

  it("are drawn twenty deep, and stay text behind that", async () => {
    const html = await render(nested("*", 22));
    expect(html.match(/<em>/g)).toHaveLength(20);
    expect(html).toContain("<em>a *a *a b a* a* a</em>");
  });

  it("draw a page of thousands of them, and of links in them", async () => {
    for (const mark of ["*", "**", "***"]) {
      const html = await render(nested(mark, 1_900));
      expect(html.match(/<(em|strong)>/g)).toHaveLength(20);
    }
    const deep = await render(`${"*a ".repeat(30)}[b](/c)${" a*".repeat(30)} [b](/c)`);
    expect(deep.match(/\[b\]\(\/c\)/g)).toHaveLength(1);
    expect(deep.match(/<a href="\/c"/g)).toHaveLength(1);
  });

  it("are not looked for in a line of more than 20,000 characters", async () => {
    const line = `*a* ${"b".repeat(19_996)}`;
    expect(await render(line)).toContain("<em>a</em>");
    expect(await render(`## ${line}b`)).toContain("*a* bbb");
  });
});

describe("a link", () => {
  it.each([
    "[a](javascript:alert(1))",
    "[a](//evil.test)",
    "[a](/\\evil.test)",
    "[a](data:text/html,x)",
    "[a](https://ana:clave@x.test)",
    "[a](http://)",
    "[a](http:x.test)",
    "[a](https://x.test  afiliado)",
    "[a](https://x.test afiliado )",
    "[a](https://x.test patrocinado)",
    "[a](/b afiliado)",
    '[a](/b "título")',
    "[a](</b>)",
    "[a](/b",
    "[](/b)",
    "[ ](/b)",
    "[a] (/b)",
    "[a][b]",
    "[a](https://)",
  ])("%s stays as it was typed", async (typed) => {
    expect(await render(typed)).toBe(renderToStaticMarkup(<p>{typed}</p>));
  });

  it("to Amazon is marked as paid for", async () => {
    const typed = "[a](https://www.amazon.es/dp/B000000000?tag=otro-21&th=1)";
    expect(withoutLooks(await render(typed))).toBe(
      '<p><a href="https://www.amazon.es/dp/B000000000?th=1&amp;tag=nuestra-21" rel="sponsored nofollow noopener"' +
        ' target="_blank">a<span> (se abre en otra pestaña)</span></a> <small>(enlace de afiliado)</small></p>',
    );
  });

  it("to Amazon is marked without a tag only where its tag is hidden", async () => {
    const plain = await render("[a](https://www.amazon.es/dp/B000000000)", null);
    expect(plain).toContain('rel="nofollow noopener"');
    expect(plain).not.toContain("afiliado");
    const short = await render("[a](https://amzn.to/abc)", null);
    expect(short).toContain('rel="sponsored nofollow noopener"');
    expect(short).toContain("(enlace de afiliado)");
  });
});

describe("a link that pays", () => {
  const AD = 'rel="sponsored nofollow noopener"';
  const PLAIN = 'rel="noopener"';
  const NETWORKS = ["awin1.com", "geni.us", "tradedoubler.com"];

  it.each([
    ["https://amzn.com/B0CXJ7Y2QF", AD],
    ["https://link.amazon/B0CXJ7Y2QF", AD],
    ["https://www.amazon.com/dp/B0CXJ7Y2QF?tag=otro-20", AD],
    ["https://amazon.de/dp/B0CXJ7Y2QF?th=1&tag=otro-21", AD],
    ["https://www.amazon.com/dp/B0CXJ7Y2QF", 'rel="nofollow noopener"'],
    ["https://www.awin1.com/cread.php?awinmid=1", AD],
    ["http://GENI.us/abc", AD],
    ["https://clk.tradedoubler.com/click?p=1", AD],
    ["https://no-awin1.com/", PLAIN],
    ["https://awin1.com.example/", PLAIN],
    ["https://x.test/?u=https://geni.us/a", PLAIN],
  ])("%s is drawn with %s, and its own tag", async (href, rel) => {
    const html = await render(`[a](${href})`, "nuestra-21", NETWORKS);
    expect(html).toContain(rel);
    expect(html).not.toContain("nuestra-21");
    expect(html).toContain(`tag=${/tag=([\w-]+)/.exec(href)?.[1] ?? ""}`.replace(/tag=$/, "<a "));
    expect(html.includes("(enlace de afiliado)")).toBe(rel === AD);
  });

  it("may be told by its author, wherever it leads", async () => {
    const html = withoutLooks(await render("- [a](https://x.test/b afiliado)"));
    expect(html).toBe(
      `<ul><li><a href="https://x.test/b" ${AD} target="_blank">a<span> (se abre en otra pestaña)</span></a>` +
        " <small>(enlace de afiliado)</small></li></ul>",
    );
  });

  it("stays as it was typed where marks stand too deep", async () => {
    const deep = `${"*a ".repeat(30)}[b](https://x.test afiliado)${" a*".repeat(30)}`;
    expect(await render(deep)).toContain("[b](https://x.test afiliado)");
  });

  it("is labelled once in a block, behind the first", async () => {
    const html = await render(
      [
        "[a](https://x.test), [b](https://amzn.to/b) y **[c](https://geni.us/c)**.",
        "- [d](https://amzn.to/d)\n- [e](https://y.test afiliado)",
        "| [f](https://geni.us/f) | x |",
        "Sin enlaces.",
      ].join("\n"),
      null,
      NETWORKS,
    );
    expect(html.match(new RegExp(AD, "g"))).toHaveLength(5);
    const labels = [...html.matchAll(/>(\w)<span[^<]*<\/span><\/a> <small[^>]*>([^<]*)/g)];
    expect(labels.map(([, text, label]) => [text, label])).toEqual([
      ["b", "(enlaces de afiliado)"],
      ["d", "(enlaces de afiliado)"],
      ["f", "(enlace de afiliado)"],
    ]);
  });
});

describe("a table", () => {
  it("has the columns of its longest row, and ends at a blank line", async () => {
    const html = withoutLooks(await render("| a | **b** |\n|---|:-:|\n| c |\n|d|e|f|\n\n| g |"));
    expect(html.match(/<table>.*?<\/table>/g)).toEqual([
      '<table><thead><tr><th scope="col">a</th><th scope="col"><strong>b</strong></th><th scope="col"></th></tr></thead>' +
        "<tbody><tr><td>c</td><td></td><td></td></tr><tr><td>d</td><td>e</td><td>f</td></tr></tbody></table>",
      '<table><thead><tr><th scope="col">g</th></tr></thead><tbody></tbody></table>',
    ]);
  });

  it.each(["|---|", "| a", "||", "|1|2|3|4|5|6|7|8|9|"])("is not begun by %s", async (typed) => {
    expect(await render(typed)).toBe(renderToStaticMarkup(<p>{typed}</p>));
  });
});

describe("the table of contents", () => {
  const tocOf = (contenido: string) => tableOfContents(parseContenido(contenido));

  it("is there from three headings of the second level on", () => {
    expect(tocOf("## Uno\n### a\n### b\n## Dos")).toEqual([]);
    expect(tocOf("## Uno\n### a\n## Dos\n## Tres").map(({ texto }) => texto)).toEqual([
      "Uno",
      "Dos",
      "Tres",
    ]);
  });

  it("names once what a guide leaves out, wherever that stands", () => {
    const typed = "## Uno\n::descartado a | b\n## Dos\n::descartado c | d";
    expect(tocOf(typed).map(({ id }) => id)).toEqual(["s-uno", "lo-que-descartamos", "s-dos"]);
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
