import { expect, type Locator } from "@playwright/test";
import { collectComplaints } from "../support/complaints";
import { adminTest as test } from "../support/own-site";

/** Pastes a copied page into a box, as the clipboard would. */
const paste = (box: Locator, html: string, plain = "sin formato") =>
  box.evaluate(
    (element: HTMLTextAreaElement, copied) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/html", copied.html);
      clipboardData.setData("text/plain", copied.plain);
      element.focus();
      const init = { clipboardData, bubbles: true, cancelable: true };
      element.dispatchEvent(new ClipboardEvent("paste", init));
    },
    { html, plain },
  );

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p.MsoNormal {margin:0} --></style></head>
<body lang=ES><!--StartFragment--><h1>Dormir<o:p></o:p></h1>
<p class=MsoNormal>Una <b>cuna
firme</b> y <i>plana</i>.<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span
style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Sin almohada</p>
<p class=MsoListParagraph style='mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>2.<span>&nbsp;&nbsp; </span></span><![endif]>Boca arriba</p>
<!--EndFragment--></body></html>`;

const GOOGLE = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr"><span style="font-weight:700">Apartado</span></h2>
<p dir="ltr"><span style="font-weight:400">Texto </span><span style="font-weight:700">fuerte </span><span style="font-style:italic;font-weight:400">inclinado</span></p>
<ul><li dir="ltr"><p><span>Uno</span></p></li><li><p><span>Dos</span></p></li></ul><ol><li><p>Tres</p></li></ol></b>`;

const PAGE = `<div style="display:none">oculto</div><script>window.hacked = true</script>
<p onclick="window.hacked = true">Lee <a href="https://x.test/a_(b)" title="a > b">el [estudio]</a>, <a href="javascript:hacked=1">esto</a> y <a href="#fin">aquí</a>.</p>
<img src="https://x.test/espia.gif" onerror="window.hacked = true"><blockquote><p>Una cita</p><p>y otra</p></blockquote>
<table><tr><th>Modelo</th><th><b>Peso</b></th></tr><tr><td><p>A | B</p></td><td>7&nbsp;kg</td></tr></table>
<table><tr><td><h3>Título de una tabla que coloca</h3></td></tr></table>`;

test("a copied page becomes our marks, and nothing of it runs or is fetched", async ({
  page,
  baseURL,
}) => {
  const complaints = collectComplaints(page, baseURL ?? "");
  await page.goto("/admin/consejos/nuevo", { waitUntil: "networkidle" });
  const box = page.getByLabel("Contenido", { exact: true });
  const pasted = async (html: string, marks: string) => {
    await box.fill("");
    await paste(box, html);
    await expect(box).toHaveValue(marks);
  };
  await pasted(WORD, "## Dormir\nUna **cuna firme** y *plana*.\n- Sin almohada\n2. Boca arriba");
  await pasted(GOOGLE, "## Apartado\nTexto **fuerte** *inclinado*\n- Uno\n- Dos\n1. Tres");
  await pasted(
    PAGE,
    [
      "Lee [el [estudio]](https://x.test/a_%28b%29), esto y aquí.",
      ...["> Una cita", "> y otra", "| Modelo | **Peso** |", "| A / B | 7 kg |"],
      "### Título de una tabla que coloca",
    ].join("\n"),
  );
  await pasted(`<a href="${baseURL}/consejos/a?b=1#c">propio</a>`, "[propio](/consejos/a?b=1#c)");
  await pasted("<b>a</b><b>b</b> <strong><em>c</em></strong>", "**ab** ***c***");
  expect(await page.evaluate(() => "hacked" in window)).toBe(false);
  expect(complaints).toEqual([]);
});

test("what is pasted stands where the caret was, can be undone, and is never lost", async ({
  page,
}) => {
  await page.goto("/admin/paginas/nuevo", { waitUntil: "networkidle" });
  const box = page.getByLabel("Contenido", { exact: true });
  await box.fill("Antes después");
  const caretAt = (at: number) =>
    box.evaluate((each: HTMLTextAreaElement, place) => each.setSelectionRange(place, place), at);
  await caretAt(6);
  await paste(box, "<b>ahora</b> ", "ahora ");
  await expect(box).toHaveValue("Antes **ahora** después");
  await page.keyboard.press("Control+z");
  await expect(box).toHaveValue("Antes después");
  await caretAt(5);
  await paste(box, "<h2>Título</h2>");
  await expect(box).toHaveValue("Antes\n## Título\n después");
  await box.fill("");
  await paste(box, "<img src=x>", "Solo texto");
  await expect(box).toHaveValue("Solo texto");
});

test("a copied page is pasted as plain text where its module does not come", async ({ page }) => {
  await page.route(/copiado/, (route) => route.abort());
  await page.goto("/admin/productos/nuevo", { waitUntil: "networkidle" });
  const box = page.locator("#campo-contenido_principal");
  await paste(box, "<h2>Uno</h2>", "Uno");
  await expect(box).toHaveValue("Uno");
});

test("texts of the settings take a copied page too", async ({ page }) => {
  await page.goto("/admin/ajustes/textos", { waitUntil: "networkidle" });
  const box = page.getByLabel("Sobre nosotros");
  await box.fill("");
  await paste(box, "<h2>Uno</h2><ul><li>dos</li></ul>");
  await expect(box).toHaveValue("## Uno\n- dos");
});
