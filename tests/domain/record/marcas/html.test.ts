import { expect, test } from "vitest";
import { fromHtml, isHtml } from "~record/marcas/html";

test.each<[html: string, rich: string, plain?: string]>([
  ["<p>Ligera y <strong>estable</strong>.</p>", "Ligera y **estable**.", "Ligera y estable."],
  ["Texto&nbsp;suelto con &eacute;xito", "Texto suelto con éxito"],
  ["Cuna &amp; colch&#243;n &#x2013; 9&euro;", "Cuna & colchón – 9€"],
  ["uno<br>dos<br/>tres<BR />cuatro", "uno\ndos\ntres\ncuatro"],
  ["<ul><li>a</li><li><p>b</p></li></ul>", "- a\n- b"],
  ["<ol>\n<li>a</li>\n<li>b</li>\n</ol><ul><li>c</li></ul>", "1. a\n2. b\n- c"],
  ["<h1>A</h1><h2>B</h2><h3>C</h3><h5>D</h5>x", "## A\n## B\n### C\n#### D\nx", "A\nB\nC\nD\nx"],
  ["<blockquote><p>Cita</p></blockquote>", "> Cita", "Cita"],
  ["<b> uno </b>dos <i></i><em>tres</em>", "**uno** dos *tres*", "uno dos tres"],
  ["<strong>Uno<br>dos</strong>", "Uno\ndos"],
  [
    '<a class="x" href="https://e.es/a?b=1&amp;c=2">así</a>',
    "[así](https://e.es/a?b=1&c=2)",
    "así",
  ],
  ['<a href="javascript:alert(1)">no</a>', "no"],
  ['<a href="/consejos">sí</a><a name="x"></a>', "[sí](/consejos)", "sí"],
  [
    "<table><tr><th>A</th><th>B</th></tr><tr><td>1</td><td>2</td></tr></table>",
    "| A | B |\n| 1 | 2 |",
    "A B\n1 2",
  ],
  ["<style>p{color:red}</style><p>a</p><script>alert('<b>')</script>", "a"],
  ["<p>a<!-- nota --></p><img src=x onerror=alert(1)>", "a"],
  ["<div><span style='x'>a</span> <font color=red>b</font></div>", "a b"],
  ["<h2>Dormir<o:p></o:p></h2><p>a <x-nota>b</x-nota>", "## Dormir\na b", "Dormir\na b"],
  ["<p>Mira <https://e.es/a> o <a@e.es></p>", "Mira <https://e.es/a> o <a@e.es>"],
  ["&lt;b&gt;no es negrita&lt;/b&gt;", "<b>no es negrita</b>"],
])("%s", (html, rich, plain = rich) => {
  expect(isHtml(html)).toBe(true);
  expect(fromHtml(html, true)).toBe(rich);
  expect(fromHtml(html, false)).toBe(plain);
});

test.each(["5 < 6 y 7 > 3", "Tallas <M> y <L>", "AT&T", "cuna & trona", "a <3", "<bebé>"])(
  "«%s» is no HTML",
  (text) => {
    expect(isHtml(text)).toBe(false);
  },
);
