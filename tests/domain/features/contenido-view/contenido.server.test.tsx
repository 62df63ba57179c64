import { expect, it } from "vitest";
import { checkMenciones } from "~features/contenido-view/check-menciones.server";
import { ContenidoDeArticulo, ContenidoView } from "~features/contenido-view/contenido";
import { readContenido } from "~features/contenido-view/contenido.server";
import { findGuias, findMenciones } from "~features/contenido-view/guias.server";
import { findInsertables } from "~features/contenido-view/insertables.server";
import { guiaJsonLd } from "~features/lectura/consejo-json-ld";
import { testDatabase } from "../../../support/database";
import { drawOnSite, withoutLooks } from "../../../support/drawn";
import { insertRows } from "../../../support/stored";
import { addConsejo, addProducto } from "../../catalogo";

const SHA = "a".repeat(24);

testDatabase(async () => {
  await addProducto("cuna", { price: "99,00 €", veredicto: "Firme y sencilla." });
  await addProducto("minicuna");
  await addProducto("silla", { category: "sillas" });
  await addProducto("borrador", { estado: "draft" });
  await addProducto("retirada", { retirada: "retirado", retirada_at: "2026-02-01" });
  await insertRows("slugs_antiguos", { tipo: "producto", slug: "cuna-vieja", id: "p-cuna" });
  await insertRows("media", { sha: SHA, alt: "Una cuna", alt_folded: "una cuna" });
});

const draw = async (text: string, View = ContenidoView) =>
  withoutLooks(
    await drawOnSite(<View contenido={await readContenido(text)} />, {
      ...{ amazonTag: "x-21", ingresos: "amazon" },
    }),
  );

const drawnNames = async (...lines: string[]) =>
  (await readContenido(lines.join("\n"))).bloques.map((bloque) =>
    bloque.kind === "ficha" ? bloque.producto.slug : bloque.kind,
  );

it("draws a card with verdict, price and offer, labelled once as paid for", async () => {
  const html = await draw("::producto cuna\n::producto silla");
  expect(html).toContain("Firme y sencilla.");
  expect(html).toContain("99,00 €");
  expect(html.match(/rel="sponsored nofollow noopener"/g)).toHaveLength(2);
  expect(html.match(/son enlaces de afiliado/g)).toHaveLength(1);
});

it("follows a renamed product, and draws nothing of one that visitors may not see", async () => {
  const slugs = ["cuna-vieja", "borrador", "retirada", "no-esta"];
  const lines = [...slugs.map((slug) => `::producto ${slug}`), "::eleccion silla"];
  expect(await drawnNames(...lines)).toEqual(["cuna", "silla"]);
});

it("draws at most 30 cards, and 15 picks; the others stay as they were typed", async () => {
  const cards = await drawnNames(...Array.from({ length: 31 }, () => "::producto cuna"));
  expect(cards.filter((name) => name === "cuna")).toHaveLength(30);
  expect(cards.at(-1)).toBe("p");
  const { elecciones } = await readContenido("::eleccion cuna | a\n".repeat(16));
  expect(elecciones).toHaveLength(15);
});

it("draws a picture of the library with its caption, and none that is gone", async () => {
  const html = await draw(`![](/media/${SHA}) Con *pie*\n![x](/media/${"b".repeat(24)})`);
  expect(html).toContain('alt="Una cuna"');
  expect(html).toContain("<figcaption>Con <em>pie</em></figcaption>");
  expect(html.match(/<figure>/g)).toHaveLength(1);
});

it("makes a guide of two picks, in the order of the text", async () => {
  const one = await readContenido("::eleccion cuna | Una\n::producto silla");
  expect(one.elecciones).toEqual([]);
  const { elecciones } = await readContenido(
    "::eleccion silla | Una\nTexto\n::eleccion cuna | Otra",
  );
  expect(elecciones.map(({ producto, puesto }) => [producto.slug, puesto])).toEqual([
    ["silla", 1],
    ["cuna", 2],
  ]);
  expect(guiaJsonLd(elecciones, "https://sitio.test").itemListElement).toEqual([
    expect.objectContaining({ position: 1, url: "https://sitio.test/producto/silla" }),
    expect.objectContaining({ position: 2, url: "https://sitio.test/producto/cuna" }),
  ]);
  const html = await draw("::eleccion silla | Una\n::eleccion cuna | Otra", ContenidoDeArticulo);
  expect(html.indexOf("de un vistazo")).toBeLessThan(html.indexOf('id="eleccion-1"'));
  expect(html).toContain('href="#eleccion-2"');
});

it("gives a guide to the category that most of its picks have", async () => {
  const contenido = "::eleccion silla\n::eleccion cuna | Para siempre\n::eleccion minicuna";
  await addConsejo("guia", { contenido });
  await addConsejo("oculta", { contenido, estado: "draft" });
  await addConsejo("sola", { contenido: "::eleccion cuna" });
  expect([...(await findGuias())]).toEqual([
    [
      "mobiliario",
      [
        {
          ...{ titulo: "Consejo guia", slug: "guia", fecha: expect.any(String) },
          elecciones: [
            { id: "p-silla", slug: "silla", title: expect.any(String), etiqueta: "" },
            { id: "p-cuna", slug: "cuna", title: expect.any(String), etiqueta: "Para siempre" },
            { id: "p-minicuna", slug: "minicuna", title: expect.any(String), etiqueta: "" },
          ],
        },
      ],
    ],
  ]);
});

it("offers the lines that name what was searched for", async () => {
  await addConsejo("dormir");
  const lines = async (q: string) =>
    (await findInsertables(q)).flatMap(({ insertables }) =>
      insertables.flatMap(({ lineas }) => lineas.map(([, linea]) => linea)),
    );
  expect(await lines("una cuna")).toEqual([`![Una cuna](/media/${SHA})`]);
  expect(await lines("producto minicuna")).toEqual([
    "::producto minicuna",
    "::eleccion minicuna | La mejor para…",
  ]);
  expect(await lines("dormir")).toEqual(["[Consejo dormir](/consejos/dormir)"]);
  expect((await lines("")).length).toBeGreaterThan(4);
});

it("notes what a text names and visitors cannot see", async () => {
  await addConsejo("dormir");
  await addConsejo("oculto", { estado: "draft" });
  const notas = await checkMenciones(
    [
      "::producto cuna-vieja",
      "::eleccion borrador | Una",
      `![](/media/${SHA})`,
      `![Una](/media/${"b".repeat(24)})`,
      "- [a](/consejos/dormir) y **[b](/consejos/oculto)**",
      "[e](/como-probamos), [f](/contacto?x=1), [g](/), [h](/categoria/sueno)",
      "| [c](/producto/silla) | [d](/producto/retirado-hace-tiempo#fin) |",
    ].join("\n"),
  );
  expect(notas.map(({ texto }) => texto)).toEqual([
    "El producto «borrador» no se dibuja: es un borrador, está retirado o no existe.",
    "La imagen de la línea 4 ya no está en la biblioteca.",
    "El enlace a /consejos/oculto no lleva a ninguna página publicada.",
    "El enlace a /como-probamos no lleva a ninguna página publicada.",
    "El enlace a /producto/retirado-hace-tiempo#fin no lleva a ninguna página publicada.",
  ]);
});

const notasOf = async (...lines: string[]) =>
  (await checkMenciones(lines.join("\n"))).map(({ texto }) => texto);

it("names each line that will be read with its marks", async () => {
  const literal = [
    "##Sin espacio",
    "# Un hash",
    "* Una nota",
    "-uno",
    "1.uno",
    "1)uno",
    ">tres",
    "::otra uno",
    "::producto a | b",
    "Ver [esto](ftp://x.test) y más",
    "![Una foto](https://x.test/a.jpg)",
    "Algo **a medias",
    "Un <b>texto</b>",
    "Madres&nbsp;e hijas",
    "__mucho__",
    "• Guardado antes",
    "## Un **título",
    "- uno\n- **dos",
    "> cita [a](x)",
    "| a | b |\n|---|---|\n| **c | d |",
  ].join("\n\n");
  const lines = literal.split("\n");
  const expected = lines.flatMap((line, n) =>
    line === "" || /^(- uno|\| a|\|--)/.test(line)
      ? []
      : `La línea ${n + 1}, «${line}», se leerá tal como está escrita, con sus signos.`,
  );
  expect(expected).toHaveLength(20);
  expect(await notasOf(literal)).toEqual(expected);
});

it("notes no line that is read, or that says what it looks like", async () => {
  expect(
    await notasOf(
      ...["## Uno", "### Dos", "- tres", "4. cuatro", "> cinco", "::aviso seis", "| a | b |"],
      ...["*cursiva* y **negrita**", "[a](https://x.test) y [b](http://y.test)", "2 * 3 = 6"],
      ...["—Hola —dijo.", "-5 °C", "3.5 kg", "1985. Fue un año", "a < b y c > d", "[sic]"],
      ...["Talla n.º 3 & co; p. ej. a_b_c", "o bien", "::producto cuna", "€ 20", "/consejos"],
    ),
  ).toEqual([]);
});

it("names twenty lines one by one, and the others together", async () => {
  const notas = await notasOf(...Array.from({ length: 23 }, (_, n) => `#uno${n}`));
  expect(notas).toHaveLength(21);
  expect(notas.at(-1)).toBe("También las líneas 21, 22, 23 se leerán así.");
  expect(await notasOf(`#${"á".repeat(60)}`)).toEqual([
    `La línea 1, «#${"á".repeat(39)}», se leerá tal como está escrita, con sus signos.`,
  ]);
});

it("finds the published articles that show a product, as a pick or as a card, newest first", async () => {
  await addConsejo("guia", {
    contenido: "::eleccion cuna | La mejor\n::eleccion silla | Otra\n",
    fecha: "2026-01-01T10:00:00.000Z",
  });
  await addConsejo("texto", {
    contenido: "Primero.\n\n::producto cuna\n\n::producto cuna\n",
    fecha: "2026-02-01T10:00:00.000Z",
  });
  await addConsejo("borrador", { contenido: "::producto cuna", estado: "draft" });
  await addConsejo("nada", { contenido: "Habla de ::producto cuna en medio de una línea." });
  const slugs = async (id: string) => (await findMenciones(id)).map(({ slug }) => slug);
  expect(await slugs("p-cuna")).toEqual(["texto", "guia"]);
  expect(await slugs("p-silla")).toEqual(["guia"]);
  expect(await slugs("p-nada")).toEqual([]);
});
