import { expect, it } from "vitest";
import { parseFiltro } from "~nouns/consejos/rules/filtro";

it.each([
  ["", { q: "", categoria: "", pagina: 1 }],
  ["q=%20%20sue%C3%B1o%20&categoria=sueno&pagina=2", { q: "sueño", categoria: "sueno", pagina: 2 }],
  [`q=${"a".repeat(101)}`, { q: "a".repeat(100), categoria: "", pagina: 1 }],
  [`q=${encodeURIComponent("👶".repeat(101))}`, { q: "👶".repeat(100), categoria: "", pagina: 1 }],
  ["q=a&q=b&pagina=-1", { q: "a", categoria: "", pagina: 1 }],
  ["q=fiebre%09%20en&categoria=%1Bsalud", { q: "fiebre en", categoria: "salud", pagina: 1 }],
  [`categoria=${"s".repeat(121)}`, { q: "", categoria: "s".repeat(120), pagina: 1 }],
  ["pagina=dos", { q: "", categoria: "", pagina: 1 }],
])("reads %s", (query, filtro) => {
  expect(parseFiltro(new URLSearchParams(query))).toEqual(filtro);
});
