import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { CategoriaTextos } from "~nouns/categorias/screens/categoria-textos";
import { withoutLooks } from "../../../../support/drawn";

const draw = (como_elegir: string) =>
  withoutLooks(
    renderToStaticMarkup(<CategoriaTextos textos={{ como_elegir, en_que_nos_fijamos: "" }} />),
  );

it("parts a text at its empty lines and leaves out a text that is empty", () => {
  expect(draw("Mide <b>.\nDos.\n \nPesa.\n\n\nFin")).toBe(
    '<section aria-labelledby="como_elegir"><details><summary><h2 id="como_elegir">Cómo elegir</h2><svg aria-hidden="true"><use href="/iconos.svg#flecha"></use></svg></summary><p>Mide &lt;b&gt;.\nDos.</p><p>Pesa.</p><p>Fin</p></details></section>',
  );
  expect(draw("")).toBe("");
});
