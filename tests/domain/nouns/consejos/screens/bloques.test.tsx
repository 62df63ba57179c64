import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import {
  CategoriasPopulares,
  ConsejosRelacionados,
  ProductosRecomendados,
} from "~nouns/consejos/screens/consejo-blocks";
import { ListaConsejos } from "~nouns/consejos/screens/lista-consejos";
import { UltimosConsejos } from "~nouns/consejos/screens/ultimos-consejos";

const failed = { failed: true } as const;
const empty = { data: [] };
const filtro = { q: "", categoria: "", pagina: 1 };
const list = { filtro, paginas: 1, titulo: undefined, isUnknown: false };

it.each([
  [
    <ListaConsejos key="" lista={failed} {...list} />,
    "No se pudieron cargar los artículos. Inténtalo de nuevo más tarde.",
  ],
  [
    <ListaConsejos key="" lista={{ data: { consejos: [], total: 0 } }} {...list} />,
    "Todavía no hay artículos publicados.",
  ],
  [
    <ListaConsejos
      key=""
      lista={{ data: { consejos: [], total: 0 } }}
      {...list}
      filtro={{ ...filtro, q: "cuna" }}
    />,
    "No hay artículos que coincidan con tu búsqueda.",
  ],
  [<UltimosConsejos key="" consejos={failed} />, "No se pudieron cargar los últimos consejos."],
  [<UltimosConsejos key="" consejos={empty} />, "No hay consejos disponibles."],
  [
    <ConsejosRelacionados key="" consejos={failed} />,
    "No se pudieron cargar los artículos. Inténtalo de nuevo más tarde.",
  ],
  [
    <ProductosRecomendados key="" productos={failed} />,
    "No se pudieron cargar los productos. Inténtalo de nuevo más tarde.",
  ],
  [
    <CategoriasPopulares key="" categorias={failed} />,
    "No se pudieron cargar las categorías. Inténtalo de nuevo más tarde.",
  ],
])("a block by itself says %#", (bloque, text) => {
  expect(renderToStaticMarkup(bloque)).toContain(`>${text}<`);
});

it.each([
  <ConsejosRelacionados key="" consejos={empty} />,
  <ProductosRecomendados key="" productos={empty} />,
  <CategoriasPopulares key="" categorias={empty} />,
])("a block beside an article hides when it is empty (%#)", (bloque) => {
  expect(renderToStaticMarkup(bloque)).toBe("");
});

it.each([{ q: "zzzz" }, { categoria: "no-existe" }])(
  "a list that has nothing for %j leads to all articles",
  (asked) => {
    const none = { data: { consejos: [], total: 0 } };
    const html = renderToStaticMarkup(
      <ListaConsejos lista={none} {...list} filtro={{ ...filtro, ...asked }} />,
    );
    expect(html).toContain("No hay artículos que coincidan con tu búsqueda.");
    expect(html).toMatch(/<a href="\/consejos"[^>]*>Ver todos los consejos</);
  },
);
